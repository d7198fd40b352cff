import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findParts } from './part-search.ts'

const parts = [
  {
    name: 'Rubber floor mats',
    number: 'KIA-NQ5-FM01',
    text: 'Front and rear set of four.',
    fits: ['Kia Sportage'],
  },
  {
    name: 'Tow bar',
    number: 'KIA-MQ4-TB20',
    text: '2,000 kg, with wiring harness.',
    fits: ['Kia Sorento'],
  },
  { name: 'Roof racks', number: 'UNI-RR-7', text: 'Two bars, 75 kg.', fits: [] },
]
const names = (query: string) => findParts(parts, query).map(({ name }) => name)

test('a part is found by name, number with or without hyphens, model and words of its text (ROUTE-030)', () => {
  expect(names('floor mats')).toEqual(['Rubber floor mats'])
  expect(names('kia-mq4-tb20')).toEqual(['Tow bar'])
  expect(names('KIAMQ4TB20')).toEqual(['Tow bar'])
  expect(names('sorento harness')).toEqual(['Tow bar'])
  expect(names('r')).toHaveLength(3)
  expect(names('roof')[0]).toBe('Roof racks')
  expect(names('gearbox')).toEqual([])
  expect(names('')).toHaveLength(3)
})

test('whatever is searched, only the site’s own parts are returned, each at most once', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (query) => {
      const found = findParts(parts, query)
      return found.every((part) => parts.includes(part)) && new Set(found).size === found.length
    }),
  )
})
