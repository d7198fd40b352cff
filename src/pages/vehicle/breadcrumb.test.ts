import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { moreLikeThisHref, vehicleBreadcrumb } from './breadcrumb.ts'

const CARS = { itemTypes: ['car'] } as const
const pathsOf = (...of: Parameters<typeof vehicleBreadcrumb>) =>
  vehicleBreadcrumb(...of).map(({ path }) => path)

test('a breadcrumb starts at Home and leads through search to the vehicle (VDP-003)', () => {
  const vehicle = aVehicle({ carType: 'used', make: 'Mercedes-Benz', model: 'X 250d', slug: 's' })
  const crumbs = vehicleBreadcrumb(CARS, vehicle, 'Title')
  expect(crumbs.map((crumb) => crumb.path)).toEqual([
    '/',
    '/search/used-cars',
    '/search/mercedes-benz',
    '/search/mercedes-benz/x-250d',
    '/cars/s',
  ])
  expect(crumbs[0]).toEqual({ label: 'Home', path: '/' })
  expect(crumbs.at(-1)?.label).toBe('Title')
})

test('a make or model without letters makes no broken link (VDP-003)', () => {
  const vehicle = aVehicle({ carType: 'new', make: '??', model: 'X', slug: 's' })
  expect(pathsOf(CARS, vehicle, 'T')).toEqual(['/', '/search/new-cars', '/cars/s'])
  expect(moreLikeThisHref(CARS, vehicle)).toBe('/search/new-used-and-demo-cars')
})

test('its second step is stock of the same condition and type, in the site’s own words (VDP-003, ROUTE-010)', () => {
  const truck = aVehicle({ carType: 'used', itemType: 'truck' })
  expect(pathsOf({ itemTypes: ['truck'] }, truck, 'T')[1]).toBe('/search/used-trucks')
  expect(pathsOf({ itemTypes: ['car', 'truck'] }, truck, 'T')[1]).toBe('/search/used-trucks')
  expect(pathsOf(CARS, truck, 'T')[1]).toBe('/search/used-cars')
})

test('the links of a sold vehicle work even if it was the last of its make and model (VDP-003, VDP-047)', () => {
  const sold = aVehicle({ isSold: true, carType: 'used', make: 'Mercedes-Benz', model: 'X 250d', slug: 's' })
  const ofMake = '/search/new-used-and-demo-cars?make=Mercedes-Benz'
  expect(pathsOf(CARS, sold, 'T')).toEqual([
    '/',
    '/search/used-cars',
    ofMake,
    `${ofMake}&make_model=Mercedes-Benz+X+250d`,
    '/cars/s',
  ])
  expect(moreLikeThisHref(CARS, sold)).toBe(ofMake)
})
