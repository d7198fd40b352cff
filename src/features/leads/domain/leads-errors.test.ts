import { expect, test } from 'vitest'
import { leadErrorText } from './lead-error-text.ts'
import { LEAD_ERRORS, leadError } from './leads-errors.ts'

test('a lead that fails without a text shows the specification’s spelling (ERR-011)', () => {
  expect(leadErrorText(null)).toBe('An unexpected error occured')
  expect(leadErrorText({})).toBe('An unexpected error occured')
  expect(leadErrorText({ error: 42 })).toBe('An unexpected error occured')
})

test('the server’s text replaces the fallback (ERR-019)', () => {
  expect(leadErrorText({ error: 'We are closed' })).toBe('We are closed')
})

test('a failed form uses the specification’s wording (ERR-015, LEAD-025)', () => {
  expect(LEAD_ERRORS.submit_failed.message).toBe('An error occurred when submitting this form')
  expect(leadError('invalid_fields').message).toBe('Please fix the following errors:')
})

test('every refusal is a 4xx or 5xx with a text (ERR-024)', () => {
  for (const { status, message } of Object.values(LEAD_ERRORS)) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(message.length).toBeGreaterThan(10)
  }
})
