import fc from 'fast-check'
import { expect, test } from 'vitest'
import { telHref } from './tel-href.ts'

test('a written number is called by its digits, an overseas one with its plus', () => {
  expect(telHref('(07) 5550 1000')).toBe('tel:0755501000')
  expect(telHref('+64 21 345-678')).toBe('tel:+6421345678')
})

test('nothing but a call can come of any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(telHref(text)).toMatch(/^tel:[+\d]*$/)
    }),
  )
})
