import { expect, test } from 'vitest'
import { aStockDocument, aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { marketSubjectOf, marketVehicleOf } from './market-vehicle.ts'

test('nothing that identifies a dealer is kept', () => {
  const document = aStockDocument({
    dealership_name: 'Secret Motors',
    dealership_slug: 'secret',
    slug: 'secret-slug',
    stocknum: 'SECRET1',
    location_name: 'Secret Town',
  })
  expect(JSON.stringify(marketVehicleOf(document))).not.toMatch(/secret/i)
})

test('a vehicle without an advertised price is not part of the market', () => {
  expect(marketVehicleOf(aStockDocument({ price_range: null }))).toBeNull()
  expect(marketVehicleOf(aStockDocument({ price_kind: 'on_application' }))).toBeNull()
  expect(marketSubjectOf(aVehicle({ priceCents: null }))).toBeNull()
  expect(marketSubjectOf(aVehicle({ priceKind: 'on_application' }))).toBeNull()
})

test('a subject is read like its comparables, with the offer as its price', () => {
  const subject = marketSubjectOf(aVehicle({ offerPriceCents: 49_990_00 }))
  expect(subject?.price).toBe(49_990)
  expect(marketSubjectOf(aVehicle())).toEqual({
    ...marketVehicleOf(aStockDocument()),
    vin: aVehicle().vin,
    id: aVehicle().id,
  })
})
