import { dollarsFromCents } from '#src/shared/domain/money.ts'
import { advertisedPriceCents, wasPriceCents } from '../price-display.ts'
import { vehiclePath, type Vehicle } from '../vehicle.ts'

/** The card at the side of a vehicle page, under the feed's wire names; money in dollars (API-014). */
export function sideCard(vehicle: Vehicle) {
  const shown = advertisedPriceCents(vehicle)
  const was = shown === null ? null : wasPriceCents(vehicle, shown)
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    path: vehiclePath(vehicle),
    name: vehicle.name,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    badge: vehicle.badge,
    car_type: vehicle.carType,
    item_type: vehicle.itemType,
    status: vehicle.status,
    reserved: vehicle.isReserved,
    sold: vehicle.isSold,
    price: shown === null ? null : dollarsFromCents(shown),
    before_price: was === null ? null : dollarsFromCents(was),
    price_type: vehicle.priceKind,
    km: vehicle.km,
    trans: vehicle.transmission ?? vehicle.simpleTransmission,
    simple_body: vehicle.simpleBody,
    location: vehicle.location,
    primary_image_url: vehicle.primaryImageUrl ?? vehicle.images[0]?.url ?? null,
    photos_count: vehicle.photosCount,
    views: vehicle.views,
  }
}
