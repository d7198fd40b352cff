import { expect, test } from 'vitest'
import { isOpenAt, openState, todaysHours, upcomingSpecialHours } from './opening-hours.ts'
import { at, open, place, WEEK } from './testing/opening-builders.ts'

test('a special day overrides the week (DATA-023)', () => {
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

test.each([
  ['VIC', '2026-11-03', 'Melbourne Cup Day'],
  ['SA', '2027-03-08', 'Adelaide Cup Day'],
  ['WA', '2027-06-07', 'Western Australia Day'],
  ['TAS', '2027-03-08', 'Eight Hours Day'],
  ['NT', '2027-08-02', 'Picnic Day'],
  ['QLD', '2026-12-25', 'Christmas Day'],
  ['ACT', '2027-03-08', 'Canberra Day'],
  ['NSW', '2027-01-26', 'Australia Day'],
])('on a public holiday of %s (%s, %s) a location is closed all day in its own zone', (state, date, note) => {
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

test('a special day that closes at midnight is open until then, and the regular week resumes after it (DATA-023)', () => {
  const late = place('NSW', {
    specialHours: [
      { date: '2026-12-31', status: 'Open', open: '18:00', close: '24:00', note: 'New Year’s Eve' },
    ],
  })
  // 31 December in Sydney ends at 13:00 UTC
  expect(isOpenAt(late, 'sales', at('2026-12-30T22:30:00Z'))).toBe(false)
  expect(isOpenAt(late, 'sales', at('2026-12-31T12:59:00Z'))).toBe(true)
  expect(isOpenAt(late, 'sales', at('2026-12-31T13:00:00Z'))).toBe(false)
  expect(isOpenAt(late, 'sales', at('2026-12-31T21:30:00Z'))).toBe(true)
})

test('a holiday does not cut the previous night short, and its own night runs on (DATA-023)', () => {
  const nights = place('QLD', {
    hours: { sales: [0, 1, 2, 3, 4, 5, 6].map((day) => open(day, '18:00', '01:00')) },
    specialHours: [
      { date: '2026-12-25', status: 'Closed', open: null, close: null, note: null },
      { date: '2026-12-31', status: 'Open', open: '20:00', close: '02:00', note: null },
    ],
  })
  const isOpen = (iso: string) => isOpenAt(nights, 'sales', at(iso))
  // 00:30 and 19:00 on 25 December, 00:30 on the 26th; 01:30 and 02:00 on 1 January
  expect(['2026-12-24T14:30:00Z', '2026-12-25T09:00:00Z', '2026-12-25T14:30:00Z'].map(isOpen)).toEqual([
    true,
    false,
    false,
  ])
  expect(['2026-12-31T15:30:00Z', '2026-12-31T16:00:00Z'].map(isOpen)).toEqual([true, false])
})

test('one special day applies to sales, service and parts alike, whatever their weeks (DATA-023)', () => {
  const boxing = place('QLD', {
    hours: { sales: WEEK, service: [open(6, '07:00', '12:00')], parts: [open(6, '06:00', '14:00')] },
    specialHours: [{ date: '2026-12-26', status: 'Open', open: '10:00', close: '11:00', note: 'Boxing Day' }],
  })
  for (const type of ['sales', 'service', 'parts'] as const) {
    const moments = ['2026-12-25T23:59:00Z', '2026-12-26T00:00:00Z', '2026-12-26T01:00:00Z']
    expect(moments.map((moment) => isOpenAt(boxing, type, at(moment)))).toEqual([false, true, false])
  }
})

test('when consecutive holidays close a location, the next open day is given by name and date', () => {
  const dates = [
    '2026-12-25',
    '2026-12-26',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
  ]
  const shut = place('QLD', {
    specialHours: dates.map((date) => ({
      date,
      status: 'Closed' as const,
      open: null,
      close: null,
      note: null,
    })),
  })
  expect(openState(shut, 'sales', at('2026-12-25T00:00:00Z'))?.text).toBe('Opens Saturday 2/1 9:00am')
})
