import { type Cents, dollarsFromCents } from '#src/shared/domain/money.ts'
import { toldPrices } from '#src/features/vehicles/domain/price-display.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import type { StockDocument } from './stock-document.ts'

/** Increase when a document's contents change, so that older indexes are rebuilt. */
export const STOCK_DOCUMENT_VERSION = 2

/** Public names by id; vehicles know only the ids of their dealership and location. */
export type StockNames = { dealerships: ReadonlyMap<string, string>; locations: ReadonlyMap<string, string> }

const CARD_IMAGES = 4

/**
 * The index document of a vehicle. Money in dollars, times in Unix seconds. Filters, counts and sorts use the
 * displayed price (CARD-012, CARD-013), and a price on application gives no figure. Only named public attributes
 * are copied, so nothing dealer-only can get in.
 */
export function toStockDocument(vehicle: Vehicle, names: StockNames): StockDocument {
  return {
    ...identity(vehicle),
    ...facts(vehicle),
    ...prices(vehicle),
    ...availability(vehicle),
    ...place(vehicle, names),
    ...tradeFigures(vehicle),
  }
}

function identity(vehicle: Vehicle) {
  const { id, slug, name, make, model, badge, series, year, vin, regplate } = vehicle
  return {
    id,
    slug,
    name,
    make,
    model,
    make_model: `${make} ${model}`,
    badge: badge || null,
    series: series || null,
    year,
    item_type: vehicle.itemType,
    stocknum: vehicle.stockNumber,
    vin,
    regplate,
  }
}

function facts(vehicle: Vehicle) {
  return {
    categories: present(vehicle.categories),
    body: vehicle.simpleBody || null,
    drive: vehicle.drive || null,
    fuel: vehicle.simpleFuel || vehicle.fuel || null,
    transmission: vehicle.simpleTransmission || vehicle.transmission || null,
    seats: vehicle.seats,
    doors: vehicle.doors,
    colour: vehicle.colour || null,
    filtered_features: present(vehicle.standardEquipment),
    km: vehicle.km,
    photos_count: vehicle.photosCount,
    views: vehicle.views,
    images: vehicle.images.slice(0, CARD_IMAGES).map(({ url, thumbUrl }) => ({ url, thumb_url: thumbUrl })),
  }
}

function prices(vehicle: Vehicle) {
  const { advertisedCents, wasCents, subscriptionCents } = toldPrices(vehicle)
  const price = dollars(advertisedCents)
  return {
    price,
    price_range: price,
    before_price: dollars(wasCents),
    subscription_price: dollars(subscriptionCents),
    price_kind: vehicle.priceKind,
    price_state: vehicle.priceState,
  }
}

function availability(vehicle: Vehicle) {
  const status = vehicle.isSold ? 'sold' : vehicle.status
  return {
    status,
    car_type: vehicle.carType,
    tag: vehicle.tag || null,
    certified: vehicle.isCertified,
    reserved: vehicle.isReserved,
    preorder: vehicle.isPreorder,
    show_on_dealer_website: vehicle.showOnDealerWebsite,
    sold_date_timestamp: vehicle.soldAt === null ? null : unixSeconds(vehicle.soldAt),
    created_at_timestamp: unixSeconds(vehicle.createdAt) ?? 0,
    featured_rank: featuredRank(status, vehicle.photosCount > 0),
  }
}

/** SRCH-033: in stock first, then with photos; sold and others last. */
function featuredRank(status: string, hasPhotos: boolean): number {
  const group = status === 'in_stock' ? 0 : status === 'coming_soon' ? 2 : 4
  return group + (hasPhotos ? 0 : 1)
}

function place(vehicle: Vehicle, names: StockNames) {
  return {
    city: vehicle.city || null,
    state: vehicle.state,
    dealership_id: vehicle.dealershipId,
    dealership_slug: vehicle.dealershipSlug,
    dealership_name: names.dealerships.get(vehicle.dealershipId) ?? vehicle.dealershipSlug,
    location_id: vehicle.locationId,
    location_name:
      (vehicle.locationId && names.locations.get(vehicle.locationId)) || vehicle.location || null,
  }
}

function tradeFigures({ variant, specifications, ...vehicle }: Vehicle) {
  return {
    gvm: variant.grossVehicleMassKg,
    payload: specifications.payloadKg,
    atm: specifications.aggregateTrailerMassKg,
    sleeps: specifications.sleeps,
    towing_braked: variant.towingCapacityBrakedKg,
    lams: specifications.isLamsApproved,
    engine_size: vehicle.engineSizeCc,
  }
}

function dollars(cents: Cents | null): number | null {
  return cents === null ? null : dollarsFromCents(cents)
}

function unixSeconds(iso: string): number | null {
  const milliseconds = Date.parse(iso)
  return Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / 1000)
}

function present(values: readonly string[]): string[] {
  return [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))]
}
