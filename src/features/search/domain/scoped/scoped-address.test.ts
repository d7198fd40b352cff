import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isScopedForm, readScopedAddress, scopedHref } from './scoped-address.ts'

const NAMES = ['manufacturer.name', 'model.name', 'model.body']
const read = (query: string) => readScopedAddress([...new URLSearchParams(query)], NAMES)

test('an address is rebuilt from what was read from it (SRCH-035, SRCH-036)', () => {
  const value = fc
    .stringMatching(/^[A-Za-z0-9][A-Za-z0-9 &=+%é-]{0,20}[A-Za-z0-9]$/)
    .filter((text) => !/ {2}/.test(text))
  const asked = fc.record({
    chosen: fc.dictionary(fc.constantFrom(...NAMES), fc.uniqueArray(value, { minLength: 1, maxLength: 3 })),
    price: fc.option(fc.record({ min: fc.nat(9_999), max: fc.integer({ min: 10_000, max: 900_000 }) })),
    query: fc.oneof(fc.constant(''), value),
    offset: fc.nat(50).map((page) => page * 21),
  })
  fc.assert(
    fc.property(asked, (wanted) => {
      const href = scopedHref('/directory', { ...wanted, price: wanted.price ?? null }, NAMES)
      const pairs = [...new URL(href, 'http://a').searchParams]
      expect(readScopedAddress(pairs, NAMES)).toEqual({ ...wanted, price: wanted.price ?? null })
      expect(isScopedForm(pairs)).toBe(false)
    }),
  )
})

test('form fields, reversed prices and broken offsets are corrected, and unknown parameters ignored', () => {
  expect(read('price_from=%2430,000&price_to=10000&offset=30')).toMatchObject({
    price: { min: 10_000, max: 30_000 },
    offset: 21,
  })
  const none = { chosen: {}, price: null, query: '', offset: 0 }
  for (const hostile of [
    'offset=-1',
    'offset=1e9',
    'offset=99999999999',
    'price=a:b',
    'price=',
    'x=1',
    '__proto__=1',
    'model.name=',
  ])
    expect(read(hostile)).toEqual(none)
  expect(read(`model.name=${'x'.repeat(10_000)}`).chosen['model.name']?.[0]?.length).toBe(100)
  expect(
    read(Array.from({ length: 500 }, (_, at) => `model.name=m${at}`).join('&')).chosen['model.name']?.length,
  ).toBe(20)
})
