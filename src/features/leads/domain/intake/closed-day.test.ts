import { expect, test } from 'vitest'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import { closedText } from './closed-day.ts'

const weekday = (day: number) => ({ weekday: day, status: 'Open', open: '08:00', close: '17:00' })
const hours = { service: [1, 2, 3, 4, 5].map(weekday) }
const holiday = { date: '2026-12-25', status: 'Closed', open: null, close: null, note: 'Christmas Day' }

function siteWith(over: object) {
  const { config } = aSite()
  const [first] = config.locations as [SiteLocation]
  return { ...config, locations: [{ ...first, ...over } as SiteLocation] }
}
const ask = (date: string, over: object = { hours, specialHours: [holiday] }) =>
  closedText(siteWith(over), { department: 'service', date, location: undefined })

test('service on a day the workshop is closed is refused, naming the day (LEAD-028)', () => {
  expect(ask('2026-11-22')).toBe(
    'The workshop of northside Albion is closed on Sunday 22/11/2026. Choose another day.',
  )
  expect(ask('2026-12-25')).toContain('closed on Friday 25/12/2026')
  expect(ask('2026-11-23')).toBeNull()
})

test('a location without hours refuses no day', () => {
  expect(ask('2026-11-22', { hours: {}, specialHours: [] })).toBeNull()
})
