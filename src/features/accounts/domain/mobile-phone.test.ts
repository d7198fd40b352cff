import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskMobile, parseMobile, toE164 } from './mobile-phone.ts'

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
])('AUTH-013: %j is no Australian mobile', (text) => {
  expect(parseMobile(text)).toBeNull()
})

test('every mobile keeps its digits on the way to the carrier and back', () => {
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
