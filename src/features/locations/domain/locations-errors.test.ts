import { expect, test } from 'vitest'
import { LOCATIONS_ERRORS } from './locations-errors.ts'

test('an unknown postcode says exactly Invalid postcode (ERR-021)', () => {
  expect(LOCATIONS_ERRORS.invalid_postcode.message).toBe('Invalid postcode')
})
