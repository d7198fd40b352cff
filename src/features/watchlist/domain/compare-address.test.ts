import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareHref, readCompareAddress } from './compare-address.ts'

const read = (href: string) => readCompareAddress([...new URLSearchParams(href.split('?')[1] ?? '')])

test('a comparison is restored from its own address (FAV-003)', () => {
  const ids = fc.uniqueArray(fc.stringMatching(/^[\w-]{1,80}$/), { maxLength: 4 })
  fc.assert(
    fc.property(ids, fc.boolean(), (asked, isDifferencesOnly) => {
      expect(read(compareHref(asked, isDifferencesOnly))).toEqual({ ids: asked, left: 0, isDifferencesOnly })
    }),
  )
})

test('FAV-004: four vehicles are compared, each once, and the number left out is given', () => {
  expect(read('/compare?id=a&id=b&id=a&id=c&id=d&id=e&id=f')).toMatchObject({
    ids: ['a', 'b', 'c', 'd'],
    left: 2,
  })
})

test('whatever an address contains, only ids are read from it', () => {
  const hostile = [
    'id=<script>',
    `id=${'x'.repeat(10_000)}`,
    'id=a"b',
    'id[]=a',
    'id=',
    'ID=a',
    'differences=yes',
  ]
  expect(read(`/compare?${hostile.join('&')}`)).toEqual({ ids: [], left: 0, isDifferencesOnly: false })
})
