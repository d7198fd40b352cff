import { expect, test } from 'vitest'
import { aPlaceOf, aWeek } from '../testing/location-builders.ts'
import { departmentHours, holidayHours } from './hours-view.ts'

test('Mon to Fri is one row when identical, in am and pm, with Saturday, Sunday and By appointment only (PAGE-019, PAGE-020)', () => {
  const [sales] = departmentHours(aPlaceOf().place)
  expect(sales?.rows.map(({ days, text }) => `${days}: ${text}`)).toEqual([
    'Mon to Fri: 8:00am to 5:30pm',
    'Saturday: 9:00am to 12:00pm',
    'Sunday: By appointment only',
  ])
})

test('one weekday that differs shows all five (PAGE-019)', () => {
  const week = aWeek(['08:00', '17:30'], ['09:00', '12:00']).with(4, {
    weekday: 4,
    status: 'Open',
    open: '08:00',
    close: '21:00',
  })
  const [sales] = departmentHours(aPlaceOf({ hours: { sales: week } }).place)
  expect(sales?.rows.map(({ days }) => days)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ])
})

test('each department of a location has its own week, and a single department needs no selector (PAGE-010)', () => {
  const { place } = aPlaceOf({
    types: ['sales', 'service'],
    hours: { sales: aWeek(['08:00', '17:30']), service: aWeek(['07:00', '16:00']) },
  })
  const hours = departmentHours(place)
  expect(hours.map(({ label, rows }) => `${label} ${rows[0]?.text}`)).toEqual([
    'Sales 8:00am to 5:30pm',
    'Service 7:00am to 4:00pm',
  ])
  expect(departmentHours(aPlaceOf().place)).toHaveLength(1)
})

test('on the configured service location a closed day links to an enquiry instead of saying closed (PAGE-015)', () => {
  const { place } = aPlaceOf({
    types: ['service'],
    closedIsEnquire: true,
    hours: { service: aWeek(['07:00', '16:00']) },
  })
  const [service] = departmentHours(place)
  expect(service?.rows.map(({ enquireHref }) => enquireHref)).toEqual([
    null,
    '/contact-us/southport',
    '/contact-us/southport',
  ])
  expect(departmentHours(aPlaceOf().place)[0]?.rows.every(({ enquireHref }) => enquireHref === null)).toBe(
    true,
  )
})

test('holiday hours are listed from today on in the location’s time zone, and none if all are past (PAGE-008)', () => {
  const { place } = aPlaceOf({
    specialHours: [
      { date: '2026-12-25', status: 'Closed', note: 'Christmas Day' },
      { date: '2026-12-24', status: 'Open', open: '08:30', close: '13:00', note: 'Christmas Eve' },
    ],
  })
  expect(holidayHours(place, Date.parse('2026-12-24T05:00:00Z'))).toEqual([
    {
      date: '2026-12-24',
      dateText: 'Thursday 24 December 2026',
      text: '8:30am to 1:00pm',
      note: 'Christmas Eve',
    },
    { date: '2026-12-25', dateText: 'Friday 25 December 2026', text: 'Closed', note: 'Christmas Day' },
  ])
  // Half past midnight on the 26th in Brisbane is still the 25th in UTC
  expect(holidayHours(place, Date.parse('2026-12-25T14:30:00Z'))).toEqual([])
})
