import { dollarsFromCents } from '#src/shared/domain/money.ts'
import { advertisedPriceCents } from '#src/features/vehicles/domain/price-display.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { filterAnd, filterIn, filterRange, quoteFilterValue } from '../filter/filter-value.ts'

/** Similar vehicles shown (VDP-028). */
export const SIMILAR_SHOWN = 6
const LOW_PRICE_DOLLARS = 50_000
const LOW_BAND_DOLLARS = 10_000
const HIGH_BAND_DOLLARS = 25_000

export type SimilarTo = { id: string; itemType: string; body: string | null; priceDollars: number | null }

/** The facts by which similar vehicles are found. */
export function toSimilarTo(vehicle: Vehicle): SimilarTo {
  const cents = advertisedPriceCents(vehicle)
  return {
    id: vehicle.id,
    itemType: vehicle.itemType,
    body: vehicle.simpleBody || null,
    priceDollars: cents === null ? null : dollarsFromCents(cents),
  }
}

/** Nearest price first; unchanged if there is no price to compare with. */
export function nearestPriceFirst<Hit extends { price_range: number | null }>(
  hits: readonly Hit[],
  priceDollars: number | null,
): Hit[] {
  if (priceDollars === null) return [...hits]
  const distance = ({ price_range }: Hit) => Math.abs((price_range ?? 0) - priceDollars)
  return hits.toSorted((a, b) => distance(a) - distance(b))
}

/** Similar vehicles a page knows: those shown, and some to replace any that are sold meanwhile. */
export const SIMILAR_KNOWN = 10

/** The body of a similar-cars request by ids: one query of exactly these five keys (API-001). */
export function similarCall(ids: readonly string[]) {
  const filter = filterAnd('status = in_stock', filterIn('id', ids))
  return {
    queries: [{ indexUid: 'vehicles', facets: [], attributesToHighlight: [], limit: SIMILAR_KNOWN, filter }],
  }
}

/** VDP-029: ±$10,000 below $50,000, else ±$25,000, both ends included; null without a price. */
export function similarPriceBand(priceDollars: number | null): { min: number; max: number } | null {
  if (priceDollars === null) return null
  const band = priceDollars < LOW_PRICE_DOLLARS ? LOW_BAND_DOLLARS : HIGH_BAND_DOLLARS
  return { min: Math.max(0, priceDollars - band), max: priceDollars + band }
}

/** VDP-029 and VDP-030: in stock, same item type, in the price band, not itself. */
export function similarFilter(vehicle: SimilarTo, sameBody: boolean): string {
  const band = similarPriceBand(vehicle.priceDollars)
  return filterAnd(
    'status = in_stock',
    `id != ${quoteFilterValue(vehicle.id)}`,
    `item_type = ${quoteFilterValue(vehicle.itemType)}`,
    band && filterRange('price_range', band),
    sameBody && vehicle.body !== null ? `body = ${quoteFilterValue(vehicle.body)}` : null,
  )
}
