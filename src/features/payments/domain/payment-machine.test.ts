import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPayment, paymentStatesBefore, retryWaitMs, type PaymentEvent } from './payment-machine.ts'
import type { PaymentState } from './payment.ts'

const EVENTS: PaymentEvent[] = ['paid', 'shut', 'owed_back', 'given_back']

test('in whatever order events arrive, money is refunded at most once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 }), (events) => {
      let state: PaymentState = 'open'
      let returns = 0
      for (const event of events) {
        const next = nextPayment(state, event)
        if (next === 'refunded') returns += 1
        state = next ?? state
      }
      expect(returns).toBeLessThanOrEqual(1)
      expect(returns === 1).toBe(state === 'refunded')
    }),
  )
})

test('a payment that arrives after its page was closed still counts, and one already refunded does not', () => {
  expect(nextPayment('closed', 'paid')).toBe('paid')
  expect(nextPayment('refunded', 'paid')).toBeNull()
  expect(paymentStatesBefore('paid')).toEqual(['open', 'closed'])
})

test('retry delays grow but stay within six hours', () => {
  expect([0, 1, 2].map(retryWaitMs)).toEqual([20_000, 40_000, 80_000])
  expect(retryWaitMs(99)).toBe(6 * 3_600_000)
})
