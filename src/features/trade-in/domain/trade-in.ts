import type { ItemType } from '#src/features/vehicles/domain/vehicle.ts'
import type { AuState } from '#src/shared/domain/au-state.ts'
import type { LeadId, SiteId, TradeInId, VehicleId } from '#src/shared/domain/ids.ts'
import type { Cents } from '#src/shared/domain/money.ts'

export type TradeInVehicle = {
  itemType: ItemType
  year: number
  make: string
  model: string
  badge: string | null
  body: string | null
  fuel: string | null
  transmission: string | null
  drive: string | null
}

/** One answered condition question, in the spec's format (TRADE-006). */
export type AdjustmentAnswer = { id: string; adjustmentAnswers: string[] }

/** Contact details and what else the dealer needs to know (TRADE-002, TRADE-004). */
export type TradeInContact = {
  name: string
  lastName: string
  postcode: string
  phone: string
  email: string
  preferredContact: 'Phone' | 'Email' | 'SMS'
  finance: 'Yes' | 'No'
  /** Null if the site has only one location. */
  locationId: string | null
  comments: string | null
  optIn: boolean
}

/** One line of an offer. The lines add up to the offer; negative amounts reduce it. */
export type OfferLine = { id: string; label: string; amountCents: Cents }

/** How a figure was calculated, because an offer must show its method (standards.md B9 trap 6). */
export type OfferBasis =
  | {
      kind: 'market'
      comparables: number
      averageCents: Cents
      lowCents: Cents
      highCents: Cents
      /** 0 to 1. */
      confidence: number
    }
  | { kind: 'vendor' }

/** A provider's answer: an amount and the lines that make it up. */
export type TradeValue = { offerCents: Cents; lines: OfferLine[]; basis: OfferBasis; asAtMs: number }

/** Why there is no online price (TRADE-010 and limits of the data). */
export type NoOfferReason =
  | 'too_old'
  | 'too_far'
  | 'too_few_comparables'
  | 'too_low'
  | 'needs_inspection'
  | 'unknown_vehicle'
  | 'unavailable'

/** The result shown to a shopper: a price with its expiry, or why there is none. Times in Unix milliseconds. */
export type TradeInOffer =
  | ({ kind: 'price'; validUntilMs: number } & TradeValue)
  | { kind: 'none'; reason: NoOfferReason; asAtMs: number }

/** Everything entered so far; null for steps still to come. */
export type TradeInFacts = {
  rego: string | null
  regoState: AuState | null
  /** What the register knows about the plate; null if nothing, or if it was not asked. */
  found: TradeInVehicle | null
  vehicle: TradeInVehicle | null
  kms: number | null
  adjustments: AdjustmentAnswer[] | null
  contact: TradeInContact | null
}

/** One shopper's trade-in on one site, as stored. */
export type TradeIn = {
  id: TradeInId
  siteId: SiteId
  carId: VehicleId | null
  facts: TradeInFacts
  offer: TradeInOffer | null
  leadId: LeadId | null
  leadReference: string | null
  acceptedAt: Date | null
  acceptedLeadId: LeadId | null
  photoKey: string
}

export const NO_FACTS: TradeInFacts = {
  rego: null,
  regoState: null,
  found: null,
  vehicle: null,
  kms: null,
  adjustments: null,
  contact: null,
}

/** `2021 Toyota Corolla SX`. */
export function tradeInTitle({ year, make, model, badge }: TradeInVehicle): string {
  return [year, make, model, badge].filter(Boolean).join(' ')
}
