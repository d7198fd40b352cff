import { expect, test } from 'vitest'
import { addDays, localTime } from './local-time.ts'

const time = (state: 'QLD' | 'NT' | 'VIC', iso: string) => localTime({ address: { state } }, Date.parse(iso))

test('local midnight is minute 0 of the new day', () => {
  expect(time('QLD', '2026-11-22T14:00:00Z')).toEqual({ date: '2026-11-23', weekday: 1, minutes: 0 })
})

test('Darwin has a half-hour offset and no daylight saving', () => {
  expect(time('NT', '2027-01-01T00:00:00Z').minutes).toBe(9 * 60 + 30)
})

test('the hour that daylight saving repeats has the same local time twice', () => {
  expect(time('VIC', '2027-04-03T15:30:00Z')).toEqual(time('VIC', '2027-04-03T16:30:00Z'))
})

test('days are counted across months and leap years', () => {
  expect([addDays('2028-02-28', 1), addDays('2026-12-31', 1)]).toEqual(['2028-02-29', '2027-01-01'])
})
