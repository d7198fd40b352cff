import { expect, test } from 'vitest'
import type { OpeningHour, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import {
  clockText,
  CLOSED_TEXT,
  hoursOn,
  isOpenAt,
  openState,
  todaysHours,
  upcomingSpecialHours,
  weekLines,
  weekOf,
} from './opening-hours.ts'

const open = (weekday: number, from: string, to: string) =>
  ({ weekday, status: 'Open', open: from, close: to, formattedHours: null }) as OpeningHour
const closed = (weekday: number) =>
  ({ weekday, status: 'Closed', open: null, close: null, formattedHours: null }) as OpeningHour
const WEEK = [
  closed(0),
  ...[1, 2, 3, 4, 5].map((day) => open(day, '08:30', '17:30')),
  open(6, '09:00', '12:00'),
]

function place(state: string, over: Partial<SiteLocation> = {}) {
  return { address: { state } as SiteLocation['address'], hours: { sales: WEEK }, specialHours: [], ...over }
}
const at = (iso: string) => Date.parse(iso)

test('Monday to Friday is one line when identical, Saturday and Sunday stand alone (DATA-022)', () => {
  expect(weekLines(WEEK)).toEqual([
    { days: 'Mon to Fri', text: '8:30am to 5:30pm' },
    { days: 'Saturday', text: '9:00am to 12:00pm' },
    { days: 'Sunday', text: CLOSED_TEXT },
  ])
})

test('a differing weekday opens the line into days; weekday 0 is Sunday', () => {
  const lines = weekLines([...WEEK.slice(0, 4), open(4, '08:30', '21:00'), ...WEEK.slice(5)])
  expect(lines.map(({ days }) => days)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ])
  expect(lines[3]?.text).toBe('8:30am to 9:00pm')
})

test.each([
  ['00:00', '12:00am'],
  ['00:05', '12:05am'],
  ['08:30', '8:30am'],
  ['12:00', '12:00pm'],
  ['12:30', '12:30pm'],
  ['23:59', '11:59pm'],
])('%s is written %s', (time, text) => {
  expect(clockText(time)).toBe(text)
})

test('the dealer’s own words stand in place of the times (formated_hours)', () => {
  expect(weekLines([{ ...open(1, '08:30', '17:30'), formattedHours: 'Late, by arrangement' }])).toEqual([
    { days: 'Monday', text: 'Late, by arrangement' },
  ])
})

test('open is judged in the place’s own zone: one moment, three answers', () => {
  const moment = at('2026-11-23T00:00:00Z')
  expect(isOpenAt(place('QLD'), 'sales', moment)).toBe(true)
  expect(isOpenAt(place('SA'), 'sales', moment)).toBe(true)
  expect(isOpenAt(place('WA'), 'sales', moment)).toBe(false)
})

test('daylight saving moves the hours of Melbourne and not of Brisbane', () => {
  // 4 October 2026 starts daylight saving: Friday 2 October is UTC+10, Monday 5 October UTC+11.
  expect(isOpenAt(place('VIC'), 'sales', at('2026-10-01T21:45:00Z'))).toBe(false)
  expect(isOpenAt(place('VIC'), 'sales', at('2026-10-04T21:45:00Z'))).toBe(true)
  expect(isOpenAt(place('QLD'), 'sales', at('2026-10-04T21:45:00Z'))).toBe(false)
})

test('the opening minute is open and the closing minute is closed', () => {
  expect(isOpenAt(place('QLD'), 'sales', at('2026-11-22T22:30:00Z'))).toBe(true)
  expect(isOpenAt(place('QLD'), 'sales', at('2026-11-23T07:29:00Z'))).toBe(true)
  expect(isOpenAt(place('QLD'), 'sales', at('2026-11-23T07:30:00Z'))).toBe(false)
})

test('a special day stands before the week (DATA-023)', () => {
  const christmas = place('QLD', {
    specialHours: [
      { date: '2026-12-25', status: 'Closed', open: null, close: null, note: 'Christmas Day' },
      { date: '2026-12-24', status: 'Open', open: '08:30', close: '13:00', note: 'Christmas Eve' },
    ],
  })
  expect(todaysHours(christmas, 'sales', at('2026-12-24T01:00:00Z'))).toEqual({
    text: '8:30am to 1:00pm',
    note: 'Christmas Eve',
  })
  expect(isOpenAt(christmas, 'sales', at('2026-12-25T01:00:00Z'))).toBe(false)
  expect(
    upcomingSpecialHours(christmas, at('2026-12-01T00:00:00Z')).map(({ date, text }) => `${date} ${text}`),
  ).toEqual(['2026-12-24 8:30am to 1:00pm', '2026-12-25 Closed'])
  expect(upcomingSpecialHours(christmas, at('2026-12-26T00:00:00Z'))).toEqual([])
})

