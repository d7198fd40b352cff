import { expect, test } from 'vitest'
import { FINANCE_ERRORS, financeError } from './finance-errors.ts'

test('the fallback texts match the spec exactly (ERR-018)', () => {
  expect([
    FINANCE_ERRORS.quote_failed.message,
    FINANCE_ERRORS.customer_failed.message,
    FINANCE_ERRORS.lead_failed.message,
    FINANCE_ERRORS.no_redirect.message,
    FINANCE_ERRORS.unknown.message,
  ]).toEqual([
    'Failed to get YouX quick quote',
    'Failed to create YouX customer',
    'Lead submission failed',
    'Failed to create customer or no redirect URL received.',
    'An unknown error occurred.',
  ])
})

test('a lender’s own text comes first, unless it is empty (ERR-018)', () => {
  expect(financeError('quote_failed', { message: 'Closed today' }).message).toBe('Closed today')
  expect(financeError('quote_failed', { message: '' }).message).toBe('Failed to get YouX quick quote')
})
