import { expect, test } from 'vitest'
import { vehiclePath } from './vehicle.ts'

test('a vehicle’s page is under /cars whatever its item type (ROUTE-001)', () => {
  expect(vehiclePath({ slug: '2021-toyota-hilux' })).toBe('/cars/2021-toyota-hilux')
})
