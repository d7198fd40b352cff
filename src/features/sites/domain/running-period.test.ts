import { expect, test } from 'vitest'
import { isRunning } from './running-period.ts'

const START = '2026-11-23T01:00:00Z'
const EXPIRY = '2026-11-24T01:00:00Z'
const at = (moment: string) => Date.parse(moment)

test('a message shows from its start until its expiry, and no longer (SITE-007)', () => {
  const period = { start: START, expiry: EXPIRY }
  expect(isRunning(period, at(START) - 1)).toBe(false)
  expect(isRunning(period, at(START))).toBe(true)
  expect(isRunning(period, at(EXPIRY) - 1)).toBe(true)
  expect(isRunning(period, at(EXPIRY))).toBe(false)
})

test('a side without an end stays open', () => {
  expect(isRunning({ start: null, expiry: EXPIRY }, 0)).toBe(true)
  expect(isRunning({ start: START, expiry: null }, at('2099-01-01'))).toBe(true)
  expect(isRunning({ start: null, expiry: null }, 0)).toBe(true)
})
