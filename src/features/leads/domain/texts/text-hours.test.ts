import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDateTime } from '#src/shared/domain/local-date-time.ts'
import { quietMs, type TextClock } from './text-hours.ts'

const clock = (timeZone: string, ...holidays: string[]): TextClock => ({
  timeZone,
  isHoliday: (date) => holidays.includes(date),
})
const opensAt = (utc: string, at: TextClock) => {
  const nowMs = Date.parse(utc)
  const { date, time } = localDateTime(nowMs + quietMs(nowMs, at), at.timeZone)
  return `${date} ${time}`
}

test.each([
  ['a weekday morning at seven', '2026-11-22T21:00:00Z', '2026-11-23 08:00'],
  ['a weekday at noon', '2026-11-23T02:00:00Z', '2026-11-23 12:00'],
  ['eight in the evening', '2026-11-23T10:00:00Z', '2026-11-24 08:00'],
  ['Saturday night', '2026-11-28T11:00:00Z', '2026-11-29 09:00'],
  ['Sunday at eight', '2026-11-28T22:00:00Z', '2026-11-29 09:00'],
  ['Sunday at five', '2026-11-29T07:00:00Z', '2026-11-30 08:00'],
])('%s: a text goes out at the location’s next hour for it', (_, utc, expected) => {
  expect(opensAt(utc, clock('Australia/Brisbane'))).toBe(expected)
})

test('a holiday of the location is as quiet as a Sunday, and its zone is its own', () => {
  expect(opensAt('2026-12-24T22:30:00Z', clock('Australia/Brisbane', '2026-12-25'))).toBe('2026-12-25 09:00')
  expect(opensAt('2026-11-23T10:00:00Z', clock('Australia/Perth'))).toBe('2026-11-23 18:00')
})

test('after the wait a text may go at once, in every zone and through daylight saving', () => {
  const zones = fc.constantFrom(
    'Australia/Sydney',
    'Australia/Perth',
    'Australia/Lord_Howe',
    'Australia/Darwin',
  )
  const moments = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') })
  fc.assert(
    fc.property(zones, moments, (timeZone, nowMs) => {
      const at = clock(timeZone, '2026-12-25')
      const waits = quietMs(nowMs, at)
      expect(waits).toBeGreaterThanOrEqual(0)
      expect(waits).toBeLessThanOrEqual(17 * 3_600_000)
      expect(quietMs(nowMs + waits, at)).toBe(0)
    }),
  )
})
