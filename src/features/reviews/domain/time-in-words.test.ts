import { expect, test } from 'vitest'
import { timeAgoInWords } from './time-in-words.ts'

const NOW = Date.parse('2026-11-21T03:00:00Z')

test.each([
  ['2026-11-21', 'today'],
  ['2026-11-22', 'today'],
  ['2026-11-20', '1 day ago'],
  ['2026-11-15', '6 days ago'],
  ['2026-11-14', '1 week ago'],
  ['2026-10-23', '4 weeks ago'],
  ['2026-10-22', '1 month ago'],
  ['2025-11-22', '12 months ago'],
  ['2025-11-21', '1 year ago'],
  ['2020-01-01', '6 years ago'],
])('%s is %s on 21 November 2026 (PAGE-042)', (date, words) => {
  expect(timeAgoInWords(date, NOW)).toBe(words)
})
