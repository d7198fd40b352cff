import { expect, test } from 'vitest'
import { byDistance, locationMap, type MapPlace, placesMap } from './map-view.ts'

const place = (name: string, lat: number, long: number): MapPlace => ({ name, lat, long, href: `/${name}` })
const BOWEN_HILLS = place('bowen-hills', -27.4437, 153.037)
const MAYNE_ROAD = place('mayne-road', -27.4392, 153.0357)
const SOUTHPORT = place('southport', -27.9812, 153.3985)
const ESSENDON = place('essendon', -37.7388, 144.8873)

test('the map of one location is at zoom 10 with the location in the middle (PAGE-016)', () => {
  const map = locationMap(BOWEN_HILLS)
  expect(map.markers).toEqual([{ x: 320, y: 180, name: 'bowen-hills', href: '/bowen-hills', count: 1 }])
  // 640 pixels of 0.1357 km at this latitude: 86.9 km across
  expect(map.rings).toEqual([
    expect.objectContaining({ radius: 37, text: '5 km' }),
    expect.objectContaining({ radius: 74, text: '10 km' }),
    expect.objectContaining({ radius: 147, text: '20 km' }),
  ])
  for (const ring of map.rings)
    expect(map.labels.filter(({ x, y }) => Math.abs(x - ring.x) < 58 && Math.abs(y - ring.y) < 20)).toEqual(
      [],
    )
  expect(map.labels.map(({ text }) => text)).toContain('Ipswich')
})

test('the map of all locations contains each of them, and close ones share a pin with a count', () => {
  const map = placesMap([BOWEN_HILLS, MAYNE_ROAD, SOUTHPORT, ESSENDON])
  expect(map?.markers.map(({ count }) => count).sort()).toEqual([1, 3])
  for (const { x, y } of map?.markers ?? []) {
    expect(x > 0 && x < 960).toBe(true)
    expect(y > 0 && y < 560).toBe(true)
  }
  expect(map?.markers.find(({ count }) => count === 3)).toMatchObject({
    name: 'bowen-hills, mayne-road, southport',
    href: null,
  })
  expect(map?.borders).not.toBe('')
})

test('names overlap neither each other nor a pin', () => {
  const map = placesMap([BOWEN_HILLS, SOUTHPORT])
  const labels = map?.labels ?? []
  expect(labels.length).toBeGreaterThan(4)
  for (const [index, label] of labels.entries()) {
    for (const other of labels.filter((_, at) => at !== index))
      expect(Math.abs(label.x - other.x) >= 104 || Math.abs(label.y - other.y) >= 30).toBe(true)
    for (const pin of map?.markers ?? [])
      expect(Math.abs(label.x - pin.x) >= 75 || label.y <= pin.y - 53 || label.y >= pin.y + 25).toBe(true)
  }
})

test('without locations there is no map (PAGE-022)', () => {
  expect(placesMap([])).toBeNull()
})

test('the nearest location comes first, with its haversine distance on a 6371 km radius (PAGE-047)', () => {
  const city = { lat: -27.47, long: 153.02 }
  const found = byDistance(city, [ESSENDON, SOUTHPORT, BOWEN_HILLS])
  expect(found.map(({ place: { name } }) => name)).toEqual(['bowen-hills', 'southport', 'essendon'])
  const radians = Math.PI / 180
  const angle = Math.acos(
    Math.sin(city.lat * radians) * Math.sin(ESSENDON.lat * radians) +
      Math.cos(city.lat * radians) *
        Math.cos(ESSENDON.lat * radians) *
        Math.cos((ESSENDON.long - city.long) * radians),
  )
  expect(found[2]?.km).toBeCloseTo(6371 * angle, 3)
})
