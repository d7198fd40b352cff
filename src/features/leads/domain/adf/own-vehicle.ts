import { COMMON_MAKES } from '#src/shared/domain/vehicle/common-makes.ts'
import type { Lead } from '../lead.ts'
import { requiredNode, textNode, type XmlNode } from './adf-xml.ts'
import { yearIn } from './year-in-words.ts'

/** ADF's word for a vehicle the shopper offers: sold outright, or traded in for another. */
export function offeredAs({ subcategory, vehicle }: Lead): 'sell' | 'trade-in' {
  return subcategory === 'Sell My Car' && !vehicle ? 'sell' : 'trade-in'
}

type OwnVehicle = { year: string | null; make: string | null; model: string | null; badge: string | null }

/**
 * The shopper's own vehicle: the one they offer, or the one they bring in for service (no interest is claimed then). A
 * year that was not given is left out, because receivers read it as a number. (standards.md B1)
 */
export function ownVehicleNode(lead: Lead, interest: 'sell' | 'trade-in' | null): XmlNode {
  const { answers, tradeIn } = lead
  const { year, make, model, badge } = tradeIn ? { ...tradeIn, year: String(tradeIn.year) } : described(lead)
  const rego = tradeIn?.rego ?? answers.Rego
  const plateState = tradeIn?.regoState ?? answers.rego_state
  const state = plateState ? ` (${plateState})` : ''
  const said = [rego ? `Rego ${rego}${state}` : null, answers.vehicle_details].filter(Boolean)
  return {
    name: 'vehicle',
    attributes: { interest: interest ?? undefined, status: 'used' },
    children: [
      textNode('year', year),
      requiredNode('make', make),
      requiredNode('model', model),
      textNode('trim', badge),
      answers.kms ? textNode('odometer', answers.kms, { units: 'km' }) : null,
      textNode('comments', said.length > 0 ? said.join('. ') : 'Details to be asked.'),
    ],
  }
}

/** A vehicle the shopper wants and typed; whether it is new they did not say. */
export function wantedNode(lead: Lead, words: string, interest: string): XmlNode {
  const { year, make, model } = described(lead, words)
  return {
    name: 'vehicle',
    attributes: { interest },
    children: [
      textNode('year', year),
      requiredNode('make', make),
      requiredNode('model', model),
      textNode('comments', `As the customer typed it: ${words}`),
    ],
  }
}

/** From the shopper's own words, such as `2018 Mazda 3 Touring`; the make only if it is known. */
function described({ answers, prefill, vehicle }: Lead, words = answers.vehicle_details ?? ''): OwnVehicle {
  const make = (vehicle ? null : String(prefill['Vehicle Make'] ?? '') || null) ?? makeIn(words)
  const found = yearIn(words, make)
  const rest = found ? `${words.slice(0, found.at)}${words.slice(found.at + found.year.length)}` : words
  const at = make ? rest.toLowerCase().indexOf(make.toLowerCase()) : -1
  const model = (at < 0 ? rest : rest.slice(at + (make ?? '').length)).replace(/\s+/g, ' ').trim()
  return { year: found?.year ?? null, make, model: model || null, badge: null }
}

/** The make the words begin with, after a year; null for one that is not common. */
function makeIn(words: string): string | null {
  const start = `${words.replace(/^\s*(?:\d{4}\b)?\s*/, '').toLowerCase()} `
  return COMMON_MAKES.find((make) => start.startsWith(`${make.toLowerCase()} `)) ?? null
}
