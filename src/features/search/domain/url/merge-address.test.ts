import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changePriceRange,
  changeQuery,
  changeSort,
  clearRefinement,
  toggleRefinement,
} from '#src/features/search/domain/search-change.ts'
import { EMPTY_SEARCH_STATE, type SearchState } from '#src/features/search/domain/search-state.ts'
import { mergeAddress, type Address } from './merge-address.ts'
import { parseSearchState, writeSearchState } from './search-url.ts'

const ALL = '/search/new-used-and-demo-cars'
const at = (state: SearchState, path = ALL): Address => ({ path, pairs: writeSearchState(state) })
const start: SearchState = { ...EMPTY_SEARCH_STATE, page: 3, refinements: { make: ['Kia'] } }

type Change = (state: SearchState) => SearchState
const CHANGES: Record<string, Change> = {
  used: (state) => toggleRefinement(state, 'car_type', ['used']),
  toyota: (state) => toggleRefinement(state, 'make', ['Toyota']),
  'no kia': (state) => clearRefinement(state, 'make'),
  price: (state) => changePriceRange(state, { min: 0, max: 50_000 }),
  'by km': (state) => changeSort(state, 'km_asc'),
  text: (state) => changeQuery(state, 'auto'),
}

test('ROUTE-018, SRCH-017: two changes from the same page combine as if made one after the other', () => {
  const change = fc.constantFrom(...Object.keys(CHANGES))
  fc.assert(
    fc.property(fc.tuple(change, change), ([first, second]) => {
      fc.pre(first !== second && !(first === 'no kia' && second === 'toyota'))
      fc.pre(!(first === 'toyota' && second === 'no kia'))
      const [a, b] = [CHANGES[first] as Change, CHANGES[second] as Change]
      const merged = mergeAddress({ from: at(start), onto: at(a(start)), to: at(b(start)) })
      expect(merged).toEqual(at(b(a(start))))
      expect(parseSearchState(merged.pairs).page).toBe(1)
    }),
  )
})

test('the same change twice counts once', () => {
  const once = at(toggleRefinement(start, 'car_type', ['used']))
  expect(mergeAddress({ from: at(start), onto: once, to: once })).toEqual(once)
})

test('values of one list add up, and a removed one stays removed', () => {
  const onto = at({ ...start, page: 1, refinements: { make: ['Kia', 'Toyota'] } })
  const mazda = at(toggleRefinement(start, 'make', ['Mazda']))
  const merged = mergeAddress({ from: at(start), onto, to: mazda })
  expect(parseSearchState(merged.pairs).refinements.make).toEqual(['Kia', 'Mazda', 'Toyota'])
  const out = mergeAddress({ from: at(start), onto, to: at(clearRefinement(start, 'make')) })
  expect(parseSearchState(out.pairs).refinements.make).toEqual(['Toyota'])
})

test('a control’s own value wins even if it restores the original', () => {
  const typed = at(changeQuery(start, 'auto'))
  const back = { from: at({ ...start, page: 1 }), onto: typed, to: at({ ...start, page: 1 }) }
  expect(mergeAddress({ ...back, own: 'query' })).toEqual(at({ ...start, page: 1 }))
  expect(mergeAddress(back)).toEqual(typed)
})

test('a path that either change leaves stays left', () => {
  const used = '/search/used-cars'
  const empty = EMPTY_SEARCH_STATE
  const demoToo = at({ ...empty, refinements: { car_type: ['demo', 'used'] } })
  const toyota = at({ ...empty, refinements: { make: ['Toyota'] } }, used)
  const both = at({ ...empty, refinements: { car_type: ['demo', 'used'], make: ['Toyota'] } })
  expect(mergeAddress({ from: at(empty, used), onto: demoToo, to: toyota })).toEqual(both)
  expect(mergeAddress({ from: at(empty, used), onto: toyota, to: demoToo })).toEqual(both)
})
