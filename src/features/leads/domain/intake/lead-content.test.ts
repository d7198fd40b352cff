import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalContent, derivedKeys, FORM_WINDOW_MS, isBrowserKey } from './lead-content.ts'

test('the order of fields and helper data do not change the content', () => {
  expect(canonicalContent({ name: 'Jo', email: 'a' })).toBe(
    canonicalContent({ email: 'a', name: 'Jo', idempotency_key: 'k', url: '/x', page_id: '' }),
  )
})

test('a different value or field is different content', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (a, b) => {
      expect(canonicalContent({ name: a }) === canonicalContent({ name: b })).toBe(a === b)
    }),
  )
  expect(canonicalContent({ name: 'a', email: 'b' })).not.toBe(canonicalContent({ name: 'b', email: 'a' }))
})

test('a derived key lasts ten minutes and is also looked up across the change of window', () => {
  const at = 1_000 * FORM_WINDOW_MS
  expect(derivedKeys('h', at)[0]).toBe(derivedKeys('h', at + FORM_WINDOW_MS - 1)[0])
  expect(derivedKeys('h', at + FORM_WINDOW_MS)[1]).toBe(derivedKeys('h', at)[0])
})

test('a browser key can never equal a derived one', () => {
  expect(isBrowserKey('0f8fad5b-d9cb-469f-a165-70867728950e')).toBe(true)
  expect(isBrowserKey(derivedKeys('h', 0)[0])).toBe(false)
  for (const bad of ['short', 'a'.repeat(81), 'with space 1234567', "x'; drop table--"])
    expect(isBrowserKey(bad)).toBe(false)
})
