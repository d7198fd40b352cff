import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNetworkLimiter, createRateLimiter } from './rate-limit.ts'

test('the limit is allowed at once, then one more as each share of the window passes', () => {
  let now = 0
  const limiter = createRateLimiter({ max: 3, windowMs: 3000 }, () => now)
  expect([1, 2, 3].map(() => limiter.take('a').isAllowed)).toEqual([true, true, true])
  expect(limiter.take('a')).toEqual({ isAllowed: false, retryAfterSeconds: 1 })
  expect(limiter.take('b').isAllowed).toBe(true)
  now = 1000
  expect(limiter.take('a').isAllowed).toBe(true)
  expect(limiter.take('a').isAllowed).toBe(false)
})

test('no stream of requests gets more than the limit plus what time refills, even if the clock jumps back', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500, max: 500 }), { maxLength: 200 }), (steps) => {
      let now = 10_000
      let forward = 0
      const limiter = createRateLimiter({ max: 5, windowMs: 1000 }, () => now)
      let allowed = 0
      for (const step of steps) {
        now += step
        forward += Math.max(0, step)
        if (limiter.take('a').isAllowed) allowed++
      }
      expect(allowed).toBeLessThanOrEqual(5 + forward * (5 / 1000) + 1)
    }),
  )
})

test('the cost of a request is charged afterwards, and a debt is paid off over time', () => {
  let at = 0
  const limiter = createRateLimiter({ max: 100, windowMs: 10_000 }, () => at)
  expect(limiter.take('a')).toEqual({ isAllowed: true })
  limiter.charge('a', 149)
  expect(limiter.take('a')).toEqual({ isAllowed: false, retryAfterSeconds: 6 })
  expect(limiter.take('b')).toEqual({ isAllowed: true })
  at = 6_000
  expect(limiter.take('a')).toEqual({ isAllowed: true })
})

test('sixty addresses of one IPv6 /64 share one limit; sixty networks of one /48 share eight times as much', () => {
  const count = (addressOf: (at: number) => string) => {
    const limiter = createNetworkLimiter({ max: 3, windowMs: 1000 }, () => 0)
    return Array.from({ length: 60 }, (_, at) => limiter.take('site', addressOf(at)).isAllowed).filter(
      Boolean,
    ).length
  }
  expect(count((at) => `2001:db8:1:2::${at.toString(16)}`)).toBe(3)
  expect(count((at) => `2001:db8:1:${at.toString(16)}::1`)).toBe(24)
  expect(count((at) => `203.0.113.${at}`)).toBe(60)
})
