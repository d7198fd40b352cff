import { expect, test } from 'vitest'
import { trueTotal } from './true-total.ts'

test('totals over 1999 come from facet counts (SRCH-038)', () => {
  expect(trueTotal(1999, { in_stock: 5000 })).toBe(1999)
  expect(trueTotal(2000, { in_stock: 5000, sold: 21 })).toBe(5021)
  expect(trueTotal(2000, undefined)).toBe(2000)
})
