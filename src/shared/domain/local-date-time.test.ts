import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AU_STATE_TIME_ZONE } from './au-state.ts'
import { localDateTime, toOffsetDateTime, zonedMs } from './local-date-time.ts'

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

test('a wall clock is the right moment in summer, in winter and where there is no daylight saving', () => {
  const iso = (local: string, zone: string) => new Date(zonedMs(local, zone)).toISOString()
  expect(iso('2026-11-23T09:30', 'Australia/Brisbane')).toBe('2026-11-22T23:30:00.000Z')
  expect(iso('2026-11-23T09:30', 'Australia/Sydney')).toBe('2026-11-22T22:30:00.000Z')
  expect(iso('2027-06-23T09:30', 'Australia/Sydney')).toBe('2027-06-22T23:30:00.000Z')
  expect(iso('2026-11-23T09:30', 'Australia/Adelaide')).toBe('2026-11-22T23:00:00.000Z')
  expect(iso('2026-11-23T09:30', 'Australia/Perth')).toBe('2026-11-23T01:30:00.000Z')
})

test('the day the clocks change keeps its hours', () => {
  const morning = zonedMs('2026-10-04T09:00', 'Australia/Sydney')
  expect(new Date(morning).toISOString()).toBe('2026-10-03T22:00:00.000Z')
  expect(new Date(zonedMs('2026-10-03T09:00', 'Australia/Sydney')).toISOString()).toBe(
    '2026-10-02T23:00:00.000Z',
  )
})

test('in opening hours a wall clock read back is the same, in every zone and on every day', () => {
  const zones = Object.values(AU_STATE_TIME_ZONE)
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 5, max: 23 }),
      (zone, day, hour) => {
        const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
        const local = `${date}T${String(hour).padStart(2, '0')}:30`
        const ms = zonedMs(local, zone)
        return Object.values(localDateTime(ms, zone)).slice(0, 2).join('T') === local
      },
    ),
  )
})
