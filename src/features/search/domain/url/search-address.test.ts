import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  EMPTY_SEARCH_STATE,
  SORT_ORDERS,
  type SearchState,
} from '#src/features/search/domain/search-state.ts'
import { canonicalHref, readSearchAddress, searchHref } from './search-address.ts'
import { basePath, resolveSearchPath, type PathNames } from './search-path.ts'

const NAMES: PathNames = {
  itemTypes: ['car', 'truck'],
  makes: ['Toyota', 'Mazda'],
  makeModels: ['Toyota Corolla', 'Mazda 3'],
  dealerships: [{ slug: 'north', name: 'North Motors' }],
  locations: [{ slug: 'gympie', name: 'Gympie' }],
}
const BASE = basePath(NAMES)
const at = (path: string) => resolveSearchPath(path.split('/').slice(2), NAMES) ?? BASE
const read = (href: string): SearchState => {
  const url = new URL(href, 'http://x')
  const path = resolveSearchPath(url.pathname.split('/').slice(2), NAMES)
  if (!path) throw new Error(`no page at ${href}`)
  return readSearchAddress(path, [...url.searchParams])
}
const state = (refinements: SearchState['refinements']): SearchState => ({
  ...EMPTY_SEARCH_STATE,
  refinements,
})

const oneOf = (...values: string[]) =>
  fc.subarray(values, { minLength: 1 }).map((chosen) => [...chosen].sort())
const anyState: fc.Arbitrary<SearchState> = fc.record({
  query: fc.constantFrom('', 'hilux'),
  page: fc.integer({ min: 1, max: 5 }),
  sortBy: fc.constantFrom(...SORT_ORDERS),
  refinements: fc.record(
    {
      car_type: oneOf('demo', 'new', 'used'),
      item_type: oneOf('car', 'truck'),
      make: oneOf('Mazda', 'Toyota'),
      make_model: oneOf('Mazda 3', 'Toyota Corolla'),
      dealership_name: oneOf('North Motors', 'Other'),
      location_name: oneOf('Gympie', 'Elsewhere'),
      body: oneOf('SUV', 'Ute'),
    },
    { requiredKeys: [] },
  ),
  ranges: fc.constantFrom<SearchState['ranges']>({}, { price: { min: null, max: 35000 } }),
})
const PATHS = [
  '/search/new-used-and-demo-vehicles',
  '/search/used-cars',
  '/search/new-and-demo-trucks',
  '/search/toyota',
  '/search/toyota/corolla',
  '/search/north',
  '/search/gympie',
]

test('ROUTE-021: from any path, a state written as an address reads back as the same state', () => {
  fc.assert(
    fc.property(anyState, fc.constantFrom(...PATHS), (value, path) => {
      expect(read(searchHref(value, at(path), BASE))).toEqual(value)
    }),
  )
})

test('each state has one canonical address, which is its own canonical address', () => {
  fc.assert(
    fc.property(anyState, fc.constantFrom(...PATHS), (value, path) => {
      const canonical = canonicalHref(value, NAMES)
      expect(read(canonical)).toEqual(value)
      expect(canonicalHref(read(searchHref(value, at(path), BASE)), NAMES)).toBe(canonical)
    }),
  )
})

test('ROUTE-018: a filter keeps its path and gets its own parameter, and leaving the path’s make moves to all stock', () => {
  expect(searchHref(state({ make: ['Toyota'] }), BASE, BASE)).toBe(
    '/search/new-used-and-demo-vehicles?make=Toyota',
  )
  expect(searchHref(state({ make: ['Toyota'], body: ['SUV'] }), at('/search/toyota'), BASE)).toBe(
    '/search/toyota?body=SUV',
  )
  expect(searchHref(state({ make: ['Mazda', 'Toyota'] }), at('/search/toyota'), BASE)).toBe(
    '/search/new-used-and-demo-vehicles?make=Mazda&make=Toyota',
  )
  expect(searchHref(state({}), at('/search/used-cars'), BASE)).toBe('/search/new-used-and-demo-vehicles')
})

test('the path overrides the same attribute in the query: every card of /search/toyota is a Toyota', () => {
  expect(read('/search/toyota?make=Mazda').refinements.make).toEqual(['Toyota'])
  expect(read('/search/used-cars?car_type=new').refinements.car_type).toEqual(['used'])
})

test('canonical addresses use the most specific path', () => {
  expect(canonicalHref(state({ make: ['Toyota'] }), NAMES)).toBe('/search/toyota')
  expect(canonicalHref(state({ make: ['Toyota'], make_model: ['Toyota Corolla'] }), NAMES)).toBe(
    '/search/toyota/corolla',
  )
  expect(canonicalHref(state({ car_type: ['used'], item_type: ['truck'], body: ['Ute'] }), NAMES)).toBe(
    '/search/used-trucks?body=Ute',
  )
  expect(canonicalHref(state({ location_name: ['Gympie'] }), NAMES)).toBe('/search/gympie')
})
