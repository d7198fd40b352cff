import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toHistogram } from './histogram.ts'

test('every vehicle is in exactly one bar', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.integer({ min: 0, max: 99_999 }).map(String), fc.nat(9)), (distribution) => {
      const total = Object.values(distribution).reduce((sum, count) => sum + count, 0)
      expect(
        toHistogram(distribution, { min: 5000, max: 80_000 }).reduce((sum, count) => sum + count, 0),
      ).toBe(total)
    }),
  )
})

test('values are in their bar, and words and empty bounds give no bars', () => {
  expect(toHistogram({ '0': 1, '24': 2, '25': 3, '99': 4, x: 5 }, { min: 0, max: 100 }, 4)).toEqual([
    3, 3, 0, 4,
  ])
  expect(toHistogram({ '5': 1 }, { min: 5, max: 5 }, 2)).toEqual([0, 0])
})
