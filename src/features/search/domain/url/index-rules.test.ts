import { expect, test } from 'vitest'
import { EMPTY_SEARCH_STATE, type SearchState } from '#src/features/search/domain/search-state.ts'
import { indexRule } from './index-rules.ts'
import type { PathNames } from './search-path.ts'

const NAMES: PathNames = {
  itemTypes: ['car'],
  makes: ['Toyota'],
  makeModels: ['Toyota Corolla'],
  dealerships: [],
  locations: [{ slug: 'gympie', name: 'Gympie' }],
}
const rule = (change: Partial<SearchState>) => indexRule({ ...EMPTY_SEARCH_STATE, ...change }, NAMES)

test('plain paths and a path with one body, fuel or state are indexable and canonical', () => {
  expect(rule({})).toEqual({ canonical: '/search/new-used-and-demo-cars', isIndexable: true })
  expect(rule({ refinements: { make: ['Toyota'], make_model: ['Toyota Corolla'] } })).toEqual({
    canonical: '/search/toyota/corolla',
    isIndexable: true,
  })
  expect(rule({ refinements: { car_type: ['used'], body: ['SUV'] } })).toEqual({
    canonical: '/search/used-cars?body=SUV',
    isIndexable: true,
  })
  expect(rule({ page: 3 })).toEqual({ canonical: '/search/new-used-and-demo-cars?page=3', isIndexable: true })
})

test('text, ranges, orders, several values and several filters are not indexable, so there is no crawl trap', () => {
  expect(rule({ query: 'hilux' }).isIndexable).toBe(false)
  expect(rule({ sortBy: 'price_asc' }).isIndexable).toBe(false)
  expect(rule({ ranges: { price: { min: null, max: 5 } } }).isIndexable).toBe(false)
  expect(rule({ refinements: { body: ['SUV', 'Ute'] } }).isIndexable).toBe(false)
  expect(rule({ refinements: { make: ['Toyota'], body: ['SUV'], fuel: ['Diesel'] } }).isIndexable).toBe(false)
  expect(rule({ refinements: { colour: ['Red'] } }).isIndexable).toBe(false)
  expect(rule({ page: 51 }).isIndexable).toBe(false)
})
