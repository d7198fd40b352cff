import { filterAnd, filterRange, quoteFilterValue } from '#src/features/search/domain/filter/filter-value.ts'
import { MARKET_PRICE_CENTS_MIN, type MarketVehicle, OWN_SELLER } from './market-vehicle.ts'

/** How long sold vehicles still indicate the market. */
export const SOLD_DAYS = 40
const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3600

/** The range of one search: years either side, and whether only the same of new, demo and used. */
export type ComparableReach = { years: number; sameCarType: boolean }

/** Searched in turn until ENOUGH_COMPARABLES are found: near years first, then wider, then other car types. */
export const COMPARABLE_REACHES: readonly ComparableReach[] = [
  { years: 2, sameCarType: true },
  { years: 4, sameCarType: true },
  { years: 4, sameCarType: false },
]
export const ENOUGH_COMPARABLES = 8
/**
 * With fewer sellers outside the dealer's own group a range would reveal a rival's price, or the dealer's own.
 */
export const OUTSIDE_SELLERS_NEEDED = 3
/** Comparables that are weighed; more would cost time without changing the result. */
export const COMPARABLES_MAX = 60

/**
 * Stock of every dealership that indicates the market: shown, priced and available, or sold in the last 40 days.
 * Reserved, hidden, coming-soon, preorder and price-on-application stock is excluded. The cut-off is rounded to
 * the hour.
 */
export function marketStockFilter(nowMs: number): string {
  const cutoff = Math.floor((nowMs / 1000 - SOLD_DAYS * DAY_SECONDS) / HOUR_SECONDS) * HOUR_SECONDS
  const isTelling = `(status = in_stock AND reserved = false) OR (status = sold AND sold_date_timestamp > ${cutoff})`
  return filterAnd(
    isTelling,
    'show_on_dealer_website = true',
    'price_kind != on_application',
    `price_range > ${MARKET_PRICE_CENTS_MIN / 100}`,
  )
}

/** Search filter for vehicles of the same make and model within range of the subject. */
export function comparableFilter(subject: MarketVehicle, { years, sameCarType }: ComparableReach): string {
  return filterAnd(
    `item_type = ${quoteFilterValue(subject.itemType)}`,
    `make = ${quoteFilterValue(subject.make)}`,
    `model = ${quoteFilterValue(subject.model)}`,
    filterRange('year', { min: subject.year - years, max: subject.year + years }),
    sameCarType ? `car_type = ${quoteFilterValue(subject.carType)}` : null,
  )
}

/**
 * The comparables to weigh: never the subject itself (by id or VIN), each VIN once, nearest in year, kilometres
 * and variant first, at most COMPARABLES_MAX.
 */
export function pickComparables(subject: MarketVehicle, found: readonly MarketVehicle[]): MarketVehicle[] {
  const seen = new Set([subject.id, ...(subject.vin ? [subject.vin] : [])])
  const others = found.filter(({ id, vin }) => {
    const keys = vin ? [id, vin] : [id]
    if (keys.some((key) => seen.has(key))) return false
    for (const key of keys) seen.add(key)
    return true
  })
  return others
    .map((other) => ({ other, distance: distanceOf(subject, other) }))
    .sort((a, b) => a.distance - b.distance || (a.other.id < b.other.id ? -1 : 1))
    .slice(0, COMPARABLES_MAX)
    .map(({ other }) => other)
}

/** How many sellers outside the requesting site's group advertise these. */
export function outsideSellers(comparables: readonly MarketVehicle[]): number {
  return new Set(comparables.map(({ seller }) => seller).filter((seller) => seller !== OWN_SELLER)).size
}

/** Distance in years; 20,000 km count as a year, a different badge or car type as two. */
function distanceOf(subject: MarketVehicle, other: MarketVehicle): number {
  const km = subject.km === null || other.km === null ? 0 : Math.abs(subject.km - other.km) / 20_000
  const badge = (subject.badge ?? '') === (other.badge ?? '') ? 0 : 2
  return Math.abs(subject.year - other.year) + km + badge + (subject.carType === other.carType ? 0 : 2)
}
