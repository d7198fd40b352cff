import { expect, test } from 'vitest'
import { CURRENCY, isAsAsked } from './payment.ts'

const asked = { amountCents: 20_000, currency: CURRENCY }

test('only the exact amount in the right currency matches the request', () => {
  const paid = { state: 'paid', chargeId: 'ch_1', amountCents: 20_000, currency: 'AUD' } as const
  expect(isAsAsked(asked, paid)).toBe(true)
  expect(isAsAsked(asked, { ...paid, amountCents: 19_999 })).toBe(false)
  expect(isAsAsked(asked, { ...paid, currency: 'usd' })).toBe(false)
  expect(isAsAsked(asked, { state: 'open' })).toBe(false)
})
