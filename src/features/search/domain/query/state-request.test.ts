import { expect, test } from 'vitest'
import { EMPTY_SEARCH_STATE } from '../search-state.ts'
import { priceSortFilter, sortExpressions, stateRefinements } from './state-request.ts'

test('values of one attribute are alternatives, ranges are inclusive, and attributes combine (SRCH-012, SRCH-013)', () => {
  expect(
    stateRefinements({
      refinements: { make: ['Kia', 'M"X'], model: [] },
      ranges: { price: { min: null, max: 35_000 }, km: { min: null, max: null } },
    }),
  ).toEqual({
    make: 'make IN ["Kia", "M\\"X"]',
    price: 'price <= 35000',
  })
})

test('the default order is featured, or relevance with a text (SRCH-033)', () => {
  expect(sortExpressions(EMPTY_SEARCH_STATE)).toEqual(['featured_rank:asc', 'created_at_timestamp:desc'])
  expect(sortExpressions({ sortBy: 'featured', query: 'kia' })).toEqual([])
  expect(sortExpressions({ sortBy: 'price_asc', query: 'kia' })).toEqual(['price_range:asc'])
})

test('the ascending price order requires a price only on sites with that rule (SRCH-031)', () => {
  expect(priceSortFilter({ sortBy: 'price_asc' }, true)).toBe('price_range > 0')
  expect(priceSortFilter({ sortBy: 'price_asc' }, false)).toBeNull()
  expect(priceSortFilter({ sortBy: 'price_desc' }, true)).toBeNull()
})
