import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import {
  nearestPriceFirst,
  similarCall,
  similarFilter,
  similarPriceBand,
  toSimilarTo,
} from './similar-stock.ts'

test('the price band is 10,000 below 50,000 and 25,000 from there (VDP-029)', () => {
  expect(similarPriceBand(49_999)).toEqual({ min: 39_999, max: 59_999 })
  expect(similarPriceBand(50_000)).toEqual({ min: 25_000, max: 75_000 })
  expect(similarPriceBand(4000)).toEqual({ min: 0, max: 14_000 })
  expect(similarPriceBand(null)).toBeNull()
})

test('a vehicle is compared by its displayed price, and an offer of $10 or nothing does not count (VDP-029, CARD-012)', () => {
  const measured = (changes: Parameters<typeof aVehicle>[0]) => toSimilarTo(aVehicle(changes)).priceDollars
  const cents = (dollars: number) => (dollars * 100) as never
  expect(measured({ priceCents: cents(40_000), offerPriceCents: cents(38_000) })).toBe(38_000)
  expect(measured({ priceCents: cents(40_000), offerPriceCents: cents(10) })).toBe(40_000)
  expect(measured({ priceCents: cents(0), offerPriceCents: null })).toBeNull()
  expect(measured({ priceCents: cents(40_000), priceKind: 'on_application' })).toBeNull()
})

test('API-001: a similar-cars request has one query of five keys, limit 10, for the given ids', () => {
  expect(similarCall(['veh_1', 'veh "2'])).toEqual({
    queries: [
      {
        indexUid: 'vehicles',
        facets: [],
        attributesToHighlight: [],
        limit: 10,
        filter: '(status = in_stock) AND (id IN ["veh_1", "veh \\"2"])',
      },
    ],
  })
})

test('the nearest price comes first, and without a price the order stays', () => {
  const hits = [{ price_range: 10 }, { price_range: 29 }, { price_range: 35 }]
  expect(nearestPriceFirst(hits, 30).map(({ price_range }) => price_range)).toEqual([29, 35, 10])
  expect(nearestPriceFirst(hits, null)).toEqual(hits)
})

test('similar stock is in stock, of the same type and not the vehicle itself (VDP-029, VDP-030)', () => {
  expect(similarFilter({ id: 'veh_1', itemType: 'car', body: 'suv', priceDollars: 20_000 }, true)).toBe(
    '(status = in_stock) AND (id != "veh_1") AND (item_type = "car") AND (price_range 10000 TO 30000) AND (body = "suv")',
  )
  expect(
    similarFilter({ id: 'veh_1', itemType: 'car', body: 'suv', priceDollars: null }, false),
  ).not.toContain('body')
})
