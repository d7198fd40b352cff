import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { briefStartText, FILLING_MS, isOffered, startText, freeDays } from './booking-times.ts'

const settings = {
  department: 'sales' as const,
  slotMinutes: 60,
  noticeHours: 2,
  daysAhead: 14,
  perSlot: 1,
  perDay: null,
}
/** Saturday 21 November 2026, 8 in the morning in Brisbane. */
const nowMs = Date.parse('2026-11-20T22:00:00Z')
const nothing = new Map<string, number>()

function aPlace(over: Partial<SiteLocation> = {}): SiteLocation {
  const open = { status: 'Open', open: '08:30', close: '17:00', formattedHours: null }
  const week = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...open }))
  const closed = { weekday: 0, status: 'Closed', open: null, close: null, formattedHours: null }
  return {
    address: { state: 'QLD' },
    hours: { sales: [closed, ...week] },
    specialHours: [],
    ...over,
  } as unknown as SiteLocation
}

test('times start within sales hours, end before closing and respect the notice period (LEAD-005, LEAD-029)', () => {
  const days = freeDays(aPlace(), settings, { nowMs, taken: nothing })
  expect(days[0]?.slots.map(({ label }) => label)).toEqual([
    '10:30am',
    '11:30am',
    '12:30pm',
    '1:30pm',
    '2:30pm',
    '3:30pm',
  ])
  expect(days.map(({ date }) => date)).not.toContain('2026-11-22')
  expect(days[1]).toMatchObject({ date: '2026-11-23', label: ['Mon', '23 Nov'] })
  expect(days[1]?.slots[0]).toEqual({ value: '2026-11-23T08:30', label: '8:30am' })
})

test('a location open past midnight offers drives until midnight (LEAD-029)', () => {
  const night = { weekday: 1, status: 'Open', open: '20:30', close: '01:00', formattedHours: null }
  const place = aPlace({ hours: { sales: [night] } } as unknown as Partial<SiteLocation>)
  const [monday] = freeDays(place, settings, { nowMs, taken: nothing })
  expect(monday?.slots.map(({ value }) => value)).toEqual([
    '2026-11-23T20:30',
    '2026-11-23T21:30',
    '2026-11-23T22:30',
  ])
})

test('special days override the week: closed at Christmas, short on Christmas Eve (DATA-023)', () => {
  const place = aPlace({
    specialHours: [
      { date: '2026-11-23', status: 'Closed', open: null, close: null, note: 'Show day' },
      { date: '2026-11-24', status: 'Open', open: '08:30', close: '10:30', note: null },
    ],
  })
  const days = freeDays(place, settings, { nowMs, taken: nothing })
  expect(days.map(({ date }) => date)).not.toContain('2026-11-23')
  expect(days.find(({ date }) => date === '2026-11-24')?.slots.map(({ label }) => label)).toEqual([
    '8:30am',
    '9:30am',
  ])
})

test('a time that was offered when a form was opened is still given an hour later, but never one that has begun (LEAD-029)', () => {
  const firstOf = (noticeHours: number, at: string) => {
    const moment = { nowMs: Date.parse(at), taken: nothing, shownForMs: FILLING_MS }
    return freeDays(aPlace(), { ...settings, noticeHours }, moment)[0]?.slots[0]?.label
  }
  // 9.30 in Brisbane: 11.30 is two hours away, and 10.30 was when the form was opened at 8.30
  expect(firstOf(2, '2026-11-20T23:30:00Z')).toBe('10:30am')
  expect(firstOf(2, '2026-11-20T23:31:00Z')).toBe('11:30am')
  expect(firstOf(0, '2026-11-20T23:31:00Z')).toBe('10:30am')
})

test('a booked time stays on offer until the location is full', () => {
  const taken = new Map([['2026-11-23T08:30', 1]])
  const offered = (perSlot: number) =>
    isOffered(freeDays(aPlace(), { ...settings, perSlot }, { nowMs, taken }), '2026-11-23T08:30')
  expect(offered(1)).toBe(false)
  expect(offered(2)).toBe(true)
})

test('a workshop gives times in its own hours, and none on a day that has all it can take or that is a holiday (LEAD-028)', () => {
  const open = { status: 'Open', open: '07:00', close: '08:00', formattedHours: null }
  const place = aPlace({
    hours: { sales: [], service: [1, 2, 3].map((weekday) => ({ weekday, ...open })) },
    specialHours: [{ date: '2026-11-25', status: 'Closed', open: null, close: null, note: 'Show day' }],
  } as unknown as Partial<SiteLocation>)
  const workshop = { ...settings, department: 'service' as const, slotMinutes: 30, daysAhead: 6, perDay: 3 }
  const daysWith = (...booked: string[]) =>
    freeDays(
      place,
      { ...workshop, perSlot: 2 },
      {
        nowMs,
        taken: booked.reduce(
          (all, start) => all.set(start, (all.get(start) ?? 0) + 1),
          new Map<string, number>(),
        ),
      },
    ).map(({ date, slots }) => [date, ...slots.map(({ label }) => label)])
  expect(daysWith()).toEqual([
    ['2026-11-23', '7:00am', '7:30am'],
    ['2026-11-24', '7:00am', '7:30am'],
  ])
  const [monday, half] = ['2026-11-23T07:00', '2026-11-23T07:30']
  expect(daysWith(monday, monday)[0]).toEqual(['2026-11-23', '7:30am'])
  expect(daysWith(monday, monday, half)).toEqual([['2026-11-24', '7:00am', '7:30am']])
})

test('a location without hours offers nothing, and an invented time is not on offer', () => {
  expect(freeDays(aPlace({ hours: {} }), settings, { nowMs, taken: nothing })).toEqual([])
  const days = freeDays(aPlace(), settings, { nowMs, taken: nothing })
  for (const value of ['2026-11-22T10:00', '2026-11-23T03:00', '2026-11-23T08:31', '2020-01-01T09:00', ''])
    expect(isOffered(days, value)).toBe(false)
})

test('every offered time is in the future, whatever the settings and the moment', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: nowMs, max: nowMs + 400 * 86_400_000 }),
      fc.integer({ min: 15, max: 240 }),
      fc.integer({ min: 0, max: 100 }),
      (at, slotMinutes, noticeHours) => {
        const days = freeDays(
          aPlace(),
          { ...settings, slotMinutes, noticeHours, daysAhead: 10 },
          { nowMs: at, taken: nothing },
        )
        const earliest = at + noticeHours * 3_600_000 - 60_000
        return days.every(({ slots }) =>
          slots.every(({ value }) => Date.parse(`${value}:00+10:00`) >= earliest),
        )
      },
    ),
  )
})

test('a start is worded as a date and time', () => {
  expect(startText('2026-11-23T09:30')).toBe('Mon 23 Nov 2026 at 9:30am')
  expect(briefStartText('2026-11-28T14:30')).toBe('Sat 28 Nov 2:30pm')
})
