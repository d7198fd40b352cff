import type { ItemType } from '#src/features/vehicles/domain/vehicle.ts'
import type { AuState } from '#src/shared/domain/au-state.ts'
import type { Cents } from '#src/shared/domain/money.ts'

/** The vehicle a shopper would hand in. Texts as typed or as a register tells them. */
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

/** One condition question answered; the spec's wire shape (TRADE-006). */
export type AdjustmentAnswer = { id: string; adjustmentAnswers: string[] }

/** How to reach the shopper and what the dealer must know besides (TRADE-002, TRADE-004). */
export type TradeInContact = {
  name: string
  lastName: string
  postcode: string
  phone: string
  email: string
  preferredContact: 'Phone' | 'Email' | 'SMS'
  finance: 'Yes' | 'No'
  /** Null where the site has one place only. */
  locationId: string | null
  comments: string | null
  optIn: boolean
}

/** One line of an offer; the lines add up to the offer. Negative amounts lower it. */
export type OfferLine = { id: string; label: string; amountCents: Cents }

/** What a figure was made of, so that no offer stands without its method (standards.md B9 trap 6). */
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

/** What a provider answers: an amount with the lines it is made of. */
export type TradeValue = { offerCents: Cents; lines: OfferLine[]; basis: OfferBasis; asAtMs: number }

/** Why there is no online price (TRADE-010 and honest limits). */
export type NoOfferReason =
  | 'too_old'
  | 'too_far'
  | 'too_few_comparables'
  | 'too_low'
  | 'unknown_vehicle'
  | 'unavailable'

/** The result a shopper sees: a price until a moment, or the reason for none. Times in Unix milliseconds. */
export type TradeInOffer =
  | ({ kind: 'price'; validUntilMs: number } & TradeValue)
  | { kind: 'none'; reason: NoOfferReason; asAtMs: number }

/** Everything told so far; null means that this step is still to come. */
export type TradeInFacts = {
  rego: string | null
  regoState: AuState | null
  /** What the register knows of the plate; null when it knows nothing or was not asked. */
  found: TradeInVehicle | null
  vehicle: TradeInVehicle | null
  kms: number | null
  adjustments: AdjustmentAnswer[] | null
  contact: TradeInContact | null
}

/** Facts of a trade-in nobody told anything about yet. */
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
