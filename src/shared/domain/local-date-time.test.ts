import { expect, test } from 'vitest'
import { localDateTime, toOffsetDateTime } from './local-date-time.ts'

const MONDAY_0830_BRISBANE = Date.parse('2026-11-22T22:30:00Z')

test('times carry the offset of their place and season (standards.md B1)', () => {
  expect(toOffsetDateTime(Date.parse('2026-11-21T04:58:37Z'), 'Australia/Brisbane')).toBe(
    '2026-11-21T14:58:37+10:00',
  )
  expect(toOffsetDateTime(Date.parse('2026-11-21T04:58:37Z'), 'Australia/Sydney')).toBe(
    '2026-11-21T15:58:37+11:00',
  )
  expect(toOffsetDateTime(Date.parse('2026-11-21T04:58:37Z'), 'Australia/Adelaide')).toBe(
    '2026-11-21T15:28:37+10:30',
  )
  expect(localDateTime(MONDAY_0830_BRISBANE, 'Australia/Brisbane')).toEqual({
    date: '2026-11-23',
    time: '08:30',
    second: 0,
    weekday: 1,
  })
})
