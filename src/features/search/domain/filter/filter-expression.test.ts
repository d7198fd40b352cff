import { expect, test } from 'vitest'
import { filterConditions, filterFault } from './filter-expression.ts'
import { parseFilter } from './filter-parser.ts'

test('a fault names its columns in characters, not in code units', () => {
  expect(filterFault('Wrong.', { text: '🐻🐻 = x', start: 7, end: 8 }).message).toBe('Wrong.\n6:7 🐻🐻 = x')
})

test('conditions come left to right out of any nesting', () => {
  const parsed = parseFilter('a = 1 AND (NOT b EXISTS OR c IN [1])')
  expect(
    parsed.ok && parsed.value && filterConditions(parsed.value).map(({ attribute }) => attribute),
  ).toEqual(['a', 'b', 'c'])
})
