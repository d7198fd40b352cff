import { expect, test } from 'vitest'
import { siteDay, siteYear } from './site-day.ts'

test('the day is that of the dealer’s state, not UTC', () => {
  const evening = Date.parse('2026-11-20T15:30:00Z')
  const dayIn = (state: 'QLD' | 'NSW' | 'WA') => siteDay({ config: { state } }, evening)
  expect([dayIn('QLD'), dayIn('NSW'), dayIn('WA')]).toEqual(['2026-11-21', '2026-11-21', '2026-11-20'])
})

test('the year starts on the dealer’s own 1 January', () => {
  const newYear = Date.parse('2026-12-31T14:30:00Z')
  expect([
    siteYear({ config: { state: 'QLD' } }, newYear),
    siteYear({ config: { state: 'WA' } }, newYear),
  ]).toEqual([2027, 2026])
})
