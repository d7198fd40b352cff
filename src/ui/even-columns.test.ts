import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evenColumns, evenColumnsClass, twoOrThreeClass } from './even-columns.ts'

test.each([
  [9, [4, 3], 3],
  [15, [4, 3], 3],
  [8, [4, 3], 4],
  [3, [4, 3], 3],
  [13, [4, 5, 3], 5],
  [29, [6, 5, 4], 6],
  [8, [6, 5, 4], 4],
  [26, [6, 5, 4], 4],
])('%i cards with a choice of %j columns use %i', (items, choices, columns) => {
  expect(evenColumns(items, choices)).toBe(columns)
})

test('no number of models leaves one card alone in the last of several rows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 60 }), (items) => {
      expect(items % evenColumns(items, [4, 5, 3])).not.toBe(1)
    }),
  )
})

test('three and nine go three across on a tablet, other numbers two', () => {
  expect([2, 3, 4, 5, 6, 9].filter((items) => twoOrThreeClass(items) === 'md:grid-cols-3')).toEqual([3, 9])
})

test('the classes match both widths', () => {
  expect(evenColumnsClass(9, { lg: [3, 4], xl: [4, 5, 3] })).toBe('lg:grid-cols-3 xl:grid-cols-3')
})
