import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DELAY_MS_MAX, DELIVERY_WINDOW_MS, nextDelayMs } from './delivery-backoff.ts'

test('delays double from 15 seconds to two hours', () => {
  const times = { windowStartedMs: 0, nowMs: DELAY_MS_MAX, chance: 0 }
  expect([1, 2, 3, 4].map((attempts) => nextDelayMs(attempts, times))).toEqual([
    15_000, 30_000, 60_000, 120_000,
  ])
  expect(nextDelayMs(99, times)).toBe(DELAY_MS_MAX)
})

test('a lead whose attempts were interrupted by crashes waits no longer than its own age', () => {
  const after = (nowMs: number) => nextDelayMs(126, { windowStartedMs: 0, nowMs, chance: 0 })
  expect([after(0), after(60_000), after(-86_400_000)]).toEqual([15_000, 75_000, 15_000])
})

test('a receiver that never answers is tried for 72 hours and once more, then given up', () => {
  let nowMs = 0
  let attempts = 1
  for (let delay = nextDelayMs(attempts, { windowStartedMs: 0, nowMs, chance: 0.5 }); delay !== null; ) {
    nowMs += delay
    attempts += 1
    delay = nextDelayMs(attempts, { windowStartedMs: 0, nowMs, chance: 0.5 })
  }
  expect(nowMs).toBeGreaterThanOrEqual(DELIVERY_WINDOW_MS)
  expect(nowMs).toBeLessThan(DELIVERY_WINDOW_MS + DELAY_MS_MAX)
  expect(attempts).toBeLessThan(60)
})

test('every delay is positive and at most two hours', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (attempts, chance) => {
        const delay = nextDelayMs(attempts, { windowStartedMs: 0, nowMs: 0, chance })
        expect(delay).toBeGreaterThan(0)
        expect(delay).toBeLessThanOrEqual(DELAY_MS_MAX)
      },
    ),
  )
})
