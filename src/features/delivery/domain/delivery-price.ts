import type { ItemType } from '#src/features/vehicles/domain/vehicle.ts'
import type { Cents } from '#src/shared/domain/money.ts'

/** Price of delivering a car by distance (straight line). The last band reaches across the country. */
export const DELIVERY_BANDS: readonly { kmMax: number; priceCents: Cents }[] = [
  { kmMax: 25, priceCents: 100_00 },
  { kmMax: 60, priceCents: 190_00 },
  { kmMax: 150, priceCents: 350_00 },
  { kmMax: 400, priceCents: 650_00 },
  { kmMax: 800, priceCents: 950_00 },
  { kmMax: 1500, priceCents: 1_350_00 },
  { kmMax: 2500, priceCents: 1_790_00 },
  { kmMax: 4500, priceCents: 2_390_00 },
]

/** Price for each item type relative to a car, by the deck space it takes. */
export const ITEM_TYPE_FACTOR: Record<ItemType, number> = {
  car: 1,
  motorcycle: 0.6,
  caravan: 1.5,
  truck: 2.2,
}

/** One-way vehicle berth across Bass Strait. */
export const BASS_STRAIT_CENTS: Cents = 690_00

const ROUNDING_CENTS = 5_00

type DeliveryTrip = { distanceKm: number; itemType: ItemType; crossesBassStrait: boolean }

/**
 * The estimate in cents for a trip, rounded up to $5; null beyond the last band. These are local defaults; a
 * carrier's own prices come through the DeliveryProvider port.
 */
export function deliveryPriceCents(trip: DeliveryTrip): Cents | null {
  const band = DELIVERY_BANDS.find(({ kmMax }) => trip.distanceKm <= kmMax)
  if (!band) return null
  const strait = trip.crossesBassStrait ? BASS_STRAIT_CENTS : 0
  const exact = (band.priceCents + strait) * ITEM_TYPE_FACTOR[trip.itemType]
  return Math.ceil(Math.round(exact) / ROUNDING_CENTS) * ROUNDING_CENTS
}
