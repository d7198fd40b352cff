import type { CarType, ItemType } from '#src/features/vehicles/domain/vehicle.ts'
import type { MarketVehicle } from '#src/features/market-price/domain/market-vehicle.ts'

/** A prior rate as a share of the price (natural logarithm): mean and standard deviation. */
type Rate = { mean: number; deviation: number }

/** Prior rates per model year and per 10,000 km: loose rules of thumb, corrected by comparables. */
const RATES: Record<ItemType, { year: Rate; tenThousandKm: Rate }> = {
  car: { year: { mean: 0.08, deviation: 0.03 }, tenThousandKm: { mean: -0.02, deviation: 0.012 } },
  truck: { year: { mean: 0.09, deviation: 0.03 }, tenThousandKm: { mean: -0.007, deviation: 0.004 } },
  motorcycle: { year: { mean: 0.08, deviation: 0.03 }, tenThousandKm: { mean: -0.07, deviation: 0.04 } },
  caravan: { year: { mean: 0.08, deviation: 0.03 }, tenThousandKm: { mean: 0, deviation: 0.01 } },
}

/** Demonstrators and new vehicles relative to used ones of the same year and distance. */
const CAR_TYPES: Record<CarType, Rate> = {
  used: { mean: 0, deviation: 0 },
  demo: { mean: 0.05, deviation: 0.06 },
  new: { mean: 0.14, deviation: 0.08 },
}

/** Drive-away prices include stamp duty, registration and insurance; prices excluding government charges do not. */
const DRIVE_AWAY: Rate = { mean: 0.055, deviation: 0.025 }

/** Extra spread per year of distance and for unknown kilometres (variances add up). */
const SPREAD_A_YEAR = 0.025
const SPREAD_UNKNOWN_KM = 0.09

/** How a comparable differs from the subject, in terms of price. */
export type Adjustment = {
  /** How much more the prior rates expect the comparable to cost, in log price. */
  expected: number
  /** The differences scaled by their rates' uncertainty; products give the uncertainty two comparables share. */
  features: number[]
  /** Extra variance that the rates do not cover. */
  variance: number
}

/** Adjusts a comparable's year, kilometres, car type and price kind to the subject's (like for like). */
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
