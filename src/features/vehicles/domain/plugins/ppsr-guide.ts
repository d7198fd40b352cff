import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'

/** What a shopper needs to search the register for a vehicle. */
export type PpsrGuide = { vin: string | null; searchHref: string; priceText: string }

/** The government's own register. The shopper searches there; the platform never does. */
export const PPSR_HREF = 'https://www.ppsr.gov.au/how-motor-vehicle-search'

/** The official fee for a search by VIN, from ppsr.gov.au. */
export const PPSR_PRICE_TEXT = '$2 for an official search'

/**
 * How to search the Personal Property Securities Register for a used vehicle (VDP-053, PPSR Report plugin). It
 * never says a title is clear, because only the register knows, and only on the day. Null unless used.
 */
export function ppsrGuide(vehicle: Pick<Vehicle, 'carType' | 'vin'>): PpsrGuide | null {
  if (vehicle.carType !== 'used') return null
  return { vin: vehicle.vin, searchHref: PPSR_HREF, priceText: PPSR_PRICE_TEXT }
}
