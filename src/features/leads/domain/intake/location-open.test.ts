import { expect, test } from 'vitest'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { isLocationOpen, localDateTime, toOffsetDateTime } from './location-open.ts'

const MONDAY_0830_BRISBANE = Date.parse('2026-11-22T22:30:00Z')

function aPlace(over: Partial<SiteLocation> = {}): SiteLocation {
  const hours = { sales: [{ weekday: 1 as const, status: 'Open' as const, open: '08:00', close: '17:30' }] }
  return { hours, specialHours: [], address: { state: 'QLD' }, ...over } as SiteLocation
}

test('hours are read in the time zone of the place', () => {
  expect(isLocationOpen(aPlace(), { department: 'sales', nowMs: MONDAY_0830_BRISBANE })).toBe(true)
  const perth = aPlace({ address: { state: 'WA' } as SiteLocation['address'] })
  expect(isLocationOpen(perth, { department: 'sales', nowMs: MONDAY_0830_BRISBANE })).toBe(false)
})

test('a special day replaces the week, and closing time is closed', () => {
  const holiday = aPlace({
    specialHours: [{ date: '2026-11-23', status: 'Closed', open: null, close: null, note: null }],
  })
  expect(isLocationOpen(holiday, { department: 'sales', nowMs: MONDAY_0830_BRISBANE })).toBe(false)
  expect(isLocationOpen(aPlace(), { department: 'sales', nowMs: Date.parse('2026-11-23T07:30:00Z') })).toBe(
    false,
  )
})

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
    weekday: 1,
  })
})
