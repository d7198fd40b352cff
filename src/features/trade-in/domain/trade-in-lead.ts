import type { LeadTradeIn } from '#src/features/leads/domain/lead.ts'
import { formatCents } from '#src/shared/domain/money.ts'
import { formatKilometres } from '#src/shared/domain/number-format.ts'
import { COMMON_MAKES } from '#src/shared/domain/vehicle/common-makes.ts'
import { conditionWords } from './condition-questions.ts'
import { type TradeInFacts, type TradeInOffer, tradeInTitle } from './trade-in.ts'

/** Stages of a trade-in as dealers' systems name them; the last is TRADE-008's exact text. */
export const TRADE_IN_SUBCATEGORY = {
  requested: '1. Valuation Requested',
  offered: '2. Offer Made',
  accepted: '3. Offer Accepted',
} as const
export type TradeInStage = keyof typeof TRADE_IN_SUBCATEGORY | 'call'

/** The stage as sent; a call is asked for at the stage the valuation is in, so none claims an offer that was not made. */
export function tradeInSubcategory(stage: TradeInStage, offer: Pick<TradeInOffer, 'kind'>): string {
  if (stage !== 'call') return TRADE_IN_SUBCATEGORY[stage]
  return `${TRADE_IN_SUBCATEGORY[offer.kind === 'price' ? 'offered' : 'requested']}: Call Requested`
}

type LeadParts = {
  facts: TradeInFacts
  offer: TradeInOffer
  stage: TradeInStage
  photosUrl: string | null
  valuationUrl: string
  /** The reference of the valuation's first lead; null on that lead. */
  firstReference: string | null
  /** The site's vehicle the shopper wants to buy with it. */
  carId: string | null
  locationSlug: string | null
  dateText: (ms: number) => string
}

/** A trade-in's lead fields (TRADE-002, TRADE-004, TRADE-008). Null without contact or vehicle. */
export function tradeInLeadFields(parts: LeadParts): Record<string, string> | null {
  const { facts, stage, carId, locationSlug } = parts
  const { contact, vehicle } = facts
  if (!contact || !vehicle) return null
  return {
    category: 'Trade In',
    subcategory: tradeInSubcategory(stage, parts.offer),
    name: contact.name,
    last_name: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    postcode: contact.postcode,
    PreferredContactMethod: contact.preferredContact,
    Rego: facts.rego ?? '',
    'do-you-have-a-trade-in': 'Yes',
    kms: facts.kms === null ? '' : String(facts.kms),
    opt_in: String(contact.optIn),
    message: leadMessage(parts),
    ...(carId ? { car_id: carId } : {}),
    ...(locationSlug ? { location: locationSlug } : {}),
  }
}

/** The typed trade-in that a lead carries into mail, ADF and webhook. */
export function toLeadTradeIn(parts: LeadParts): LeadTradeIn | null {
  const { facts, offer, stage, photosUrl, valuationUrl, firstReference, dateText } = parts
  const { vehicle, contact } = facts
  if (!vehicle || !contact) return null
  const isPriced = offer.kind === 'price'
  return {
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    badge: vehicle.badge,
    rego: facts.rego,
    regoState: facts.regoState,
    kms: facts.kms,
    finance: contact.finance,
    locationId: contact.locationId,
    offerPriceCents: isPriced ? offer.offerCents : null,
    validUntil: isPriced ? dateText(offer.validUntilMs) : null,
    isAccepted: stage === 'accepted',
    noOfferReason: isPriced ? null : offer.reason,
    adjustments: facts.adjustments ?? [],
    condition: conditionWords(vehicle.itemType, facts.adjustments ?? []),
    lines: isPriced ? offer.lines.map(({ label, amountCents }) => ({ label, amountCents })) : [],
    photosUrl,
    valuationUrl,
    firstReference,
    safeName: safeName(facts),
  }
}

/**
 * The vehicle in words that nobody can misuse to mail others: year and a make known here; with model and plate only as
 * the register has them. Null for a make that was made up.
 */
function safeName({ vehicle, found, rego }: TradeInFacts): string | null {
  if (!vehicle) return null
  const make = COMMON_MAKES.find((known) => known.toLowerCase() === vehicle.make.toLowerCase())
  const isFound = found?.make === vehicle.make && found.model === vehicle.model
  if (!make && !isFound) return null
  if (!isFound) return `${vehicle.year} ${make}`
  return `${vehicle.year} ${vehicle.make} ${vehicle.model}${rego ? ` (rego ${rego})` : ''}`
}

function leadMessage({ facts, offer, stage, dateText }: LeadParts): string {
  const { vehicle, contact, kms, rego, regoState } = facts
  if (!vehicle) return ''
  const what = [
    tradeInTitle(vehicle),
    kms === null ? null : formatKilometres(kms),
    rego ? `rego ${rego}${regoState ? ` (${regoState})` : ''}` : 'no rego given',
  ].filter(Boolean)
  const price =
    offer.kind === 'price'
      ? `${formatCents(offer.offerCents)}, valid until ${dateText(offer.validUntilMs)}, subject to inspection`
      : null
  const said = {
    requested: `No online price was given (${offer.kind === 'none' ? offer.reason.replaceAll('_', ' ') : ''}).`,
    offered: `Online offer: ${price}.`,
    accepted: `The shopper accepts the online offer: ${price}.`,
    call: price ? `Online offer: ${price}. The shopper asks for a call.` : 'The shopper asks for a call.',
  }[stage]
  return [`Trade-in: ${what.join(', ')}.`, said, contact?.comments].filter(Boolean).join('\n')
}
