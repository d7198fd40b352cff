import { advertisedPriceCents } from '#src/features/vehicles/domain/price-display.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { dollarsFromCents } from '#src/shared/domain/money.ts'
import type { AscItem } from './asc-event.ts'

/** The ASC facts of a vehicle in stock. */
export function ascItem(vehicle: Vehicle): AscItem {
  const cents = advertisedPriceCents(vehicle)
  return {
    item_id: vehicle.vin,
    item_number: vehicle.stockNumber,
    item_price: cents === null ? null : dollarsFromCents(cents),
    item_condition: vehicle.carType,
    item_year: String(vehicle.year),
    item_make: vehicle.make,
    item_model: vehicle.model,
    item_variant: vehicle.badge,
    item_color: vehicle.colour,
    item_type: vehicle.itemType,
    item_category: vehicle.simpleBody,
    item_fuel_type: vehicle.simpleFuel ?? vehicle.fuel,
  }
}
