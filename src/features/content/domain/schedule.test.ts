import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateText, isLive, parseMoment, passedChanges } from './schedule.ts'

test('an entry shows from its start until just before its end', () => {
  const period = { publishAt: 100, expiresAt: 200 }
  expect([99, 100, 199, 200].map((now) => isLive(period, now))).toEqual([false, true, true, false])
  expect(isLive({ publishAt: null, expiresAt: null }, 0)).toBe(true)
})

test('the number of passed changes increases exactly when what is shown changes', () => {
  const time = fc.option(fc.integer({ min: 0, max: 50 }), { nil: null })
  fc.assert(
    fc.property(fc.array(fc.record({ publishAt: time, expiresAt: time })), fc.nat(60), (periods, now) => {
      const shown = (at: number) => periods.map((period) => isLive(period, at)).join()
      if (passedChanges(periods, now) === passedChanges(periods, now + 1))
        expect(shown(now)).toBe(shown(now + 1))
    }),
  )
})

test.each([
  ['2026-12-01', 'Australia/Brisbane', '2026-11-30T14:00:00.000Z'],
  ['2026-12-01', 'Australia/Sydney', '2026-11-30T13:00:00.000Z'],
  ['2026-07-01 09:30', 'Australia/Adelaide', '2026-07-01T00:00:00.000Z'],
  ['2026-10-04 03:00', 'Australia/Melbourne', '2026-10-03T16:00:00.000Z'],
  ['2026-12-01T09:00:00+10:00', 'Australia/Perth', '2026-11-30T23:00:00.000Z'],
])('%s in %s is %s', (text, zone, utc) => {
  expect(new Date(parseMoment(text, zone) ?? 0).toISOString()).toBe(utc)
})

test.each(['2026-02-30', '2026-13-01', 'tomorrow', '', '01/12/2026', '2026-12-01T25:00'])(
  '%s is not a moment',
  (text) => {
    expect(parseMoment(text, 'Australia/Perth')).toBe(null)
  },
)

test('a date is written the Australian way, in the given time zone (SITE-018)', () => {
  expect(dateText(Date.parse('2026-03-11T15:00:00Z'), 'Australia/Brisbane')).toBe('12 March 2026')
})
