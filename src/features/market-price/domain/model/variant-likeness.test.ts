import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMarketVehicle } from '#src/features/market-price/testing/market-builders.ts'
import { variantWords, wordLikeness } from './variant-likeness.ts'

test('variant words come from badge, fuel, gearbox, drive and body, each once', () => {
  expect(variantWords(aMarketVehicle({ badge: 'SX Hybrid', fuel: 'Hybrid', drive: null }))).toEqual([
    'automatic',
    'hatch',
    'hybrid',
    'sx',
  ])
})

test('similarity is 1 for the same words, 0 for none in common, and symmetrical', () => {
  const words = fc.uniqueArray(fc.constantFrom('sx', 'zr', 'hybrid', 'petrol', 'awd', 'fwd'))
  expect(wordLikeness(['sx'], ['zr'])).toBe(0)
  expect(wordLikeness([], [])).toBe(1)
  fc.assert(
    fc.property(words, words, (a, b) => {
      expect(wordLikeness(a, a)).toBeCloseTo(1)
      expect(wordLikeness(a, b)).toBeCloseTo(wordLikeness(b, a))
      expect(wordLikeness(a, b)).toBeGreaterThanOrEqual(0)
      expect(wordLikeness(a, b)).toBeLessThanOrEqual(1 + 1e-9)
    }),
  )
})
