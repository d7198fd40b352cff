import { expect, test } from 'vitest'
import { DELIVERY_ERRORS } from './delivery-errors.ts'

test('the texts match the catalogue exactly (ERR-009, ERR-010)', () => {
  expect(DELIVERY_ERRORS.postcode_missing.message).toBe('Please enter a postcode.')
  expect(DELIVERY_ERRORS.not_served.message).toBe(
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
  )
})
