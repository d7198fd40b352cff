import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

const ORIGIN = 'https://northside.example'

test.each([
  '/',
  '/cars/2021-kia-sportage',
  '/personalised/finance?car_id=veh_1&x=%20',
  '/search/used-cars#top',
  '/a?u=https://x.example/',
])('AUTH-019: %s is on this site and accepted', (path) => {
  expect(safePath(path)).toBe(path)
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000/a',
  ' /a',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/a//b',
  '/%zz',
  'javascript:alert(1)',
  'evil.example',
  '',
  '/sign-in?redirect=/sign-in',
  `/${'a'.repeat(2000)}`,
])('AUTH-019: %j falls back to the home page', (text) => {
  expect(safePath(text)).toBe('/')
})

test('AUTH-019: no text at all leads a browser off the site', () => {
  const hostile = fc.stringMatching(/^[/\\.:@%a-f0-9\t\n\r?#]{0,24}$/)
  const encoded = hostile.map((text) => `/${encodeURIComponent(text)}`)
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        encoded,
        fc.string(),
        hostile.map((text) => `/${text}evil.example`),
      ),
      (text) => {
        const url = new URL(safePath(text), ORIGIN)
        expect(url.origin).toBe(ORIGIN)
        expect(url.pathname.startsWith('//')).toBe(false)
      },
    ),
    { numRuns: 2000 },
  )
})
