import fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageOf, averageText, starFills } from './review.ts'

test.each([
  [4.3, [1, 1, 1, 1, 0.3]],
  [5, [1, 1, 1, 1, 1]],
  [4, [1, 1, 1, 1, 0]],
  [3.5, [1, 1, 1, 0.5, 0]],
  [0, [0, 0, 0, 0, 0]],
])('a rating of %d fills the stars %j: at most four full and one partial (PAGE-018)', (rating, fills) => {
  expect(starFills(rating)).toEqual(fills)
})

test('the stars always add up to the rating', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => {
      expect(starFills(rating).reduce((sum, fill) => sum + fill, 0)).toBeCloseTo(rating, 1)
    }),
  )
})

test('the average covers all ratings, to one decimal as a string (DATA-027)', () => {
  expect(averageOf([{ rating: 5 }, { rating: 4 }, { rating: 1 }])).toBeCloseTo(10 / 3)
  expect([4.25, 4.349, 5, 3.95].map(averageText)).toEqual(['4.3', '4.3', '5.0', '4.0'])
  expect(averageOf([])).toBeNull()
})
