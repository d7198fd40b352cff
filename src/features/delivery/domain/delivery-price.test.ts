import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ITEM_TYPES } from '#src/features/vehicles/domain/vehicle.ts'
import { DELIVERY_BANDS, deliveryPriceCents } from './delivery-price.ts'

const trip = { itemType: 'car' as const, crossesBassStrait: false }

test('the price depends on the distance band, upper limit included (VDP-020)', () => {
  expect(deliveryPriceCents({ ...trip, distanceKm: 0 })).toBe(100_00)
  expect(deliveryPriceCents({ ...trip, distanceKm: 25 })).toBe(100_00)
  expect(deliveryPriceCents({ ...trip, distanceKm: 25.1 })).toBe(190_00)
  expect(deliveryPriceCents({ ...trip, distanceKm: 733 })).toBe(950_00)
  expect(deliveryPriceCents({ ...trip, distanceKm: 4501 })).toBeNull()
})

test('a motorcycle costs less to deliver than a car, a truck more, and Bass Strait adds a berth', () => {
  const at = { distanceKm: 300, crossesBassStrait: false }
  const car = deliveryPriceCents({ ...at, itemType: 'car' }) ?? 0
  expect(deliveryPriceCents({ ...at, itemType: 'motorcycle' })).toBeLessThan(car)
  expect(deliveryPriceCents({ ...at, itemType: 'truck' })).toBeGreaterThan(car)
  expect(deliveryPriceCents({ ...at, itemType: 'car', crossesBassStrait: true })).toBeGreaterThan(car)
})

test('a longer trip never costs less, and every price is a multiple of five dollars', () => {
  const longest = DELIVERY_BANDS.at(-1)?.kmMax ?? 0
  const km = fc.double({ min: 0, max: longest, noNaN: true })
  fc.assert(
    fc.property(km, km, fc.constantFrom(...ITEM_TYPES), fc.boolean(), (a, b, itemType, crossesBassStrait) => {
      const price = (distanceKm: number) =>
        deliveryPriceCents({ distanceKm, itemType, crossesBassStrait }) ?? -1
      expect(price(Math.max(a, b))).toBeGreaterThanOrEqual(price(Math.min(a, b)))
      expect(price(a) % 500).toBe(0)
    }),
  )
})
