import { expect, test } from 'vitest'
import { accountError } from './accounts-errors.ts'

test('AUTH-014, ERR-016, ERR-017: the texts match the specification exactly', () => {
  expect(accountError('code_required').message).toBe('This is a required field.')
  expect(accountError('code_length').message).toBe('Code must be 6 digits.')
  expect(accountError('too_many')).toMatchObject({
    status: 429,
    message: 'Too many verification attempts. Please try again later.',
  })
  expect(accountError('wrong_code').message).toBe('The verification code is invalid. Please try again.')
})
