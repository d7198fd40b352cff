import type { MarketVehicle } from '#src/features/market-price/domain/market-vehicle.ts'

const DRIVELINE = ['fuel', 'transmission', 'drive', 'body'] as const

/**
 * Fills in a described vehicle's unknown drivetrain with the most common one among comparables, its own badge
 * first, because people do not mention the gearbox of a car that is nearly always an automatic. Known values stay.
 */
export function usualVariant(told: MarketVehicle, comparables: readonly MarketVehicle[]): MarketVehicle {
  const badge = (told.badge ?? '').toLowerCase()
  const same = comparables.filter((each) => badge !== '' && (each.badge ?? '').toLowerCase() === badge)
  const from = same.length > 0 ? same : comparables
  const filled = { ...told }
  for (const name of DRIVELINE) filled[name] ??= mostCommon(from.map((each) => each[name]))
  return filled
}

function mostCommon(values: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>()
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? null
}
