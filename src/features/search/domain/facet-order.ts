import { CAR_TYPES } from '#src/features/vehicles/domain/vehicle.ts'
import { normaliseValue } from './filter/filter-value.ts'
import type { FacetValue } from './search-results.ts'

/** Values by count, then name; car types new, demo, used (SRCH-045). Chosen ones stay with 0 (pain 10). */
export function orderFacet(
  attribute: string,
  counts: Readonly<Record<string, number>>,
  chosen: readonly string[],
): FacetValue[] {
  const values = Object.entries(counts).map(([value, count]) => ({ value, count }))
  const known = new Set(values.map(({ value }) => normaliseValue(value)))
  for (const value of chosen) if (!known.has(normaliseValue(value))) values.push({ value, count: 0 })
  if (attribute === 'car_type') return values.sort((a, b) => carTypeRank(a.value) - carTypeRank(b.value))
  return values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : a.value > b.value ? 1 : 0))
}

function carTypeRank(value: string): number {
  const rank = (CAR_TYPES as readonly string[]).indexOf(value)
  return rank < 0 ? CAR_TYPES.length : rank
}
