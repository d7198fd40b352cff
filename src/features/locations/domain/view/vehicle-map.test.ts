import { expect, test } from 'vitest'
import { aPlaceOf } from '../testing/location-builders.ts'
import { vehicleMap } from './vehicle-map.ts'

const mapOf = (over: object = {}, site: object = {}, id?: string | null) => {
  const context = aPlaceOf(over, site)
  return vehicleMap(context.site, id === undefined ? context.place.id : id)
}

test('a vehicle page shows a map of the vehicle’s location, unless the site turns it off (SITE-011)', () => {
  expect(mapOf({}, { vehicle: { showMapSection: true } })).toMatchObject({
    name: 'Demo southport',
    addressLine: '1 Main St, Southport QLD 4215',
    detailsHref: '/locations/southport',
    map: { markers: [{ name: 'Demo southport' }] },
  })
  expect(mapOf({}, { vehicle: { showMapSection: false } })).toBeNull()
})

test('a vehicle without a location, or at a hidden one or one without coordinates, has no map (SITE-011)', () => {
  expect(mapOf({}, {}, null)).toBeNull()
  expect(mapOf({ isVisible: false })).toBeNull()
  expect(mapOf({ address: { street: '1', city: 'x', postcode: '4000' } })).toBeNull()
})
