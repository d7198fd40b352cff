import { expect, test } from 'vitest'
import {
  changePriceRange,
  changeQuery,
  changeRange,
  changeSort,
  clearRefinement,
  clearSearch,
  toggleRefinement,
} from './search-change.ts'
import { EMPTY_SEARCH_STATE, type SearchState } from './search-state.ts'

const PAGE_2: SearchState = {
  ...EMPTY_SEARCH_STATE,
  page: 2,
  refinements: { make: ['Mazda', 'Toyota'], make_model: ['Mazda 3', 'Toyota Corolla'] },
}

test('SRCH-017: every change of filter, text, range or order returns to page 1', () => {
  const changes = [
    toggleRefinement(PAGE_2, 'body', ['SUV']),
    toggleRefinement(PAGE_2, 'make', ['Mazda']),
    clearRefinement(PAGE_2, 'make'),
    changeRange(PAGE_2, 'km', { min: null, max: 5 }),
    changePriceRange(PAGE_2, null),
    changeQuery(PAGE_2, 'x'),
    changeSort(PAGE_2, 'newest'),
    clearSearch(PAGE_2),
  ]
  expect(changes.map((state) => state.page)).toEqual(changes.map(() => 1))
})

test('toggling twice restores the filters, and an emptied filter leaves no trace', () => {
  const once = toggleRefinement(EMPTY_SEARCH_STATE, 'body', ['SUV'])
  expect(once.refinements).toEqual({ body: ['SUV'] })
  expect(toggleRefinement(once, 'body', ['SUV'])).toEqual(EMPTY_SEARCH_STATE)
})

test('removing a make removes its models', () => {
  expect(toggleRefinement(PAGE_2, 'make', ['Mazda']).refinements).toEqual({
    make: ['Toyota'],
    make_model: ['Toyota Corolla'],
  })
})

test('SRCH-042, SRCH-023: the price slider sorts by price descending, and its reset removes the parameter', () => {
  const moved = changePriceRange(PAGE_2, { min: 20000, max: 40000 })
  expect([moved.sortBy, moved.ranges.price]).toEqual(['price_desc', { min: 20000, max: 40000 }])
  expect(changePriceRange(moved, null).ranges).toEqual({})
})
