import { expect, test } from 'vitest'
import { filterConditions, filterFault } from './filter-expression.ts'
import { parseFilter } from './filter-parser.ts'

test('an error gives its columns in characters, not code units', () => {
  expect(filterFault('Wrong.', { text: '🐻🐻 = x', start: 7, end: 8 }).message).toBe('Wrong.\n6:7 🐻🐻 = x')
})

test('conditions are listed left to right whatever the nesting', () => {
  const parsed = parseFilter('a = 1 AND (NOT b EXISTS OR c IN [1])')
  expect(
    parsed.ok && parsed.value && filterConditions(parsed.value).map(({ attribute }) => attribute),
  ).toEqual(['a', 'b', 'c'])
})
