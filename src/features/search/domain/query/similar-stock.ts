import { filterAnd, filterRange, quoteFilterValue } from '../filter/filter-value.ts'

/** Spec section 13: similar vehicles shown. */
export const SIMILAR_SHOWN = 6
const LOW_PRICE_DOLLARS = 50_000
const LOW_BAND_DOLLARS = 10_000
const HIGH_BAND_DOLLARS = 25_000

export type SimilarTo = { id: string; itemType: string; body: string | null; priceDollars: number | null }

/** VDP-028: ±$10,000 under $50,000, else ±$25,000, both ends included; null without a price. */
export function similarPriceBand(priceDollars: number | null): { min: number; max: number } | null {
  if (priceDollars === null) return null
  const band = priceDollars < LOW_PRICE_DOLLARS ? LOW_BAND_DOLLARS : HIGH_BAND_DOLLARS
  return { min: Math.max(0, priceDollars - band), max: priceDollars + band }
}

/** VDP-029 and VDP-030: in stock, of the same item type, in the price band, not itself. */
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
