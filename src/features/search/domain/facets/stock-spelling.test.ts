import { expect, test } from 'vitest'
import { EMPTY_SEARCH_STATE } from '#src/features/search/domain/search-state.ts'
import { spelledAsStock, stateAsStock } from './stock-spelling.ts'

const MAKES = [
  { value: 'Toyota', count: 9 },
  { value: 'Citroën', count: 2 },
]

test('SRCH-012: values in an address are ticked whatever their case and accents, each once', () => {
  expect(spelledAsStock(['toyota', 'TOYOTA', 'citroen'], MAKES)).toEqual(['Toyota', 'Citroën'])
  const state = { ...EMPTY_SEARCH_STATE, refinements: { make: ['toyota', 'BMW'], body: ['suv'] } }
  expect(stateAsStock(state, { make: MAKES }).refinements).toEqual({ make: ['BMW', 'Toyota'], body: ['suv'] })
})

test('a state already spelt as the stock does is returned unchanged', () => {
  const state = { ...EMPTY_SEARCH_STATE, page: 2, refinements: { make: ['Citroën', 'Toyota'] } }
  expect(stateAsStock(state, { make: MAKES })).toEqual(state)
  expect(stateAsStock(EMPTY_SEARCH_STATE, {})).toEqual(EMPTY_SEARCH_STATE)
})
