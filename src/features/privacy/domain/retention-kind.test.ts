import { expect, test } from 'vitest'
import {
  keptMonths,
  periodStart,
  periodText,
  RETENTION_KIND_NAMES,
  RETENTION_KINDS,
} from './retention-kind.ts'
import { DEFAULT_MONTHS } from './testing/default-months.ts'

test('every default is within its kind’s limits, and every limit has a reason', () => {
  for (const kind of RETENTION_KIND_NAMES) {
    const { monthsMin, monthsDefault, monthsMax, why } = RETENTION_KINDS[kind]
    expect(monthsMin <= monthsDefault && monthsDefault <= monthsMax, kind).toBe(true)
    expect(why.length, kind).toBeGreaterThan(20)
  }
})

test('financial records are kept for at least five years: ITAA 1936 s 262A', () => {
  expect(RETENTION_KINDS.reservations.monthsMin).toBe(60)
})

test('proof of a withdrawal never expires before a form that gave consent', () => {
  expect(keptMonths({ ...DEFAULT_MONTHS, reservations: 120 }, 'consents')).toBe(120)
  expect(keptMonths(DEFAULT_MONTHS, 'consents')).toBe(84)
  expect(keptMonths(DEFAULT_MONTHS, 'enquiries')).toBe(24)
})

test.each([
  ['2026-11-22T03:00:00Z', 24, '2024-11-22T03:00:00Z'],
  ['2026-03-31T00:00:00Z', 1, '2026-02-28T00:00:00Z'],
  ['2024-03-31T12:00:00Z', 1, '2024-02-29T12:00:00Z'],
  ['2026-01-31T00:00:00Z', 14, '2024-11-30T00:00:00Z'],
])('at %s a period of %i months began at %s', (now, months, start) => {
  expect(new Date(periodStart(Date.parse(now), months)).toISOString()).toBe(new Date(start).toISOString())
})

test('periods are worded in years if they are whole years', () => {
  expect([1, 12, 18, 84].map(periodText)).toEqual(['1 month', '1 year', '18 months', '7 years'])
})
