import { expect, test } from 'vitest'
import { landPath } from './coastline.ts'
import type { GeoPoint, MapFrame } from './web-mercator.ts'

const at = (centre: GeoPoint, zoom = 10): MapFrame => ({ centre, zoom, width: 640, height: 360 })

/** Whether the middle of the map is on land, by counting path crossings. */
function isLand(path: string): boolean {
  let isIn = false
  for (const ring of path.split('M').filter(Boolean)) {
    const numbers = [...ring.matchAll(/-?\d+/g)].map(Number)
    let [x, y] = [numbers[0] ?? 0, numbers[1] ?? 0]
    const points = [[x, y]]
    for (let index = 2; index < numbers.length; index += 2) {
      x += numbers[index] ?? 0
      y += numbers[index + 1] ?? 0
      points.push([x, y])
    }
    points.forEach(([ax = 0, ay = 0], index) => {
      const [bx = 0, by = 0] = points.at(index - 1) ?? []
      if (ay > 180 !== by > 180 && 320 < ((bx - ax) * (180 - ay)) / (by - ay) + ax) isIn = !isIn
    })
  }
  return isIn
}

test.each([
  ['Brisbane', -27.47, 153.02, true],
  ['Alice Springs', -23.7, 133.88, true],
  ['Hobart', -42.88, 147.32, true],
  ['Perth', -31.95, 115.86, true],
  ['the Tasman Sea', -34, 154, false],
  ['Bass Strait', -39.8, 146, false],
  ['the Great Australian Bight', -33.5, 130, false],
  ['Spencer Gulf', -34.2, 136.9, false],
])('%s is drawn in the right place', (_, lat, long, expected) => {
  expect(isLand(landPath(at({ lat, long })))).toBe(expected)
})

test('the path stays small for the whole country and for one city', () => {
  expect(
    landPath({ centre: { lat: -27, long: 134 }, zoom: 4.3, width: 800, height: 520 }).length,
  ).toBeLessThan(9000)
  expect(landPath(at({ lat: -27.47, long: 153.02 })).length).toBeLessThan(3000)
})

test('an inland frame is all land, and at sea nothing is drawn', () => {
  expect(landPath(at({ lat: -23.7, long: 133.88 })).length).toBeGreaterThan(5)
  expect(landPath(at({ lat: -35, long: 160 }))).toBe('')
})
