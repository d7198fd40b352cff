import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeAdf } from '../../domain/adf/adf.ts'
import { type AdfElement, checkAdf } from '../../domain/adf/adf-check.ts'
import { ADF_PROFILES, adfProfile } from '../../domain/adf/adf-profile.ts'
import { aLead, aLeadVehicle } from '../../domain/lead-samples.ts'
import type { Lead } from '../../domain/lead.ts'
import { parseAdf } from './adf-parse.ts'

const tradeIn = {
  'do-you-have-a-trade-in': 'Yes',
  Rego: '123TST',
  kms: '45000',
  dateTime: '2026-11-23T09:30',
}
const HOSTILE = `"'><script>&amp;</comments><![CDATA[x]]> \u0000\u0008\ud800 🚗 é 漢 \u202e`
const faultsOf = (lead: Lead, profile: string) =>
  checkAdf(parseAdf(writeAdf(lead, adfProfile(profile))), ['leadtype'])
const find = (element: AdfElement, path: string[]): AdfElement | undefined =>
  path.reduce<AdfElement | undefined>(
    (at, name) => at?.children.find((child) => child.name === name),
    element,
  )

for (const profile of Object.keys(ADF_PROFILES)) {
  test(`the ADF of profile ${profile} matches its golden file byte for byte`, async () => {
    const lead = aLead({ category: 'Test Drive', answers: tradeIn })
    const { name, ...person } = lead.person
    const xml = writeAdf({ ...lead, person: { ...person, name: `${name} & "Sons"` } }, adfProfile(profile))
    await expect(xml).toMatchFileSnapshot(`../../domain/adf/golden/${profile}.xml`)
    expect(checkAdf(parseAdf(xml), profile === 'leadtype' ? ['leadtype'] : [])).toEqual([])
  })
}

test('a lead without a vehicle, with a demo, or without price, name or colour is still complete', () => {
  const bare = aLeadVehicle({
    carType: 'demo',
    priceCents: null,
    km: null,
    vin: null,
    colour: null,
    body: null,
    badge: null,
    imageUrl: null,
    doors: null,
    transmission: null,
  })
  const nobody = { ...aLead().person, lastName: null, postcode: null, preferredContact: null }
  for (const profile of Object.keys(ADF_PROFILES)) {
    for (const lead of [
      aLead({ vehicle: null }),
      aLead({ vehicle: bare }),
      aLead({ person: nobody, message: null }),
      aLead({ answers: { 'do-you-have-a-trade-in': 'Yes' } }),
    ]) {
      expect(faultsOf(lead, profile)).toEqual([])
    }
  }
})

test('hostile text in every field neither breaks nor changes the document (pain 3)', () => {
  const lead = aLead({
    person: {
      name: HOSTILE,
      lastName: HOSTILE,
      email: 'jo@example.com',
      phone: '0412345678',
      postcode: '4006',
      preferredContact: 'Email',
    },
    message: HOSTILE,
    vehicle: aLeadVehicle({
      make: HOSTILE,
      model: HOSTILE,
      badge: HOSTILE,
      colour: HOSTILE,
      name: HOSTILE,
      stockNumber: HOSTILE,
    }),
    answers: { Rego: HOSTILE },
  })
  expect(faultsOf(lead, 'standard')).toEqual([])
  const make = find(parseAdf(writeAdf(lead, adfProfile('standard'))), ['prospect', 'vehicle', 'make'])
  expect(make?.text).toBe(HOSTILE.replace(/[\0\b]/g, '').replace('\ud800', '\ufffd'))
})

test('whatever a shopper writes is read from the XML unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (message) => {
      const adf = parseAdf(writeAdf(aLead({ message }), adfProfile('standard')))
      expect(checkAdf(adf)).toEqual([])
      const comments = find(adf, ['prospect', 'customer', 'comments'])?.text ?? ''
      const carried = [...message.toWellFormed()].filter(isXmlCharacter).join('')
      expect(comments.startsWith(carried)).toBe(true)
    }),
  )
})

test('a document that is malformed or has a DOCTYPE is refused by the parser', () => {
  expect(() => parseAdf('<adf>')).toThrow()
  expect(() => parseAdf('<!DOCTYPE adf SYSTEM "x"><adf/>')).toThrow('DOCTYPE')
})

function isXmlCharacter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  if (code === 0xfffe || code === 0xffff || (code >= 0x7f && code <= 0x9f && code !== 0x85)) return false
  return code >= 0x20 || [0x9, 0xa, 0xd].includes(code)
}
