import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAuPhone, isAuPhone, normaliseAuPhone } from './au-phone.ts'

test('a number is kept as digits, and a leading 61 becomes 0 (LEAD-022)', () => {
  expect(normaliseAuPhone('0412 345-678')).toBe('0412345678')
  expect(normaliseAuPhone('+61 412 345 678')).toBe('0412345678')
  expect(normaliseAuPhone('+61 (0)412 345 678')).toBe('0412345678')
  expect(normaliseAuPhone('0061 7 3555 0199')).toBe('0735550199')
  expect(normaliseAuPhone('1300 555 019')).toBe('1300555019')
})

test('mobile, landline, 13, 1300 and 1800 numbers are accepted; others are not', () => {
  for (const good of [
    '0412345678',
    '(07) 3555 0199',
    '+61 2 9555 0100',
    '131114',
    '1800 555 019',
    '0512345678',
  ]) {
    expect(isAuPhone(good), good).toBe(true)
  }
  for (const bad of ['', '12345', '0012345678', '041234567', '04123456789', '+1 415 555 0100', 'call me']) {
    expect(isAuPhone(bad), bad).toBe(false)
  }
})

test('numbers are grouped the way Australians read them', () => {
  expect(formatAuPhone('+61412345678')).toBe('0412 345 678')
  expect(formatAuPhone('0735550199')).toBe('07 3555 0199')
  expect(formatAuPhone('1300555019')).toBe('1300 555 019')
  expect(formatAuPhone('555')).toBe('555')
})

test('normalising a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = normaliseAuPhone(text)
      if (isAuPhone(text)) expect(normaliseAuPhone(once)).toBe(once)
      expect(once).toMatch(/^\d*$/)
    }),
  )
})
