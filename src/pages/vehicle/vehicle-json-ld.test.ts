import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { vehicleJsonLd } from './vehicle-json-ld.ts'

const seller = {
  name: 'Demo Motors',
  telephone: '07 3000 0000',
  licence: 'Licence 1',
  street: null,
  city: 'Brisbane',
  state: 'QLD',
  postcode: '4000',
}

function nodes(changes: Partial<Vehicle> = {}) {
  const crumbs = [
    { label: 'Home', path: '/' },
    { label: 'T', path: '/cars/s' },
  ]
  return vehicleJsonLd({
    vehicle: aVehicle(changes),
    url: 'https://x.example/cars/s',
    origin: 'https://x.example',
    title: 'T',
    imageUrls: ['https://x.example/a.jpg'],
    seller,
    crumbs,
  }) as Record<string, unknown>[]
}

const offer = (changes: Partial<Vehicle>) => nodes(changes)[0]?.offers as Record<string, unknown>

test('the vehicle carries its identity, odometer in km and its seller’s licence (standards B3)', () => {
  expect(nodes()[0]).toMatchObject({
    '@type': 'Car',
    '@id': 'https://x.example/cars/s#vehicle',
    vehicleIdentificationNumber: 'MR0HA3CD500123456',
    mileageFromOdometer: { value: 48210, unitCode: 'KMT' },
    offers: { seller: { '@type': 'AutoDealer', identifier: 'Licence 1' } },
  })
})

test('the offer has the price a visitor sees with its kind, or none (standards B3, B9)', () => {
  expect(offer({})).toMatchObject({
    price: 54990,
    priceCurrency: 'AUD',
    priceSpecification: { description: 'Drive away, QLD', valueAddedTaxIncluded: true },
  })
  expect(offer({ offerPriceCents: 4999000 })).toMatchObject({ price: 49990 })
  for (const changes of [{ priceCents: null }, { priceKind: 'on_application' as const }])
    expect(offer(changes)).not.toHaveProperty('price')
})

test('availability and condition tell the truth (standards B3, VDP-046)', () => {
  const rows: [Partial<Vehicle>, string][] = [
    [{}, 'InStock'],
    [{ status: 'coming_soon' }, 'PreOrder'],
    [{ status: 'sold' }, 'SoldOut'],
    [{ isSold: true }, 'SoldOut'],
    [{ status: 'others' }, 'SoldOut'],
  ]
  for (const [changes, expected] of rows)
    expect(offer(changes).availability).toBe(`https://schema.org/${expected}`)
  expect(offer({ carType: 'demo' }).itemCondition).toBe('https://schema.org/UsedCondition')
  expect(offer({ carType: 'new' }).itemCondition).toBe('https://schema.org/NewCondition')
})

test('item types have their schema type, and the breadcrumb absolute addresses (standards B3)', () => {
  expect(nodes({ itemType: 'motorcycle' })[0]?.['@type']).toBe('Motorcycle')
  expect(nodes({ itemType: 'caravan' })[0]?.['@type']).toBe('Vehicle')
  expect(nodes()[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://x.example/' },
      { position: 2, item: 'https://x.example/cars/s' },
    ],
  })
})
