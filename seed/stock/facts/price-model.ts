import type { CarType } from '#src/features/vehicles/domain/vehicle.ts'
import type { Segment } from '#seed/stock/catalogue/catalogue-model.ts'
import type { Random } from '#seed/stock/random.ts'

/** Share of the new price left after the first year, then kept each further year; usual km a year; share lost per 100,000 km above the usual. */
const SEGMENTS: Record<Segment, { firstYear: number; yearly: number; kmYear: number; kmLoss: number }> = {
  small: { firstYear: 0.84, yearly: 0.9, kmYear: 12_500, kmLoss: 0.3 },
  medium: { firstYear: 0.82, yearly: 0.88, kmYear: 15_000, kmLoss: 0.26 },
  suv: { firstYear: 0.85, yearly: 0.9, kmYear: 14_500, kmLoss: 0.25 },
  fourx4: { firstYear: 0.93, yearly: 0.935, kmYear: 16_000, kmLoss: 0.13 },
  ute: { firstYear: 0.88, yearly: 0.915, kmYear: 19_000, kmLoss: 0.18 },
  van: { firstYear: 0.84, yearly: 0.9, kmYear: 21_000, kmLoss: 0.18 },
  prestige: { firstYear: 0.83, yearly: 0.88, kmYear: 11_500, kmLoss: 0.3 },
  sports: { firstYear: 0.86, yearly: 0.92, kmYear: 8_500, kmLoss: 0.3 },
  electric: { firstYear: 0.76, yearly: 0.85, kmYear: 15_000, kmLoss: 0.22 },
  truck: { firstYear: 0.84, yearly: 0.89, kmYear: 38_000, kmLoss: 0.07 },
  motorcycle: { firstYear: 0.85, yearly: 0.9, kmYear: 3_800, kmLoss: 0.9 },
  caravan: { firstYear: 0.9, yearly: 0.92, kmYear: 0, kmLoss: 0 },
}

/** New prices rose by about this much a year, so an older car was cheaper new than the catalogue says. */
const PRICE_RISE_YEARLY = 0.016

/** Kilometres of a vehicle `ageYears` old, spread around its segment's usual distance. */
export function kilometresAt(segment: Segment, carType: CarType, ageYears: number, random: Random): number {
  const { kmYear } = SEGMENTS[segment]
  if (kmYear === 0) return 0
  if (carType === 'new') return random.int(2, Math.max(3, Math.round(kmYear / 900)))
  if (carType === 'demo') return Math.round(random.int(8, 60) * (kmYear / 250))
  return Math.max(
    40,
    Math.round(kmYear * Math.max(0.25, ageYears) * Math.exp(Math.min(0.6, 0.3 * random.normal()))),
  )
}

/** A fair asking price in dollars, before rounding; `noise` is one draw from a normal distribution. */
export function marketValue(facts: {
  priceNew: number
  segment: Segment
  carType: CarType
  ageYears: number
  km: number
  noise: number
}): number {
  const { firstYear, yearly, kmYear, kmLoss } = SEGMENTS[facts.segment]
  if (facts.carType === 'new') return facts.priceNew * (1.03 + 0.02 * facts.noise)
  if (facts.carType === 'demo')
    return facts.priceNew * (0.95 - 0.4 * kmLoss * (facts.km / 100_000) + 0.015 * facts.noise)
  const age = Math.max(0.2, facts.ageYears)
  const newThen = facts.priceNew * (1 - PRICE_RISE_YEARLY) ** age
  const kept = age < 1 ? 1 - (1 - firstYear) * age : firstYear * yearly ** (age - 1)
  const distance = Math.min(1.25, Math.max(0.5, 1 - kmLoss * ((facts.km - kmYear * age) / 100_000)))
  const floor =
    facts.segment === 'truck'
      ? 12_000
      : facts.segment === 'motorcycle'
        ? 1_900
        : facts.segment === 'caravan'
          ? 9_500
          : 3_900
  return Math.max(floor, newThen * kept * distance) * Math.exp(0.06 * facts.noise)
}

/** Rounded the way dealers do: …990, …888, …500; the nearest such price at or below the next hundred. */
export function dealerPrice(value: number, random: Random): number {
  const ending = random.pick([990, 990, 990, 990, 888, 888, 990, 490, 950, 500])
  const base =
    value < 8_000 && ending !== 990
      ? Math.floor(value / 500) * 500
      : Math.floor(value / 1000) * 1000 + ending - 1000
  return Math.max(1_490, value - base > 700 ? base + 1000 : base)
}
