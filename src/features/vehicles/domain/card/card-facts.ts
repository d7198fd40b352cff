import { centsFromDollars } from '#src/shared/domain/money.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import type { ButtonFacts } from '#src/features/vehicles/domain/button-rules.ts'
import { PRICE_KINDS, type PriceKind } from '#src/features/vehicles/domain/vehicle.ts'
import { advertisedPriceCents, type PriceFacts } from '#src/features/vehicles/domain/price-display.ts'
import type { TagFacts } from '#src/features/vehicles/domain/tag-priority.ts'

/** A search document in the form the vehicle rules read: cents and milliseconds, with sold taken from the status. */
export type CardFacts = PriceFacts & TagFacts & ButtonFacts

/**
 * Converts a search document to the facts of the shared rules, so that card and page agree. The document has the
 * displayed price and perhaps a former price; to the rules that is a price with an offer.
 */
export function toCardFacts(document: StockDocument): CardFacts {
  const priceKind = toPriceKind(document.price_kind)
  const shownCents = toCents(document.price)
  const wasCents = toCents(document.before_price)
  const priceCents = wasCents ?? shownCents
  const offerPriceCents = wasCents === null ? null : shownCents
  return {
    make: document.make,
    carType: document.car_type,
    status: document.status,
    isSold: document.status === 'sold',
    isReserved: document.reserved,
    isCertified: document.certified,
    isReduced: wasCents !== null,
    tag: document.tag,
    fuelText: document.fuel,
    createdAtMs: document.created_at_timestamp * 1000,
    priceCents,
    priceKind,
    priceState: document.price_state,
    beforePriceCents: null,
    offerPriceCents,
    subscriptionPriceCents: toCents(document.subscription_price),
    isPreorder: document.preorder,
    shownPriceCents: advertisedPriceCents({ priceKind, priceCents, offerPriceCents }),
    photosCount: document.photos_count,
    categories: document.categories,
    locationId: document.location_id,
  }
}

function toCents(dollars: number | null): number | null {
  return dollars === null ? null : centsFromDollars(dollars)
}

/** An unknown kind shows no number, to be safe (standards.md B9). */
function toPriceKind(text: string): PriceKind {
  return PRICE_KINDS.find((kind) => kind === text) ?? 'on_application'
}
