import { expect, test } from 'vitest'
import { bordersPath } from './state-borders.ts'

const frame = { centre: { lat: -27, long: 134 }, zoom: 4.3, width: 800, height: 520 }

test('a map of the country shows state borders, and a city map leaves out the rough ones', () => {
  expect(bordersPath(frame).match(/M/g)?.length).toBe(5)
  expect(bordersPath({ ...frame, zoom: 10 })).toBe('')
})

test('the border of Western Australia is a single meridian', () => {
  const [, x1, x2] = /^M(\d+) -?\d+L(\d+) /.exec(bordersPath(frame)) ?? []
  expect(x1).toBe(x2)
})
