import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  parseSaved,
  recordSaved,
  savedKey,
  toggleSaved,
  type Compared,
  type SearchedFor,
  type Viewed,
  toViewed,
} from './saved-entry.ts'

const compared = (id: string): Compared => ({ id, slug: id, name: id, item_type: 'car' })
const searched = (label: string): SearchedFor => ({
  path: '/search/used-cars',
  refinements: `?query=${label}`,
  label,
})
const viewed = (id: string): Viewed => ({
  id,
  stocknum: 'S1',
  make: 'Toyota',
  model: 'Corolla',
  body: null,
  simple_body: 'Hatch',
})

test('FAV-001: each site has its own list', () => {
  expect(savedKey('meridian', 'favourites')).not.toBe(savedKey('harbour', 'favourites'))
})

test('FAV-002, FAV-003: toggling adds, then removes', () => {
  const added = toggleSaved('compare', [], compared('a'))
  expect(added.change).toBe('added')
  expect(toggleSaved('compare', added.list, compared('a'))).toEqual({ list: [], change: 'removed' })
})

test('FAV-004: a fifth vehicle is not added to the comparison and the four stay', () => {
  const four = ['a', 'b', 'c', 'd'].map(compared)
  expect(toggleSaved('compare', four, compared('e'))).toEqual({ list: four, change: 'full' })
})

test('FAV-005, CONST-001: the last five searches are kept, latest first, without duplicates', () => {
  let list: SearchedFor[] = []
  for (const label of ['1', '2', '3', '4', '5', '6', '5'])
    list = recordSaved('searches', list, searched(label))
  expect(list.map(({ label }) => label)).toEqual(['5', '6', '4', '3', '2'])
})

test('FAV-005: extending the typed text is the same search, and a different text or filter is a new one', () => {
  const list = ['h', 'hi', 'hilux', 'kia', 'kia&car_type=used'].reduce<SearchedFor[]>(
    (before, label) => recordSaved('searches', before, searched(label)),
    [],
  )
  expect(list.map(({ label }) => label)).toEqual(['kia&car_type=used', 'kia', 'hilux'])
})

test('FAV-006: an opened vehicle is recorded once, with its six fields', () => {
  const list = recordSaved('viewed', recordSaved('viewed', [], viewed('a')), viewed('a'))
  expect(list).toHaveLength(1)
  expect(Object.keys(parseSaved('viewed', JSON.stringify(list))[0] ?? {})).toEqual([
    'id',
    'stocknum',
    'make',
    'model',
    'body',
    'simple_body',
  ])
})

test('whatever is in storage, reading it gives a list', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(parseSaved('favourites', text))).toBe(true)
    }),
  )
  expect(
    parseSaved(
      'searches',
      JSON.stringify([{ ...searched('x'), path: 'javascript:alert(1)' }, searched('y')]),
    ),
  ).toEqual([searched('y')])
  expect(parseSaved('compare', JSON.stringify([{ id: 1 }, null, 'x', compared('a')]))).toEqual([
    compared('a'),
  ])
})

test('an opened vehicle stores six fields and nothing else (FAV-006)', () => {
  const vehicle = {
    id: 'v1',
    stockNumber: 'S1',
    make: 'Kia',
    model: 'Rio',
    bodyConfiguration: 'Hatchback',
    simpleBody: 'hatch',
    vin: 'KNA000',
  }
  expect(toViewed(vehicle)).toEqual({
    id: 'v1',
    stocknum: 'S1',
    make: 'Kia',
    model: 'Rio',
    body: 'Hatchback',
    simple_body: 'hatch',
  })
})
