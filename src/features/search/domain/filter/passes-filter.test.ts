import { expect, test } from 'vitest'
import { aStockDocument } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { passesFilter } from './passes-filter.ts'

const ute = aStockDocument({ make: 'Toyota', price: 54990, categories: ['Work', 'Family'], badge: null })

test.each([
  ['make = toyota', true],
  ['make != Toyota', false],
  ['make IN [Kia, Toyota,]', true],
  ['NOT make = Kia AND price <= 54990', true],
  ['price 10000 TO 50000', false],
  ['categories = work', true],
  ['badge IS NULL', true],
  ['badge IS NOT NULL OR name STARTS WITH "2021"', true],
  ['', true],
])('%s', (filter, passes) => {
  expect(passesFilter(ute, filter)).toBe(passes)
})

test('an invalid filter is an error and never passes silently', () => {
  expect(() => passesFilter(ute, 'make =')).toThrow()
})
