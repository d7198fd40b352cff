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

test('a wall-clock time maps to the right moment in summer, in winter and where there is no daylight saving', () => {
  const iso = (local: string, zone: string) => new Date(zonedMs(local, zone)).toISOString()
  expect(iso('2026-11-23T09:30', 'Australia/Brisbane')).toBe('2026-11-22T23:30:00.000Z')
  expect(iso('2026-11-23T09:30', 'Australia/Sydney')).toBe('2026-11-22T22:30:00.000Z')
  expect(iso('2027-06-23T09:30', 'Australia/Sydney')).toBe('2027-06-22T23:30:00.000Z')
  expect(iso('2026-11-23T09:30', 'Australia/Adelaide')).toBe('2026-11-22T23:00:00.000Z')
  expect(iso('2026-11-23T09:30', 'Australia/Perth')).toBe('2026-11-23T01:30:00.000Z')
})

test('the day the clocks change has the right hours', () => {
  const morning = zonedMs('2026-10-04T09:00', 'Australia/Sydney')
  expect(new Date(morning).toISOString()).toBe('2026-10-03T22:00:00.000Z')
  expect(new Date(zonedMs('2026-10-03T09:00', 'Australia/Sydney')).toISOString()).toBe(
    '2026-10-02T23:00:00.000Z',
  )
})

test('during opening hours a wall-clock time reads back the same in every zone on every day', () => {
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

/** Every zone of Australian addresses, including the islands and border towns with clocks of their own. */
const ZONES = [
  ...new Set(Object.values(AU_STATE_TIME_ZONE)),
  'Australia/Broken_Hill',
  'Australia/Lord_Howe',
  'Australia/Eucla',
]

/** The first Sunday of April or October, when the clocks change. */
function changeDay(year: number, month: 4 | 10): string {
  const first = new Date(Date.UTC(year, month - 1, 1))
  first.setUTCDate(1 + ((7 - first.getUTCDay()) % 7))
  return first.toISOString().slice(0, 10)
}

test('on nights when the clocks change, a time is the first moment at or after it on the wall clock, in every zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.integer({ min: 2009, max: 2045 }),
      fc.constantFrom(4 as const, 10 as const),
      fc.integer({ min: -60, max: 300 }),
      (zone, year, month, minutes) => {
        const midnight = Date.parse(`${changeDay(year, month)}T00:00:00Z`)
        const local = new Date(midnight + minutes * 60_000).toISOString().slice(0, 16)
        const wallAt = (ms: number) => Object.values(localDateTime(ms, zone)).slice(0, 2).join('T')
        const ms = zonedMs(local, zone)
        expect(wallAt(ms) >= local, 'the wall shows it, or has just skipped it').toBe(true)
        expect(wallAt(ms - 60_000) < local, 'a minute sooner the wall is before it').toBe(true)
        for (let hour = 1; hour <= 3; hour++) expect(wallAt(ms - hour * 3_600_000) < local).toBe(true)
      },
    ),
    { numRuns: 400 },
  )
})

test('a skipped time is the moment of the change, and a time that occurs twice is the first of the two', () => {
  const iso = (local: string) => new Date(zonedMs(local, 'Australia/Sydney')).toISOString()
  expect(['2026-10-04T02:00', '2026-10-04T02:30', '2026-10-04T03:00'].map(iso)).toEqual(
    Array.from({ length: 3 }, () => '2026-10-03T16:00:00.000Z'),
  )
  expect(iso('2027-04-04T02:30')).toBe('2027-04-03T15:30:00.000Z')
})
