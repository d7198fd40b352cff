import type { VehicleStatus } from '#src/features/vehicles/domain/vehicle.ts'

export type AvailabilityFacts = { status: VehicleStatus | string; isSold: boolean }

/** Whether a vehicle can still be bought: in stock or coming soon, and not sold (VDP-046). */
export function isAvailable(facts: AvailabilityFacts): boolean {
  return !facts.isSold && (facts.status === 'in_stock' || facts.status === 'coming_soon')
}

/** The single state a page shows for a vehicle, most serious first (VDP-046 to VDP-048). */
export type SaleState = 'sold' | 'unavailable' | 'reserved' | 'coming_soon' | 'in_stock'

/** A vehicle's sale state, for its look and structured data. */
export function saleState(facts: AvailabilityFacts & { isReserved: boolean }): SaleState {
  if (facts.isSold || facts.status === 'sold') return 'sold'
  if (!isAvailable(facts)) return 'unavailable'
  if (facts.isReserved) return 'reserved'
  return facts.status === 'coming_soon' ? 'coming_soon' : 'in_stock'
}
