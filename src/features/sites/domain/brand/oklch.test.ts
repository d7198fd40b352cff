import { expect, test } from 'vitest'
import { contrastRatio, hexToOklch, oklchToHex } from './oklch.ts'

test('contrast of known pairs (WCAG 2.2)', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

test('a colour outside sRGB keeps its lightness and hue and loses chroma', () => {
  const wished = { ...hexToOklch('#0b5fff'), c: 0.5 }
  const shown = hexToOklch(oklchToHex(wished))
  expect(shown.l).toBeCloseTo(wished.l, 2)
  expect(shown.h).toBeCloseTo(wished.h, 1)
  expect(shown.c).toBeLessThan(0.3)
})
