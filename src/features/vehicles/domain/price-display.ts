import { formatCents, type Cents } from '#src/shared/domain/money.ts'
import type { AuState } from '#src/shared/domain/au-state.ts'
import type { CarType, PriceKind } from './vehicle.ts'

/** CARD-012: a reduced price counts only above ten dollars. */
export const REDUCED_PRICE_CENTS_MIN = 10_00

/** A former price above this ratio to the current one is a data error or an invented anchor, and is not shown. */
const WAS_PRICE_RATIO_MAX = 1.4

/** What the price rules read. Vehicle has this shape; toVehicleFacts converts a StockDocument. */
export type PriceFacts = {
  priceCents: Cents | null
  priceKind: PriceKind
  priceState: AuState | string | null
  beforePriceCents: Cents | null
  offerPriceCents: Cents | null
  subscriptionPriceCents: Cents | null
  isPreorder: boolean
  carType: CarType | string
}

export type PriceSettings = { offersSubscriptions: boolean; noPriceText: string }

/** A price ready to show. Every amount comes with a label that says what it includes. */
export type PriceDisplay =
  | {
      kind: 'subscription' | 'reduced' | 'price'
      amountCents: Cents
      text: string
      suffix: '/week' | null
      label: string
      wasText: string | null
      isReduced: boolean
    }
  | {
      kind: 'preorder' | 'none'
      amountCents: null
      text: string
      suffix: null
      label: null
      wasText: null
      isReduced: false
    }

/** `Drive away, QLD`, `Excl. govt charges`: what a price includes (standards.md B9); null for price on application. */
export function priceKindLabel(kind: PriceKind, state: string | null): string | null {
  const place = state ? `, ${state}` : ''
  if (kind === 'drive_away') return `Drive away${place}`
  if (kind === 'estimated_drive_away') return `Est. drive away${place}`
  if (kind === 'egc') return 'Excl. govt charges'
  return null
}

/** The sentence that explains the label, for a tooltip and the vehicle page. */
export function priceKindNote(kind: PriceKind, state: string | null): string {
  const place = state ? ` in ${state}` : ''
  if (kind === 'drive_away') return `Includes stamp duty, registration and dealer delivery${place}.`
  if (kind === 'estimated_drive_away')
    return `Estimate including government charges${place}; ask for the final figure.`
  if (kind === 'egc')
    return 'Government charges such as stamp duty and registration are extra. Ask us for a drive away price.'
  return 'Ask us for the price of this vehicle.'
}

/** The prices of a vehicle that may be shown anywhere, in cents. */
export type ToldPrices = {
  advertisedCents: Cents | null
  wasCents: Cents | null
  /** Per week. */
  subscriptionCents: Cents | null
}

/**
 * The rule for which prices may be shown: for a price on application none, not even a former price or subscription
 * from which it could be worked out (standards.md B9). Used by pages and the index.
 */
export function toldPrices(facts: PriceFacts): ToldPrices {
  const isTold = facts.priceKind !== 'on_application'
  const advertisedCents = advertisedPriceCents(facts)
  const subscription = facts.subscriptionPriceCents ?? 0
  return {
    advertisedCents,
    wasCents: advertisedCents === null ? null : wasPriceCents(facts, advertisedCents),
    subscriptionCents: isTold && subscription > 0 ? subscription : null,
  }
}

/**
 * What shows as the price, in the spec's order: subscription per week, reduced price above $10, normal price,
 * PREORDER, the site's no-price text (CARD-011 to CARD-015, CARD-023, CARD-024). A number of unknown kind or on
 * application is never shown.
 */
export function toPriceDisplay(facts: PriceFacts, settings: PriceSettings): PriceDisplay {
  const { advertisedCents: amountCents, wasCents: was, subscriptionCents } = toldPrices(facts)
  if (settings.offersSubscriptions && subscriptionCents !== null) {
    return {
      kind: 'subscription',
      amountCents: subscriptionCents,
      text: formatCents(subscriptionCents),
      suffix: '/week',
      label: 'Subscription',
      wasText: null,
      isReduced: false,
    }
  }
  const label = priceKindLabel(facts.priceKind, facts.priceState)
  if (label !== null && amountCents !== null) {
    return {
      kind: amountCents === facts.priceCents ? 'price' : 'reduced',
      amountCents,
      text: formatCents(amountCents),
      suffix: null,
      label,
      wasText: was === null ? null : formatCents(was),
      isReduced: was !== null,
    }
  }
  const text = facts.isPreorder ? 'PREORDER' : settings.noPriceText
  return {
    kind: facts.isPreorder ? 'preorder' : 'none',
    amountCents: null,
    text,
    suffix: null,
    label: null,
    wasText: null,
    isReduced: false,
  }
}

/** Advertised cents: the offer if above $10, else the price if above 0, else null (CARD-012, CARD-013). */
export function shownPriceCents(facts: Pick<PriceFacts, 'priceCents' | 'offerPriceCents'>): Cents | null {
  if (facts.offerPriceCents !== null && facts.offerPriceCents > REDUCED_PRICE_CENTS_MIN)
    return facts.offerPriceCents
  return facts.priceCents !== null && facts.priceCents > 0 ? facts.priceCents : null
}

/** The price as a number if one may be shown; null for price on application. */
export function advertisedPriceCents(
  facts: Pick<PriceFacts, 'priceKind' | 'priceCents' | 'offerPriceCents'>,
): Cents | null {
  return facts.priceKind === 'on_application' ? null : shownPriceCents(facts)
}

/**
 * The former price next to a reduced one, or null (CARD-024). It must be a price this vehicle was offered at (ACL
 * s 18 and s 29, standards.md B9 trap 7): its own normal price if an offer undercuts it, else the feed's
 * before_price on demo and used stock. On new vehicles before_price is a list price, not a former offer.
 */
export function wasPriceCents(facts: PriceFacts, shownCents: Cents): Cents | null {
  const { priceCents, beforePriceCents } = facts
  if (priceCents !== null && priceCents > shownCents) return withinBounds(priceCents, shownCents)
  if (facts.carType === 'new' || beforePriceCents === null) return null
  return withinBounds(beforePriceCents, shownCents)
}

function withinBounds(formerCents: Cents, shownCents: Cents): Cents | null {
  return formerCents > shownCents && formerCents <= shownCents * WAS_PRICE_RATIO_MAX ? formerCents : null
}
