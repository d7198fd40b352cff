import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitFrame, kmPerPixel, type MapFrame, toGeoPoint, toPixel } from './web-mercator.ts'

const BRISBANE = { lat: -27.47, long: 153.02 }
const frame: MapFrame = { centre: BRISBANE, zoom: 10, width: 640, height: 360 }

test('a pixel at zoom 10 over Brisbane is 136 metres, as on every web map', () => {
  expect(kmPerPixel(frame)).toBeCloseTo(0.1357, 3)
})

test('every point in Australia survives conversion to a pixel and back', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -44, max: -10, noNaN: true }),
      fc.double({ min: 112, max: 154, noNaN: true }),
      (lat, long) => {
        const back = toGeoPoint(frame, toPixel(frame, { lat, long }))
        expect(back.lat).toBeCloseTo(lat, 8)
        expect(back.long).toBeCloseTo(long, 8)
      },
    ),
  )
})

test('a fitted frame holds every point inside its padding, and a single point is not enlarged past the limit', () => {
  const points = [BRISBANE, { lat: -37.74, long: 144.89 }, { lat: -31.95, long: 115.86 }]
  const fitted = fitFrame(points, { width: 800, height: 500, padding: 60, maxZoom: 10 })
  for (const { x, y } of points.map((point) => toPixel(fitted, point))) {
    expect(x).toBeGreaterThanOrEqual(59.99)
    expect(x).toBeLessThanOrEqual(740.01)
    expect(y).toBeGreaterThanOrEqual(59.99)
    expect(y).toBeLessThanOrEqual(440.01)
  }
  expect(fitFrame([BRISBANE], { width: 640, height: 360, padding: 60, maxZoom: 10 }).zoom).toBe(10)
})
