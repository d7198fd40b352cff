import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'

/** What a shopper needs to search the register for one vehicle. */
export type PpsrGuide = { vin: string | null; searchHref: string; priceText: string }

/** The government's own register; a search is made there by the shopper, never here. */
export const PPSR_HREF = 'https://www.ppsr.gov.au/how-motor-vehicle-search'

/** The official fee of one search by VIN as ppsr.gov.au gives it. */
export const PPSR_PRICE_TEXT = '$2 for an official search'

/**
 * How to search the Personal Property Securities Register for a used vehicle (VDP-053, PPSR Report plugin). It never
 * says that a title is clear: only the register knows, and only on the day it is asked. Null for stock that is not used.
 */
export function ppsrGuide(vehicle: Pick<Vehicle, 'carType' | 'vin'>): PpsrGuide | null {
  if (vehicle.carType !== 'used') return null
  return { vin: vehicle.vin, searchHref: PPSR_HREF, priceText: PPSR_PRICE_TEXT }
}
