import { expect, test } from 'vitest'
import { TRADE_IN_ERRORS, tradeInError } from './trade-in-errors.ts'

test('every refusal is a 4xx or 5xx with a text (ERR-024)', () => {
  for (const { status, message } of Object.values(TRADE_IN_ERRORS)) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(message.length).toBeGreaterThan(10)
  }
})

test('an unknown rego gets a clear message (TRADE-007)', () => {
  expect(tradeInError('rego_not_found').message).toContain('could not find that registration')
})
