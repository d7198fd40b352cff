import { expect, test } from 'vitest'
import { aLocation, aSiteWith } from '../testing/location-builders.ts'
import {
  findDealershipPlace,
  findMake,
  findPlace,
  listPlaces,
  placePaths,
  placesOfMake,
} from './place-list.ts'

const dealer = (slug: string, manufacturers: string[]) => ({
  slug,
  name: `Dealer ${slug}`,
  licenceNumber: '1',
  licenceState: 'QLD',
  manufacturers,
})
const { config } = aSiteWith(
  [
    aLocation('workshop', { name: 'Alpha workshop', types: ['service'], dealership: 'one' }),
    aLocation('counter', { name: 'Beta counter', types: ['parts'], dealership: 'one' }),
    aLocation('showroom', { name: 'Zeta showroom', types: ['sales'], dealership: 'one', isPrimary: true }),
    aLocation('benz', {
      name: 'Gamma',
      types: ['sales'],
      dealership: 'two',
      manufacturers: ['Mercedes-Benz'],
    }),
    aLocation('hidden', { dealership: 'two', isVisible: false }),
  ],
  { dealerships: [dealer('one', ['Toyota']), dealer('two', ['Mercedes-Benz', 'Kia'])] },
)
const slugs = (places: { slug: string }[]) => places.map(({ slug }) => slug)

test('locations are sorted by name, or by type (sales, service, parts) if the site says so (PAGE-017)', () => {
  expect(slugs(listPlaces(config))).toEqual(['workshop', 'counter', 'benz', 'showroom'])
  const byType = { ...config, places: { ...config.places, order: 'type' as const } }
  expect(slugs(listPlaces(byType))).toEqual(['benz', 'showroom', 'workshop', 'counter'])
})

test('a make lists the locations that sell it, by their own makes or else their dealership’s (ROUTE-034)', () => {
  expect(slugs(placesOfMake(config, 'Toyota'))).toEqual(['showroom'])
  expect(slugs(placesOfMake(config, 'Mercedes-Benz'))).toEqual(['benz'])
  expect(placesOfMake(config, 'Kia')).toEqual([])
  expect([findMake(config, 'mercedes-benz'), findMake(config, 'TOYOTA'), findMake(config, 'lada')]).toEqual([
    'Mercedes-Benz',
    'Toyota',
    null,
  ])
})

test('a dealership’s page shows its main location and the others, and a location’s page shows that location (ROUTE-033)', () => {
  const found = findDealershipPlace(config, 'one')
  expect(found?.place.slug).toBe('showroom')
  expect(slugs(found?.others ?? [])).toEqual(['workshop', 'counter'])
  expect(findDealershipPlace(config, 'counter')?.place.slug).toBe('counter')
  expect(findPlace(config, 'benz')?.place.name).toBe('Gamma')
})

test('a hidden location and an unknown slug have no page', () => {
  expect([findPlace(config, 'hidden'), findPlace(config, 'x'), findDealershipPlace(config, 'x')]).toEqual([
    null,
    null,
    null,
  ])
})

test('the sitemap lists each location once, and a dealership only if it has several locations', () => {
  expect(placePaths(config)).toEqual([
    '/dealerships',
    '/dealer-locator',
    '/locations/workshop',
    '/locations/counter',
    '/locations/benz',
    '/locations/showroom',
    '/our-location/one',
  ])
  expect(placePaths({ ...config, locations: [] })).toEqual([])
})
