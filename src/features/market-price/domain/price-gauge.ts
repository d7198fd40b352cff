import { type Cents, formatCents } from '#src/shared/domain/money.ts'
import type { CarType } from '#src/features/vehicles/domain/vehicle.ts'
import { OUTSIDE_SELLERS_NEEDED } from './comparable-search.ts'
import type { MarketEstimate } from './model/estimate-market.ts'

/** The basis of an estimate: when, how many sellers outside the group, how many of the vehicles are sold. */
export type MarketGround = { asAtMs: number; outsideSellers: number; ownCount: number; soldCount: number }

/** How a gauge was calculated: standards.md B9 trap 6 requires method, count and date with every verdict. */
export type GaugeBasis = MarketGround & { count: number; averageCents: Cents }

/**
 * A price relative to its market (DATA-017), from any source. `fill` is 1 at the cheap end of the range and 0 at
 * the expensive end; null fields mean insufficient data. `basis` is null if a vendor does not give its own.
 */
export type PriceGauge = {
  fill: number | null
  listingPriceCents: Cents | null
  marketMinCents: Cents | null
  marketMaxCents: Cents | null
  confidence: number | null
  description: string
  basis: GaugeBasis | null
}

/** The gauge response's field names; money in dollars (DATA-017, API-003). */
export type PriceGaugeResponse = {
  fill: number | null
  listing_price: number | null
  market_range_min: number | null
  market_range_max: number | null
  confidence: number | null
  description: string
}

/** Fewer comparables give no range: they would reflect one dealer's prices rather than a market. */
export const COMPARABLES_NEEDED = 3
/** A price further from the average than this factor is a different vehicle or a typing mistake: no verdict. */
const STRANGE_FACTOR = 2
/**
 * A price this far below comparable ones is implausible and makes no claim until the dealer has checked it. New
 * and demonstrator prices vary less than used ones.
 */
const STRANGELY_CHEAP: Record<CarType, number> = { new: 0.8, demo: 0.75, used: 0.6 }
/** No market is known more precisely than this. */
const STEP_CENTS = 50_00

/** Position of a price in a range: 1 at or below `min`, 0 at or above `max`. */
export function gaugeFill(price: number, { min, max }: { min: number; max: number }): number {
  if (max <= min) return price <= min ? 1 : 0
  return Math.min(1, Math.max(0, (max - price) / (max - min)))
}

/**
 * The gauge of an asking price from a market estimate, if there is one. Range ends are multiples of $50. No
 * verdict below three comparables, below three sellers outside the group, or for a price that looks mistyped
 * (`isStrange`).
 */
export function toPriceGauge(
  { priceCents: listingPriceCents, carType }: { priceCents: Cents; carType: CarType },
  estimate: MarketEstimate | null,
  ground: MarketGround,
): PriceGauge & { isStrange?: true } {
  const silent = {
    fill: null,
    listingPriceCents,
    marketMinCents: null,
    marketMaxCents: null,
    confidence: estimate ? roundTo(estimate.confidence, 3) : 0,
    basis: null,
  }
  if (!estimate || estimate.count < COMPARABLES_NEEDED)
    return { ...silent, description: tooFewText(estimate?.count ?? 0) }
  if (ground.outsideSellers < OUTSIDE_SELLERS_NEEDED)
    return { ...silent, confidence: 0, description: 'Too few other dealers advertise comparable vehicles.' }
  const averageCents = toStep(estimate.average)
  const ratio = listingPriceCents / 100 / estimate.average
  if (ratio > STRANGE_FACTOR || ratio < STRANGELY_CHEAP[carType])
    return {
      ...silent,
      isStrange: true,
      confidence: 0,
      description: 'This price is too far from comparable vehicles to be compared.',
    }
  const [min, max] = [toStep(estimate.min), toStep(estimate.max)]
  return {
    ...silent,
    fill: roundTo(gaugeFill(listingPriceCents, { min, max }), 3),
    marketMinCents: min,
    marketMaxCents: max,
    description: differenceText(listingPriceCents, averageCents),
    basis: { ...ground, count: estimate.count, averageCents },
  }
}

/** The six fields of the spec, dollars. */
export function toGaugeResponse(gauge: PriceGauge): PriceGaugeResponse {
  return {
    fill: gauge.fill,
    listing_price: dollars(gauge.listingPriceCents),
    market_range_min: dollars(gauge.marketMinCents),
    market_range_max: dollars(gauge.marketMaxCents),
    confidence: gauge.confidence,
    description: gauge.description,
  }
}

function tooFewText(count: number): string {
  if (count === 0) return 'There is no comparable vehicle to compare this price with.'
  return `Only ${count} comparable ${count === 1 ? 'vehicle' : 'vehicles'}: too few to compare this price with.`
}

/** A price's distance from the average in whole $50, never overstated; negative is below. */
export function averageGap(price: Cents, average: Cents): Cents {
  return Math.trunc((price - average) / STEP_CENTS) * STEP_CENTS
}

function differenceText(price: Cents, average: Cents): string {
  const gap = averageGap(price, average)
  if (gap === 0) return 'About the average of comparable vehicles.'
  return `About ${formatCents(Math.abs(gap))} ${gap < 0 ? 'below' : 'above'} the average of comparable vehicles.`
}

function toStep(dollarAmount: number): Cents {
  return Math.round((dollarAmount * 100) / STEP_CENTS) * STEP_CENTS
}

function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

function dollars(cents: Cents | null): number | null {
  return cents === null ? null : cents / 100
}
