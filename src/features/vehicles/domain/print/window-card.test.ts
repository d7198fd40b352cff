import { expect, test } from 'vitest'
import { aPageSite } from '#src/features/vehicles/domain/testing/page-builders.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { ITEM_TYPES } from '#src/features/vehicles/domain/vehicle.ts'
import { windowCard } from './window-card.ts'

const site = aPageSite()

test('the card has title, price with its kind, dealer with licence and the page’s address (ROUTE-004)', () => {
  const card = windowCard(site, aVehicle())
  expect(card).toMatchObject({
    title: { main: '2021 Toyota HiLux', detail: 'SR5 GUN126R' },
    condition: 'Used',
    price: { text: '$54,990', label: 'Drive away, QLD' },
    seller: { name: 'Demo Motors', licence: 'Licence 4455101' },
    place: { name: 'Demo Southport', address: '1 Main St, Southport QLD 4000' },
    phone: '07 3000 0000',
    url: 'https://demo.example/cars/2021-toyota-hilux-sr5-b1234',
    urlText: 'demo.example/cars/2021-toyota-hilux-sr5-b1234',
    identity: [
      { label: 'Stock', value: 'B1234' },
      { label: 'Registration', value: '123ABC' },
      { label: 'VIN', value: 'MR0HA3CD500123456' },
    ],
  })
})

test('an address too long to type or to print legibly is shortened to the site (ROUTE-004)', () => {
  const card = windowCard(site, aVehicle({ slug: '2021-toyota-hilux-sr5-with-a-very-long-name-b1234' }))
  expect(card).toMatchObject({
    url: 'https://demo.example/cars/2021-toyota-hilux-sr5-with-a-very-long-name-b1234',
    urlText: 'demo.example',
  })
})

test('no number appears without its kind, and a sold vehicle has no price', () => {
  const onApplication = windowCard(site, aVehicle({ priceKind: 'on_application' }))
  expect(onApplication?.price).toMatchObject({ amountCents: null, text: 'Contact us for price' })
  expect(onApplication?.priceNote).toBeNull()
  const sold = windowCard(site, aVehicle({ status: 'sold', isSold: true }))
  expect(sold).toMatchObject({ price: null, priceNote: null, stateText: 'SOLD' })
})

test('every item type has facts on its card', () => {
  for (const itemType of ITEM_TYPES) {
    const specifications = {
      ...aVehicle().specifications,
      sleeps: 4,
      payloadKg: 900,
      aggregateTrailerMassKg: 2600,
    }
    const card = windowCard(site, aVehicle({ itemType, specifications }))
    expect(card?.facts.length, itemType).toBeGreaterThanOrEqual(3)
    expect(card?.facts.length, itemType).toBeLessThanOrEqual(8)
  }
})

test('facts that do not fit are counted, not silently dropped', () => {
  const standardEquipment = Array.from({ length: 40 }, (_, n) => `Feature ${n}`)
  const card = windowCard(site, aVehicle({ standardEquipment }))
  expect(card?.features).toHaveLength(16)
  expect(card?.moreFeatures).toBe(24)
})

test('a site with print off has no card (VDP-042)', () => {
  expect(windowCard(aPageSite({ features: { print: false } }), aVehicle())).toBeNull()
})
