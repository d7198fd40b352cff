import type { CarType, ItemType } from '#src/features/vehicles/domain/vehicle.ts'
import type { MarketVehicle } from '#src/features/market-price/domain/market-vehicle.ts'

/** A starting rate and how sure it is, as a share of the price (natural logarithm): mean and standard deviation. */
type Rate = { mean: number; deviation: number }

/**
 * Starting rates by item type: a model year newer, and 10,000 km more. They are rules of thumb of the trade, held
 * loosely: comparables that say otherwise move them (estimate-market.ts).
 */
const RATES: Record<ItemType, { year: Rate; tenThousandKm: Rate }> = {
  car: { year: { mean: 0.08, deviation: 0.03 }, tenThousandKm: { mean: -0.02, deviation: 0.012 } },
  truck: { year: { mean: 0.09, deviation: 0.03 }, tenThousandKm: { mean: -0.007, deviation: 0.004 } },
  motorcycle: { year: { mean: 0.08, deviation: 0.03 }, tenThousandKm: { mean: -0.07, deviation: 0.04 } },
  caravan: { year: { mean: 0.08, deviation: 0.03 }, tenThousandKm: { mean: 0, deviation: 0.01 } },
}

/** Demonstrators and new vehicles against used ones of the same year and distance. */
const CAR_TYPES: Record<CarType, Rate> = {
  used: { mean: 0, deviation: 0 },
  demo: { mean: 0.05, deviation: 0.06 },
  new: { mean: 0.14, deviation: 0.08 },
}

/** Drive-away prices hold duty, registration and insurance that prices excluding government charges do not. */
const DRIVE_AWAY: Rate = { mean: 0.055, deviation: 0.025 }

/** Spread that distance adds: a year apart, unknown kilometres (variances add up). */
const SPREAD_A_YEAR = 0.025
const SPREAD_UNKNOWN_KM = 0.09

/** How a comparable differs from the subject, in terms of price. */
export type Adjustment = {
  /** What the starting rates expect the comparable to cost more, in log price. */
  expected: number
  /** The differences, each scaled by how unsure its rate is: their products give the doubt that two comparables share. */
  features: number[]
  /** Extra variance for what the rates cannot tell. */
  variance: number
}

/** Brings a comparable's year, kilometres, car type and price kind to the subject's (drive away against EGC: like for like). */
export function adjustmentBetween(subject: MarketVehicle, other: MarketVehicle): Adjustment {
  const rates = RATES[subject.itemType]
  const years = other.year - subject.year
  const isKmKnown = subject.km !== null && other.km !== null
  const distance = isKmKnown ? ((other.km ?? 0) - (subject.km ?? 0)) / 10_000 : 0
  const driveAway = isDriveAway(other) - isDriveAway(subject)
  const types = (['demo', 'new'] as const).map((type) => ({
    rate: CAR_TYPES[type],
    difference: Number(other.carType === type) - Number(subject.carType === type),
  }))
  const parts = [
    { rate: rates.year, difference: years },
    { rate: rates.tenThousandKm, difference: distance },
    { rate: DRIVE_AWAY, difference: driveAway },
    ...types,
  ]
  return {
    expected: parts.reduce((sum, { rate, difference }) => sum + rate.mean * difference, 0),
    features: parts.map(({ rate, difference }) => rate.deviation * difference),
    variance: (SPREAD_A_YEAR * years) ** 2 + (isKmKnown ? 0 : SPREAD_UNKNOWN_KM ** 2),
  }
}

function isDriveAway({ priceKind }: MarketVehicle): number {
  return Number(priceKind !== 'egc')
}
