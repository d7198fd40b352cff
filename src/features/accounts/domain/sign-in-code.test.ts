import { expect, test } from 'vitest'
import { codeFault, codeMessage, maySend, plainCode, SEND_LIMITS } from './sign-in-code.ts'

const none = { phone: 0, phoneDay: 0, address: 0, site: 0 }

test('AUTH-014: an empty code is required, any but six digits is too short or long, six digits go to checking', () => {
  expect([
    codeFault(''),
    codeFault('  '),
    codeFault('12345'),
    codeFault('1234567'),
    codeFault('12a456'),
  ]).toEqual(['code_required', 'code_required', 'code_length', 'code_length', 'code_length'])
  expect(codeFault('123456')).toBeNull()
  expect(codeFault(' 123 456 ')).toBeNull()
  expect(plainCode(' 123 456 ')).toBe('123456')
})

test('AUTH-018: five codes a phone in 15 minutes; each window alone stops the next', () => {
  expect(SEND_LIMITS.phone).toEqual({ max: 5, windowMs: 900_000 })
  expect(maySend(none)).toBe(true)
  expect(maySend({ ...none, phone: 4, address: 19 })).toBe(true)
  for (const window of Object.keys(SEND_LIMITS) as (keyof typeof SEND_LIMITS)[])
    expect(maySend({ ...none, [window]: SEND_LIMITS[window].max })).toBe(false)
})

test('the message names the site, and binds the code to its host', () => {
  const text = codeMessage({ code: '123456', siteName: 'Northside', host: 'northside.example:3000' })
  expect(text).toContain('123456 is your Northside sign-in code')
  expect(text.endsWith('\n\n@northside.example #123456')).toBe(true)
})
