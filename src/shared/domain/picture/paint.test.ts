import { expect, test } from 'vitest'
import { encodeSrgb, isPaintKey, paintForColour, PAINTS, placeholderColour } from './paint.ts'

test.each([
  ['Glacier White', 'white'],
  ['Crystal Pearl', 'pearl'],
  ['Graphite Blue', 'steel-blue'],
  ['Soul Red Crystal', 'crimson'],
  ['Eclipse Black', 'black'],
  ['Ink', 'black'],
  ['Black Sapphire', 'black'],
  ['Titanium', 'silver'],
  ['Silver Sky', 'silver'],
  ['Lapis Blue', 'electric-blue'],
  ['Saturn Blue', 'navy'],
  ['Kawasaki Green', 'lime'],
  ['Quicksilver', 'sand'],
  ['', 'silver'],
  ['Unobtainium', 'silver'],
] as const)('the colour name %j is painted %s', (name, paint) => {
  expect(paintForColour(name)).toBe(paint)
})

test('no colour name at all is painted silver', () => {
  expect(paintForColour(null)).toBe('silver')
})

test('every paint stays below the white that clips under the studio lights', () => {
  for (const paint of Object.values(PAINTS))
    for (const value of paint) expect(value > 0 && value <= 0.7).toBe(true)
})

test('names from Object.prototype are not paints', () => {
  expect(isPaintKey('constructor')).toBe(false)
  expect(isPaintKey('__proto__')).toBe(false)
  expect(isPaintKey('white')).toBe(true)
})

test('a placeholder is a hex colour, lighter for a lighter paint', () => {
  expect(placeholderColour('white')).toMatch(/^#[0-9a-f]{6}$/)
  expect(Number.parseInt(placeholderColour('white').slice(1, 3), 16)).toBeGreaterThan(
    Number.parseInt(placeholderColour('black').slice(1, 3), 16),
  )
})

test('sRGB encoding matches known values', () => {
  expect(encodeSrgb(0)).toBe(0)
  expect(encodeSrgb(1)).toBeCloseTo(1, 10)
  expect(Math.round(encodeSrgb(0.18) * 255)).toBe(118)
})
