import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskMobile, parseMobile, parseTextable, phoneFault, toE164 } from './mobile-phone.ts'

test.each(['0412 345 678', '+61 412 345 678', '61412345678', '0412345678', '(0412) 345-678', '+61412345678'])(
  'AUTH-022: %s is a mobile in one of its three forms',
  (text) => {
    expect(parseMobile(text)).toBe('0412345678')
  },
)

test.each([
  '',
  '123',
  '07 3555 0199',
  '1300 555 019',
  '04123456789',
  '+64 21 345 678',
  '0412 345 678 x',
  'abc',
])('AUTH-013: %j is not an Australian mobile', (text) => {
  expect(parseMobile(text)).toBeNull()
})

test('every mobile survives conversion to the carrier’s format and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (rest) => {
      const mobile = `04${String(rest).padStart(8, '0')}`
      expect(parseMobile(toE164(mobile))).toBe(mobile)
    }),
  )
})

test('a masked mobile hides its middle', () => {
  expect(maskMobile('0412345678')).toBe('0412 ••• 678')
})

test('a site texts Australian mobiles only unless set otherwise, and never premium numbers', () => {
  const home = { australianMobilesOnly: true }
  const abroad = { australianMobilesOnly: false }
  expect(parseTextable('+61 412 345 678', home)).toBe('0412345678')
  expect(parseTextable('+64 21 345 678', home)).toBeNull()
  expect(phoneFault('+64 21 345 678', home)).toBe('overseas_phone')
  expect(phoneFault('12', home)).toBe('invalid_phone')
  expect(parseTextable('0412 345 678', abroad)).toBe('0412345678')
  expect(parseTextable('+64 21 345 678', abroad)).toBe('+6421345678')
  expect(toE164('+6421345678')).toBe('+6421345678')
  expect(maskMobile('+6421345678')).toBe('+64 ••• 678')
  for (const number of [
    '+61 7 3555 0199',
    '+881 6 1234 5678',
    '+979 1234 5678',
    '+0123456789',
    '+64',
    '64213456789',
    '+64 x',
  ])
    expect(parseTextable(number, abroad), number).toBeNull()
  expect(phoneFault('+881 6 1234 5678', abroad)).toBe('invalid_mobile')
})
