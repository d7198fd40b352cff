import { expect, test } from 'vitest'
import { placeLabels, placeRingText } from './map-labels.ts'

const country = { centre: { lat: -27, long: 134 }, zoom: 4.3, width: 800, height: 520 }
const brisbane = { centre: { lat: -27.47, long: 153.02 }, zoom: 10, width: 640, height: 360 }

test('a map of the country names capitals and cities, and a city map names towns and suburbs', () => {
  const wide = placeLabels(country, []).map(({ text }) => text)
  expect(wide).toEqual(expect.arrayContaining(['Perth', 'Darwin', 'Alice Springs']))
  expect(wide).not.toContain('Ipswich')
  expect(placeLabels(brisbane, []).some(({ rank }) => rank === 4)).toBe(true)
})

test('no name overlaps a pin', () => {
  expect(placeLabels(brisbane, [{ x: 320, y: 180 }]).map(({ text }) => text)).not.toContain('Brisbane')
})

test('a pin with nothing else nearby is labelled with its own town, below it', () => {
  const wilsonton = { centre: { lat: -27.53, long: 151.92 }, zoom: 10, width: 640, height: 150 }
  expect(placeLabels(wilsonton, [{ x: 320, y: 75 }])).toContainEqual({
    text: 'Toowoomba',
    x: 320,
    y: 109,
    rank: expect.any(Number),
  })
})

test('ring distances avoid every name, and go below the centre where possible', () => {
  expect(placeRingText(brisbane, 74, [])).toEqual({ x: 320, y: 249 })
  const beside = placeRingText(brisbane, 74, [{ x: 300, y: 250 }])
  expect(beside).toEqual({ x: 373, y: 228 })
})
