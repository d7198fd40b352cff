import { expect, test } from 'vitest'
import { FORM_ERRORS } from './form-errors.ts'

test('the texts shared by all forms are the specification’s own (ERR-024, LEAD-025)', () => {
  expect(FORM_ERRORS.submit_failed.message).toBe('An error occurred when submitting this form')
  expect(FORM_ERRORS.invalid_fields.message).toBe('Please fix the following errors:')
  for (const { status } of Object.values(FORM_ERRORS)) expect(status).toBeGreaterThanOrEqual(400)
})
