import { expect, test } from 'vitest'
import { dateInWords, shortMonth, weekdayOf, WEEKDAYS } from './calendar-date.ts'

test('a calendar date is written the Australian way', () => {
  expect(dateInWords('2026-03-04')).toBe('4 March 2026')
  expect([1, 6, 9, 13].map(shortMonth)).toEqual(['Jan', 'Jun', 'Sep', ''])
})

test("a date has the same weekday whatever the machine's time zone", () => {
  expect(WEEKDAYS[weekdayOf('2026-11-21')]).toBe('Saturday')
  expect(WEEKDAYS[weekdayOf('2024-02-29')]).toBe('Thursday')
})
