import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainPath } from './plain-path.ts'

const SPELLINGS = [
  '/cars/x/checkout',
  '//Cars//x/checkout/',
  '/cars/x/%63heckout',
  '/CARS/x/CHECKOUT',
  '/cars/x/checkout.data',
  '/cars/x/checkout/.data',
  '/cars/x/checkout/_.data',
  '/cars/x/checkout//_.data',
]

test.each(SPELLINGS)('the router treats %s as the checkout, and so does every guard', (spelled) => {
  expect(plainPath(spelled)).toBe('/cars/x/checkout')
})

test('the home page is a path, and a path that is not UTF-8 is left alone', () => {
  expect(['/', '//', '/_.data'].map(plainPath)).toEqual(['/', '/', '/'])
  expect(plainPath('/a%ff//B')).toBe('/a%ff/b')
})

test('a plain path is already plain', () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/)
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
      const path = `/${segments.join('/')}`
      expect(plainPath(path)).toBe(path)
      expect(plainPath(`${path}/_.data`)).toBe(path)
    }),
  )
})
