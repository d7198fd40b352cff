import { marketSubjectOf, type MarketVehicle } from '#src/features/market-price/domain/market-vehicle.ts'
import type { GaugeSubject } from '#src/features/market-price/server/autogauge.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { PriceGauge } from '#src/features/market-price/domain/price-gauge.ts'

/** A plain used hatch; tests set only what they are about. */
export function aMarketVehicle(changes: Partial<MarketVehicle> = {}): MarketVehicle {
  return {
    id: 'veh_1',
    vin: null,
    itemType: 'car',
    make: 'Toyota',
    model: 'Corolla',
    badge: 'SX',
    year: 2021,
    km: 50_000,
    carType: 'used',
    price: 25_000,
    priceKind: 'drive_away',
    fuel: 'Petrol',
    transmission: 'Automatic',
    drive: 'FWD',
    body: 'Hatch',
    isSold: false,
    seller: 1,
    ...changes,
  }
}

/** `count` comparables around `price` dollars, slightly apart. */
export function aMarket(count: number, price: number, changes: Partial<MarketVehicle> = {}): MarketVehicle[] {
  return Array.from({ length: count }, (_, at) =>
    aMarketVehicle({ id: `veh_c${at}`, price: price * (1 + 0.02 * ((at % 5) - 2)), ...changes }),
  )
}

export function aSubject(vehicle = aVehicle()): GaugeSubject {
  const market = marketSubjectOf(vehicle)
  if (!market) throw new Error('The vehicle has no price')
  return { market, slug: vehicle.slug }
}

/** A complete gauge of a $24,000 vehicle in a market of $20,000 to $30,000. */
export function aGauge(changes: Partial<PriceGauge> = {}): PriceGauge {
  return {
    fill: 0.6,
    listingPriceCents: 24_000_00,
    marketMinCents: 20_000_00,
    marketMaxCents: 30_000_00,
    confidence: 0.7,
    description: 'About $1,000 below the average of comparable vehicles.',
    basis: {
      count: 14,
      asAtMs: Date.UTC(2026, 10, 21),
      averageCents: 25_000_00,
      outsideSellers: 4,
      ownCount: 0,
      soldCount: 0,
    },
    ...changes,
  }
}
