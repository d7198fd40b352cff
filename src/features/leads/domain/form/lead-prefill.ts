import { isTestDriveOnly } from '#src/features/vehicles/domain/button-rules.ts'
import { advertisedPriceCents } from '#src/features/vehicles/domain/price-display.ts'
import { vehiclePath, type Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import type { LeadVehicle } from '../lead.ts'

/** The vehicle facts stored with a lead, from current stock; `origin` is for its page's address. */
export function toLeadVehicle(vehicle: Vehicle, origin: string): LeadVehicle {
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    name: vehicle.name,
    itemType: vehicle.itemType,
    carType: vehicle.carType,
    status: vehicle.status,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    badge: vehicle.badge,
    series: vehicle.series,
    body: vehicle.simpleBody,
    colour: vehicle.colour,
    transmission: vehicle.simpleTransmission ?? vehicle.transmission,
    doors: vehicle.doors,
    vin: vehicle.vin,
    stockNumber: vehicle.stockNumber,
    km: vehicle.km,
    priceCents: advertisedPriceCents(vehicle),
    priceKind: vehicle.priceKind,
    priceState: vehicle.priceState,
    imageUrl: vehicle.primaryImageUrl,
    url: `${origin}${vehiclePath(vehicle)}`,
    dealershipId: vehicle.dealershipId,
    dealershipSlug: vehicle.dealershipSlug,
    locationId: vehicle.locationId,
    ...(vehicle.isReserved ? { isHeld: true as const } : {}),
    ...(isTestDriveOnly(vehicle) ? { isTestDriveOnly: true as const } : {}),
  }
}

type Prefill = {
  optIn: boolean
  message: string | null
  subcategory: string | null
  isAutogaugeEnabled: boolean
}

/** The two of those keys that apply to a brand without a vehicle. */
export function brandPrefill(brand: string | null): Record<string, string> {
  return brand ? { manufacturer_slug: toSlug(brand), 'Vehicle Make': brand } : {}
}

/**
 * The keys of a lead about a vehicle, spelt exactly so (LEAD-007, LEAD-008). They come from stock, never from the
 * form, so a forged hidden field has no effect.
 */
export function leadPrefill(
  vehicle: LeadVehicle,
  values: Prefill,
): Record<string, string | number | boolean> {
  return {
    dealership_slug: vehicle.dealershipSlug,
    manufacturer_slug: toSlug(vehicle.make),
    stock_number: vehicle.stockNumber,
    'Vehicle Make': vehicle.make,
    'Vehicle Model': vehicle.model,
    car_type: vehicle.carType,
    car_id: vehicle.id,
    vehicle_status: vehicle.status,
    car_year: vehicle.year,
    car_description: vehicle.name,
    opt_in: values.optIn,
    message: values.message ?? '',
    subcategory: values.subcategory ?? '',
    autogauge_enabled: values.isAutogaugeEnabled,
  }
}

function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