test('a shopper is told until when, or when next', () => {
  expect(openState(place('QLD'), 'sales', at('2026-11-23T00:00:00Z'))).toEqual({
    isOpen: true,
    text: 'Open until 5:30pm',
  })
  expect(openState(place('QLD'), 'sales', at('2026-11-22T21:00:00Z'))).toEqual({
    isOpen: false,
    text: 'Opens 8:30am',
  })
  expect(openState(place('QLD'), 'sales', at('2026-11-23T09:00:00Z'))).toEqual({
    isOpen: false,
    text: 'Opens tomorrow 8:30am',
  })
  expect(openState(place('QLD'), 'sales', at('2026-11-21T06:00:00Z'))).toEqual({
    isOpen: false,
    text: 'Opens Monday 8:30am',
  })
  expect(openState(place('QLD', { hours: {} }), 'sales', at('2026-11-21T06:00:00Z'))).toBeNull()
})

test('a purpose without its own week uses sales; a day nobody wrote has no hours', () => {
  expect(weekOf(place('QLD'), 'service')).toBe(WEEK)
  expect(
    hoursOn(place('QLD', { hours: { service: [open(1, '07:00', '17:00')] } }), 'service', '2026-11-24'),
  ).toBeNull()
  expect(hoursOn(place('QLD', { hours: {} }), 'parts', '2026-11-23')).toBeNull()
})

/** Every zone: the UTC minute of half past eight on a winter Monday, a summer Monday, and both Mondays after a change. */
const ZONES = [
  ['QLD', '2026-07-05T22:30Z', '2026-12-06T22:30Z', '2026-10-04T22:30Z', '2027-04-04T22:30Z'],
  ['NSW', '2026-07-05T22:30Z', '2026-12-06T21:30Z', '2026-10-04T21:30Z', '2027-04-04T22:30Z'],
  ['ACT', '2026-07-05T22:30Z', '2026-12-06T21:30Z', '2026-10-04T21:30Z', '2027-04-04T22:30Z'],
  ['VIC', '2026-07-05T22:30Z', '2026-12-06T21:30Z', '2026-10-04T21:30Z', '2027-04-04T22:30Z'],
  ['TAS', '2026-07-05T22:30Z', '2026-12-06T21:30Z', '2026-10-04T21:30Z', '2027-04-04T22:30Z'],
  ['SA', '2026-07-05T23:00Z', '2026-12-06T22:00Z', '2026-10-04T22:00Z', '2027-04-04T23:00Z'],
  ['NT', '2026-07-05T23:00Z', '2026-12-06T23:00Z', '2026-10-04T23:00Z', '2027-04-04T23:00Z'],
  ['WA', '2026-07-06T00:30Z', '2026-12-07T00:30Z', '2026-10-05T00:30Z', '2027-04-05T00:30Z'],
] as const

test.each(ZONES.flatMap(([state, ...moments]) => moments.map((moment) => [state, moment] as const)))(
  'in %s the doors open at %s and not a minute before, and close nine hours later',
  (state, moment) => {
    const opening = at(moment.replace('Z', ':00Z'))
    const hour = 3_600_000
    const states = [-60_000, 0, 9 * hour - 60_000, 9 * hour].map((after) =>
      isOpenAt(place(state), 'sales', opening + after),
    )
    expect(states).toEqual([false, true, true, false])
  },
)

test.each([
  ['QLD', '2026-11-21T13:59:00Z', true],
  ['QLD', '2026-11-21T14:00:00Z', false],
  ['VIC', '2026-11-21T12:59:00Z', true],
  ['VIC', '2026-11-21T13:00:00Z', false],
  ['WA', '2026-11-21T15:59:00Z', true],
  ['WA', '2026-11-21T16:00:00Z', false],
])('a place in %s that closes at midnight is open at %s: %s', (state, moment, isOpen) => {
  const late = place(state, { hours: { sales: [open(6, '10:00', '24:00'), closed(0)] } })
  expect(isOpenAt(late, 'sales', at(moment))).toBe(isOpen)
  if (isOpen)
    expect(openState(late, 'sales', at(moment))).toEqual({ isOpen: true, text: 'Open until 12:00am' })
})

test.each([
  ['VIC', '2026-11-03', 'Melbourne Cup Day'],
  ['SA', '2027-03-08', 'Adelaide Cup Day'],
  ['WA', '2027-06-07', 'Western Australia Day'],
  ['TAS', '2027-03-08', 'Eight Hours Day'],
  ['NT', '2027-08-02', 'Picnic Day'],
  ['QLD', '2026-12-25', 'Christmas Day'],
  ['ACT', '2027-03-08', 'Canberra Day'],
  ['NSW', '2027-01-26', 'Australia Day'],
])('on a public holiday of %s (%s, %s) a place is closed all day in its own zone', (state, date, note) => {
  const holiday = place(state, {
    specialHours: [{ date, status: 'Closed', open: null, close: null, note }],
  })
  const noonUtc = at(`${date}T00:00:00Z`)
  for (let hour = -14; hour <= 15; hour++) {
    const moment = noonUtc + hour * 3_600_000
    const isThatDay = todaysHours(holiday, 'sales', moment)?.note === note
    if (isThatDay) expect(isOpenAt(holiday, 'sales', moment)).toBe(false)
  }
  expect(todaysHours(holiday, 'sales', at(`${date}T02:00:00Z`))?.note).toBe(note)
})
