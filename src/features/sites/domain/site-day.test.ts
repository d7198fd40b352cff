import { expect, test } from 'vitest'
import { siteDay } from './site-day.ts'

test('the day is that of the dealer’s own state, not that of UTC', () => {
  const evening = Date.parse('2026-11-20T15:30:00Z')
  const dayIn = (state: 'QLD' | 'NSW' | 'WA') => siteDay({ config: { state } }, evening)
  expect([dayIn('QLD'), dayIn('NSW'), dayIn('WA')]).toEqual(['2026-11-21', '2026-11-21', '2026-11-20'])
})
