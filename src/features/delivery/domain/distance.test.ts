import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm, EARTH_RADIUS_KM } from './distance.ts'

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  long: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('the earth’s radius is 6371 km (CONST), and the longest distance is half its circumference', () => {
  expect(EARTH_RADIUS_KM).toBe(6371)
  expect(distanceKm({ lat: 0, long: 0 }, { lat: 0, long: 180 })).toBeCloseTo(Math.PI * 6371, 6)
})

test('Brisbane to Sydney is about 730 km and to Perth about 3,600 km', () => {
  const brisbane = { lat: -27.47, long: 153.02 }
  expect(distanceKm(brisbane, { lat: -33.87, long: 151.21 })).toBeCloseTo(733, -1)
  expect(Math.round(distanceKm(brisbane, { lat: -31.95, long: 115.86 }) / 100)).toBe(36)
})

test('a distance is the same both ways, never negative, and zero from a point to itself', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      const km = distanceKm(a, b)
      expect(km).toBeGreaterThanOrEqual(0)
      expect(km).toBeCloseTo(distanceKm(b, a), 6)
      expect(distanceKm(a, a)).toBe(0)
    }),
  )
})
