import { expect, test } from 'vitest'
import { aPlaceOf } from '../testing/location-builders.ts'
import { mapOfPlace } from './map-provider.ts'

const SIZE = { width: 640, height: 360 }
const map = (settings: { provider: 'drawn' | 'google' | 'openstreetmap'; key: string | null }, over = {}) =>
  mapOfPlace(aPlaceOf(over).place, settings, SIZE)

test('the default map uses no outside address', () => {
  const view = map({ provider: 'drawn', key: null })
  expect(view?.frameUrl).toBeNull()
  expect(JSON.stringify(view)).not.toContain('http')
})

test('Google is used at zoom 10 with the site’s key or the location’s own, and without a key the drawn map stays (PAGE-016)', () => {
  expect(map({ provider: 'google', key: 'K1' })?.frameUrl).toBe(
    'https://www.google.com/maps/embed/v1/place?key=K1&q=-27.98%2C153.4&zoom=10',
  )
  const address = { street: '1', city: 'x', postcode: '4000', lat: -27, long: 153, mapKey: 'K2' }
  expect(map({ provider: 'google', key: 'K1' }, { address })?.frameUrl).toContain('key=K2')
  expect(map({ provider: 'google', key: null })).toMatchObject({ frameUrl: null, rings: [{}, {}, {}] })
})

test('OpenStreetMap gets the bounding box of zoom 10, south west first', () => {
  const box = new URL(map({ provider: 'openstreetmap', key: null })?.frameUrl ?? '').searchParams.get('bbox')
  const [west = 0, south = 0, east = 0, north = 0] = (box ?? '').split(',').map(Number)
  expect(east - west).toBeCloseTo((640 * 360) / (256 * 1024), 3)
  expect(south).toBeLessThan(-27.98)
  expect(north).toBeGreaterThan(-27.98)
})

test('a location without coordinates has no map', () => {
  const address = { street: '1', city: 'x', postcode: '4000' }
  expect(map({ provider: 'drawn', key: null }, { address })).toBeNull()
})
