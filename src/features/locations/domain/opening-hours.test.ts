import { expect, test } from 'vitest'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { clockText, CLOSED_TEXT, hoursOn, isOpenAt, openState, weekLines, weekOf } from './opening-hours.ts'
import { at, closed, open, place, WEEK } from './testing/opening-builders.ts'

test('Monday to Friday is one line when identical, Saturday and Sunday are separate (DATA-022)', () => {
  expect(weekLines(WEEK)).toEqual([
    { days: 'Mon to Fri', text: '8:30am to 5:30pm' },
    { days: 'Saturday', text: '9:00am to 12:00pm' },
    { days: 'Sunday', text: CLOSED_TEXT },
  ])
})

test('a weekday that differs splits the line into days; weekday 0 is Sunday', () => {
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

test('the dealer’s own wording replaces the times (formated_hours)', () => {
  expect(weekLines([{ ...open(1, '08:30', '17:30'), formattedHours: 'Late, by arrangement' }])).toEqual([
    { days: 'Monday', text: 'Late, by arrangement' },
  ])
})

test('open is judged in the location’s own time zone: one moment, three answers', () => {
  const moment = at('2026-11-23T00:00:00Z')
  expect(isOpenAt(place('QLD'), 'sales', moment)).toBe(true)
  expect(isOpenAt(place('SA'), 'sales', moment)).toBe(true)
  expect(isOpenAt(place('WA'), 'sales', moment)).toBe(false)
})

test('daylight saving shifts Melbourne’s hours but not Brisbane’s', () => {
  // Daylight saving starts on 4 October 2026: Friday 2 October is UTC+10, Monday 5 October UTC+11.
  expect(isOpenAt(place('VIC'), 'sales', at('2026-10-01T21:45:00Z'))).toBe(false)
  expect(isOpenAt(place('VIC'), 'sales', at('2026-10-04T21:45:00Z'))).toBe(true)
  expect(isOpenAt(place('QLD'), 'sales', at('2026-10-04T21:45:00Z'))).toBe(false)
})

test('the opening minute is open and the closing minute is closed', () => {
  expect(isOpenAt(place('QLD'), 'sales', at('2026-11-22T22:30:00Z'))).toBe(true)
  expect(isOpenAt(place('QLD'), 'sales', at('2026-11-23T07:29:00Z'))).toBe(true)
  expect(isOpenAt(place('QLD'), 'sales', at('2026-11-23T07:30:00Z'))).toBe(false)
})

test('a shopper is told when it closes or when it next opens', () => {
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

test('a department without its own week uses sales, and a day without hours has none', () => {
  expect(weekOf(place('QLD'), 'service')).toBe(WEEK)
  expect(
    hoursOn(place('QLD', { hours: { service: [open(1, '07:00', '17:00')] } }), 'service', '2026-11-24'),
  ).toBeNull()
  expect(hoursOn(place('QLD', { hours: {} }), 'parts', '2026-11-23')).toBeNull()
})

/** For each zone: 8:30 in UTC on a winter Monday, a summer Monday, and the Mondays after both clock changes. */
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
])('a location in %s that closes at midnight is open at %s: %s', (state, moment, isOpen) => {
  const late = place(state, { hours: { sales: [open(6, '10:00', '24:00'), closed(0)] } })
  expect(isOpenAt(late, 'sales', at(moment))).toBe(isOpen)
  if (isOpen)
    expect(openState(late, 'sales', at(moment))).toEqual({ isOpen: true, text: 'Open until 12:00am' })
})

/** Places off their state's time: 8:30 on a winter and a summer Monday, and the Mondays after both clock changes. */
const OWN_CLOCKS = [
  ['NSW', '2880', '2026-07-05T23:00Z', '2026-12-06T22:00Z', '2026-10-04T22:00Z', '2027-04-04T23:00Z'],
  ['NSW', '2898', '2026-07-05T22:00Z', '2026-12-06T21:30Z', '2026-10-04T21:30Z', '2027-04-04T22:00Z'],
  ['WA', '6443', '2026-07-05T23:45Z', '2026-12-06T23:45Z', '2026-10-04T23:45Z', '2027-04-04T23:45Z'],
] as const

test.each(
  OWN_CLOCKS.flatMap(([state, postcode, ...moments]) =>
    moments.map((moment) => [state, postcode, moment] as const),
  ),
)('in %s %s, which keeps its own time, the doors open at %s', (state, postcode, moment) => {
  const own = place(state, { address: { state, postcode } as SiteLocation['address'] })
  const opening = at(moment.replace('Z', ':00Z'))
  const states = [-60_000, 0, 9 * 3_600_000 - 60_000, 9 * 3_600_000].map((after) =>
    isOpenAt(own, 'sales', opening + after),
  )
  expect(states).toEqual([false, true, true, false])
})

test.each([
  ['a day that loses an hour', '2026-10-04', '2026-10-03T15:30:00Z', '2026-10-03T16:30:00Z'],
  ['a day that gains an hour', '2027-04-04', '2027-04-03T14:30:00Z', '2027-04-03T17:30:00Z'],
])('across the %s clock change (%s) local time alone decides what is open', (_, __, before, after) => {
  // Open 0:30 to 3:00 local time every day
  const night = place('VIC', {
    hours: { sales: [0, 1, 2, 3, 4, 5, 6].map((day) => open(day, '00:30', '03:00')) },
  })
  expect(isOpenAt(night, 'sales', at(before))).toBe(true)
  expect(isOpenAt(night, 'sales', at(after))).toBe(false)
})

test.each([
  // Friday 18:00 to 01:00: Friday 17:59, 18:00, 23:59, Saturday 00:00, 00:59, 01:00 in local time
  ['QLD', '2026-11-20T07:59Z', '08:00Z', '13:59Z', '14:00Z', '14:59Z', '15:00Z'],
  ['NSW', '2026-11-20T06:59Z', '07:00Z', '12:59Z', '13:00Z', '13:59Z', '14:00Z'],
  ['SA', '2026-11-20T07:29Z', '07:30Z', '13:29Z', '13:30Z', '14:29Z', '14:30Z'],
  ['NT', '2026-11-20T08:29Z', '08:30Z', '14:29Z', '14:30Z', '15:29Z', '15:30Z'],
  ['WA', '2026-11-20T09:59Z', '10:00Z', '15:59Z', '16:00Z', '16:59Z', '17:00Z'],
] as const)(
  'in %s a Friday night of 18:00 to 01:00 is open until one on Saturday',
  (state, first, ...later) => {
    const night = place(state, { hours: { sales: [open(5, '18:00', '01:00'), closed(6)] } })
    const moments = [first, ...later.map((time) => `2026-11-20T${time}`)].map(at)
    expect(moments.map((moment) => isOpenAt(night, 'sales', moment))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ])
    const texts = moments.map((moment) => openState(night, 'sales', moment)?.text)
    expect(texts.slice(0, 5)).toEqual(['Opens 6:00pm', ...Array(4).fill('Open until 1:00am')])
    expect(texts[5]).toBe('Opens Friday 6:00pm')
    expect(weekLines(night.hours.sales ?? [])[0]?.text).toBe('6:00pm to 1:00am')
  },
)

test.each([
  ['loses an hour, at 1:59 of the old time', '2026-10-03T15:59:00Z', true],
  ['loses an hour, at 3:30 of the new', '2026-10-03T16:30:00Z', false],
  ['gains an hour, at the first 2:30', '2027-04-03T15:30:00Z', true],
  ['gains an hour, at the second 2:30', '2027-04-03T16:30:00Z', true],
  ['gains an hour, at 3:00', '2027-04-03T17:00:00Z', false],
])('a Saturday night until 3:00 in Melbourne, when the clock %s', (_, moment, isOpen) => {
  const night = place('VIC', { hours: { sales: [open(6, '20:00', '03:00'), closed(0)] } })
  expect(isOpenAt(night, 'sales', at(moment))).toBe(isOpen)
})

test('each department is open by its own week at the same moment (DATA-022)', () => {
  const three = place('SA', {
    hours: { sales: WEEK, service: [open(1, '06:00', '22:00')], parts: [closed(1)] },
  })
  // Monday 18:00 in Adelaide in summer
  const evening = at('2026-12-07T07:30:00Z')
  expect((['sales', 'service', 'parts'] as const).map((type) => isOpenAt(three, type, evening))).toEqual([
    false,
    true,
    false,
  ])
})

test('a location open only by appointment every day says so and never when it opens', () => {
  const quiet = place('TAS', { hours: { sales: [0, 1, 2, 3, 4, 5, 6].map(closed) } })
  expect(openState(quiet, 'sales', at('2026-11-23T01:00:00Z'))).toEqual({ isOpen: false, text: CLOSED_TEXT })
  expect(weekLines(quiet.hours.sales ?? []).map(({ days, text }) => `${days}: ${text}`)).toEqual([
    `Mon to Fri: ${CLOSED_TEXT}`,
    `Saturday: ${CLOSED_TEXT}`,
    `Sunday: ${CLOSED_TEXT}`,
  ])
})
