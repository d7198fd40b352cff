import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  movePriceHandle,
  PRICE_HANDLES_START,
  PRICE_SEARCH_RANGE,
  priceHandlesRange,
} from './price-search-range.ts'

test('SRCH-029: the handles start at $5,000 and $250,000 and move in steps of $500', () => {
  expect(PRICE_HANDLES_START).toEqual({ min: 5_000, max: 250_000 })
  expect(movePriceHandle(PRICE_HANDLES_START, 'min', 5_500).min).toBe(5_500)
  expect(movePriceHandle(PRICE_HANDLES_START, 'max', 249_600).max).toBe(249_500)
  expect(movePriceHandle({ min: 5_000, max: 20_000 }, 'min', 90_000).min).toBe(20_000)
})

test('wherever the handles are moved, they stay inside, in order and on a step (SRCH-026)', () => {
  const move = fc.tuple(fc.constantFrom('min' as const, 'max' as const), fc.double())
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const { min, max } = moves.reduce(
        (at, [side, value]) => movePriceHandle(at, side, value),
        PRICE_HANDLES_START,
      )
      expect(min).toBeLessThanOrEqual(max)
      expect(min).toBeGreaterThanOrEqual(PRICE_SEARCH_RANGE.min)
      expect(max).toBeLessThanOrEqual(PRICE_SEARCH_RANGE.max)
      expect([min % 500, max % 500]).toEqual([0, 0])
    }),
  )
})

test('a handle at its start is no filter, and a maximum alone sets the minimum (SRCH-049)', () => {
  expect(priceHandlesRange(PRICE_HANDLES_START)).toBe(null)
  expect(priceHandlesRange({ min: 5_000, max: 40_000 })).toEqual({ min: 0, max: 40_000 })
  expect(priceHandlesRange({ min: 30_000, max: 250_000 })).toEqual({ min: 30_000, max: null })
})
