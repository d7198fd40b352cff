import { expect, test } from 'vitest'
import { demoDays, easterSunday, yearlyWeekday } from './demo-days.ts'

test('Easter is where the calendar has it', () => {
  expect([2024, 2025, 2026, 2027, 2028, 2029, 2030].map(easterSunday)).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2029-04-01',
    '2030-04-21',
  ])
})

test('a demo’s days change twice a year, and dated offers run for at least eight more months', () => {
  expect(demoDays('2026-11-22')).toMatchObject({
    from: '2026-11-01',
    to: '2027-12-31',
    fromWords: '1 November 2026',
    toWords: '31 December 2027',
    monthBefore: 'October 2026',
    opening: 'LATE 2027',
    name: 'summer-2026',
  })
  expect(demoDays('2027-04-30')).toEqual(demoDays('2026-11-01'))
  expect(demoDays('2027-05-01')).toMatchObject({
    from: '2027-05-01',
    to: '2028-06-30',
    opening: 'EARLY 2028',
  })
  expect(demoDays('2027-10-31')).toEqual(demoDays('2027-05-01'))
})

test('holidays are on their dates, movable ones included', () => {
  const days = demoDays('2026-11-22')
  const dateOf = (note: string) => days.holidays.filter((day) => day.note === note).map(({ date }) => date)
  expect(dateOf('Good Friday')).toEqual(['2027-03-26'])
  expect(dateOf('Christmas Day')).toEqual(['2026-12-25', '2027-12-25'])
  expect(yearlyWeekday(days, { month: 11, weekday: 2, nth: 1 })).toEqual(['2026-11-03', '2027-11-02'])
  expect(yearlyWeekday(days, { month: 3, weekday: 1, nth: 2 })).toEqual(['2027-03-08'])
})
