import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AU_STATES, type AuState } from '#src/shared/domain/au-state.ts'
import type { OpeningHour } from './settings/hours-schema.ts'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { openPeriodsOn } from './open-periods.ts'
import { isOpenAt } from './opening-hours.ts'

const everyDay = (open: string, close: string): OpeningHour[] =>
  ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => ({
    weekday,
    status: 'Open',
    open,
    close,
    formattedHours: null,
  }))

function place(state: AuState, week: OpeningHour[], over: Partial<SiteLocation> = {}) {
  return { address: { state } as SiteLocation['address'], hours: { sales: week }, specialHours: [], ...over }
}

const spanOf = (state: AuState, week: OpeningHour[], date: string) =>
  openPeriodsOn(place(state, week), { department: 'sales', date }).map(({ opensAtMs, closesAtMs }) => [
    new Date(opensAtMs).toISOString(),
    new Date(closesAtMs).toISOString(),
  ])

test.each([
  ['QLD', '2026-10-05', '22:30', '07:30'],
  ['NSW', '2026-10-05', '21:30', '06:30'],
  ['ACT', '2026-10-05', '21:30', '06:30'],
  ['VIC', '2026-10-05', '21:30', '06:30'],
  ['TAS', '2026-10-05', '21:30', '06:30'],
  ['SA', '2026-10-05', '22:00', '07:00'],
  ['NT', '2026-10-05', '23:00', '08:00'],
  ['VIC', '2026-10-02', '22:30', '07:30'],
  ['SA', '2026-10-02', '23:00', '08:00'],
] as const)('half past eight in %s on %s is %s UTC', (state, date, opens, closes) => {
  const [span] = spanOf(state, everyDay('08:30', '17:30'), date)
  expect(span?.map((iso) => iso.slice(11, 16))).toEqual([opens, closes])
})

test('Perth’s opening time falls on the same UTC day', () => {
  expect(spanOf('WA', everyDay('08:30', '17:30'), '2026-10-05')).toEqual([
    ['2026-10-05T00:30:00.000Z', '2026-10-05T09:30:00.000Z'],
  ])
})

test('a day that loses an hour is an hour shorter, and one that gains an hour is longer', () => {
  const hours = (date: string) =>
    openPeriodsOn(place('NSW', everyDay('00:00', '24:00')), { department: 'sales', date }).map(
      ({ opensAtMs, closesAtMs }) => (closesAtMs - opensAtMs) / 3_600_000,
    )
  expect([hours('2026-10-04'), hours('2026-10-05'), hours('2027-04-04')]).toEqual([[23], [24], [25]])
})

test('an opening time skipped by daylight saving is the moment of the change', () => {
  expect(spanOf('VIC', everyDay('02:30', '10:00'), '2026-10-04')[0]?.[0]).toBe('2026-10-03T16:00:00.000Z')
})

test('a holiday is closed and a special day has its own times, whatever the regular week says', () => {
  const special = place('QLD', everyDay('08:30', '17:30'), {
    specialHours: [
      { date: '2026-12-25', status: 'Closed', open: null, close: null, note: 'Christmas Day' },
      { date: '2026-12-24', status: 'Open', open: '08:30', close: '13:00', note: null },
    ],
  })
  expect(openPeriodsOn(special, { department: 'sales', date: '2026-12-25' })).toEqual([])
  expect(openPeriodsOn(special, { department: 'service', date: '2026-12-24' })).toMatchObject([
    { open: '08:30', close: '13:00' },
  ])
})

test('a night that ends the next morning is one period, also across a clock change', () => {
  expect(spanOf('QLD', everyDay('18:00', '01:00'), '2026-11-20')).toEqual([
    ['2026-11-20T08:00:00.000Z', '2026-11-20T15:00:00.000Z'],
  ])
  // Clocks go from 2:00 to 3:00, so eight hours on the clock last seven
  expect(spanOf('VIC', everyDay('20:00', '04:00'), '2026-10-03')).toEqual([
    ['2026-10-03T10:00:00.000Z', '2026-10-03T17:00:00.000Z'],
  ])
})

test('midnight may be written 00:00 or 24:00', () => {
  for (const close of ['00:00', '24:00'])
    expect(
      openPeriodsOn(place('NT', everyDay('10:00', close)), { department: 'sales', date: '2026-11-21' }),
    ).toMatchObject([{ close: '24:00', closesAtMs: Date.parse('2026-11-21T14:30:00Z') }])
})

test('the periods and the open-now check agree at any moment in any state', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...AU_STATES),
      fc.integer({ min: Date.parse('2026-01-01') / 60_000, max: Date.parse('2028-01-01') / 60_000 }),
      (state, minute) => {
        const at = minute * 60_000
        const here = place(state, everyDay('08:30', '17:30'))
        const dates = [-1, 0, 1].map((days) => new Date(at + days * 86_400_000).toISOString().slice(0, 10))
        const isWithin = dates
          .flatMap((date) => openPeriodsOn(here, { department: 'sales', date }))
          .some(({ opensAtMs, closesAtMs }) => opensAtMs <= at && at < closesAtMs)
        expect(isWithin).toBe(isOpenAt(here, 'sales', at))
      },
    ),
  )
})
