import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import type { CarType, ItemType, PriceKind, Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { shownPriceCents } from '#src/features/vehicles/domain/price-display.ts'
import { dollarsFromCents } from '#src/shared/domain/money.ts'

/**
 * What the market model knows about an advertised vehicle. Without dealership, location, stock number or page,
 * nothing of another dealer can reach an answer. Price in dollars; km null if unknown.
 */
export type MarketVehicle = {
  id: string
  vin: string | null
  itemType: ItemType
  make: string
  model: string
  badge: string | null
  year: number
  km: number | null
  carType: CarType
  price: number
  priceKind: Exclude<PriceKind, 'on_application'>
  fuel: string | null
  transmission: string | null
  drive: string | null
  body: string | null
  /** Sold recently, so a shopper can no longer see it (comparable-search.ts). */
  isSold: boolean
  /** OWN_SELLER for the requesting site's dealers, else a number that distinguishes sellers in this answer only. */
  seller: number
}

export const OWN_SELLER = 0
/** CARD-020: no market comparison at or below this price. */
export const MARKET_PRICE_CENTS_MIN = 200_00

/** An indexed vehicle for the market model, its seller given by `seller`; null without an advertised price. */
export function marketVehicleOf(document: StockDocument, seller = OWN_SELLER): MarketVehicle | null {
  const { price_range: price, price_kind: kind } = document
  if (price === null || price <= 0 || kind === 'on_application') return null
  return {
    id: document.id,
    vin: document.vin,
    itemType: document.item_type as ItemType,
    make: document.make,
    model: document.model,
    badge: document.badge,
    year: document.year,
    km: document.km,
    carType: document.car_type as CarType,
    price,
    priceKind: kind as MarketVehicle['priceKind'],
    fuel: document.fuel,
    transmission: document.transmission,
    drive: document.drive,
    body: document.body,
    isSold: document.status === 'sold',
    seller,
  }
}

/** The vehicle to be priced, read like marketVehicleOf reads comparables; null without a price. */
export function marketSubjectOf(vehicle: Vehicle): MarketVehicle | null {
  const cents = shownPriceCents(vehicle)
  if (cents === null || vehicle.priceKind === 'on_application') return null
  return {
    id: vehicle.id,
    vin: vehicle.vin,
    itemType: vehicle.itemType,
    make: vehicle.make,
    model: vehicle.model,
    badge: vehicle.badge || null,
    year: vehicle.year,
    km: vehicle.km,
    carType: vehicle.carType,
    price: dollarsFromCents(cents),
    priceKind: vehicle.priceKind,
    fuel: vehicle.simpleFuel || vehicle.fuel || null,
    transmission: vehicle.simpleTransmission || vehicle.transmission || null,
    drive: vehicle.drive || null,
    body: vehicle.simpleBody || null,
    isSold: vehicle.isSold || vehicle.status === 'sold',
    seller: OWN_SELLER,
  }
}
