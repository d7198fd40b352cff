import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { vehicleJsonLd } from './vehicle-json-ld.ts'
import { ascItem } from '#src/features/analytics/domain/asc-item.ts'
import { ascItemOfPage } from '#src/features/analytics/domain/page-item.ts'

const vehicle = aVehicle({
  make: 'Kia',
  model: 'Sportage',
  year: 2024,
  carType: 'used',
  vin: 'KNAPX81ABR7000001',
})
const page = vehicleJsonLd({
  vehicle,
  url: 'https://meridian.example/cars/kia-1',
  origin: 'https://meridian.example',
  title: '2024 Kia Sportage',
  imageUrls: [],
  seller: { name: 'M', telephone: null, licence: '1', street: null, city: null, state: null, postcode: null },
  crumbs: [],
})

test('ANLT-012: a page describes the same vehicle as the stock does', () => {
  const same = [
    'item_id',
    'item_number',
    'item_year',
    'item_make',
    'item_model',
    'item_condition',
    'item_price',
  ]
  const pick = (item: object | null) =>
    Object.fromEntries(Object.entries(item ?? {}).filter(([name]) => same.includes(name)))
  expect(pick(ascItemOfPage(JSON.stringify(page)))).toEqual(pick(ascItem(vehicle)))
  expect(ascItemOfPage(JSON.stringify(page[0]))).toMatchObject({ item_make: 'Kia', item_condition: 'used' })
})

test.each(['', '{', 'null', '[]', '[1,null]', '{"@id":"x#other"}'])('%j is not a vehicle', (text) => {
  expect(ascItemOfPage(text)).toBeNull()
})
