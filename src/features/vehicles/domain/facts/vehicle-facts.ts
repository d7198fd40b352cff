import type { ButtonFacts } from '#src/features/vehicles/domain/button-rules.ts'
import { toldPrices } from '#src/features/vehicles/domain/price-display.ts'
import type { TagFacts } from '#src/features/vehicles/domain/tag-priority.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'

/** A stored vehicle as the tag and button rules read it. Price rules read the vehicle itself. */
export type VehicleFacts = TagFacts & ButtonFacts

/** The facts of a stored vehicle. Sold by flag or status counts (VDP-046). */
export function toVehicleFacts(vehicle: Vehicle): VehicleFacts {
  const { advertisedCents, wasCents } = toldPrices(vehicle)
  return {
    make: vehicle.make,
    carType: vehicle.carType,
    status: vehicle.status,
    tag: vehicle.tag,
    fuelText: vehicle.simpleFuel || vehicle.fuel,
    isReserved: vehicle.isReserved,
    isSold: vehicle.isSold || vehicle.status === 'sold',
    isCertified: vehicle.isCertified,
    isReduced: wasCents !== null,
    createdAtMs: Date.parse(vehicle.createdAt),
    shownPriceCents: advertisedCents,
    photosCount: Math.max(vehicle.photosCount, vehicle.images.length),
    categories: vehicle.categories,
    locationId: vehicle.locationId,
  }
}
