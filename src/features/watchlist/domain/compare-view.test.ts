import { expect, test } from 'vitest'
import { toStockDocument } from '#src/features/search/domain/to-stock-document.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import type { VehicleSite } from '#src/features/vehicles/domain/vehicle-site.ts'
import { toCompareGroups } from './compare-view.ts'

const names = { dealerships: new Map<string, string>(), locations: new Map<string, string>() }
const site = {
  config: { slug: 'a', noPriceText: 'Ask us', features: {}, theme: {}, vehicle: {}, locations: [] },
} as unknown as VehicleSite
const documentOf = (id: string, changes: Partial<Vehicle> = {}) =>
  toStockDocument(aVehicle({ id: id as Vehicle['id'], ...changes }), names)

test('FAV-003: vehicles are grouped by item type, each with its page, its price and what that includes, and its facts', () => {
  const groups = toCompareGroups(
    [
      documentOf('a', { itemType: 'car', priceKind: 'drive_away' }),
      documentOf('b', { itemType: 'motorcycle' }),
      documentOf('c', { itemType: 'car', priceKind: 'on_application', priceCents: null }),
    ],
    site,
  )
  expect(groups.map(({ itemType, vehicles }) => [itemType, vehicles.map(({ id }) => id)])).toEqual([
    ['car', ['a', 'c']],
    ['motorcycle', ['b']],
  ])
  const [first, second] = groups[0]?.vehicles ?? []
  expect(first?.href).toMatch(/^\/cars\//)
  expect(first?.price.amountCents !== null && first?.price.label).toBeTruthy()
  expect(second?.price.text).toBe('Ask us')
  expect(groups[0]?.rows.every(({ values }) => values.length === 2)).toBe(true)
})
