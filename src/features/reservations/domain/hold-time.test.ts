import { expect, test } from 'vitest'
import { holdEndText } from './hold-time.ts'

test('RSV-006: the end is given in the dealership’s local time, with its place', () => {
  expect(holdEndText('2026-11-22T23:05:00.000Z', 'Australia/Brisbane')).toBe(
    'Monday 23 November 2026 at 9:05am, Brisbane time',
  )
  expect(holdEndText('2026-11-23T01:30:00.000Z', 'Australia/Adelaide')).toContain('12:00pm, Adelaide')
  expect(holdEndText('2026-11-22T13:00:00.000Z', 'Australia/Melbourne')).toContain(
    'Monday 23 November 2026 at 12:00am',
  )
})
