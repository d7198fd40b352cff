import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseOverseas, readPhone } from './phone-number.ts'

test.each([
  ['+64 21 345 678', '+6421345678'],
  ['+6421345678', '+6421345678'],
  ['0064 21 345 678', '+6421345678'],
  ['0011 64 21 345-678', '+6421345678'],
  ['(+64) 21.345.678', '+6421345678'],
  ['+64 (0)21 345 678', '+6421345678'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['0044 20 7946 0018', '+442079460018'],
  ['+1 415 555 0100', '+14155550100'],
  ['+39 06 6982 0000', '+390669820000'],
])('%s is the same overseas number however it is typed', (text, number) => {
  expect(readPhone(text)).toBe(number)
})

test.each([
  ['+61 412 345 678', '0412345678'],
  ['0061 412 345 678', '0412345678'],
  ['(07) 3555 0199', '0735550199'],
  ['13 11 14', '131114'],
])('%s is Australian and kept as national digits (LEAD-022)', (text, number) => {
  expect(parseOverseas(text)).toBeNull()
  expect(readPhone(text)).toBe(number)
})

test.each(['', 'nobody', '64213456789', '21 345 678', '+881 6 1234 5678', '+64', '+64 21 345 678 x'])(
  '%j is not a phone number',
  (text) => {
    expect(readPhone(text)).toBeNull()
  },
)

test('a normalised number reads back as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'+0123469 ()-.'), maxLength: 20 }), (text) => {
      const once = readPhone(text)
      if (once !== null) expect(readPhone(once)).toBe(once)
    }),
  )
})
