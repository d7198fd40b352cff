import { expect, test } from 'vitest'
import { EMPTY_SEARCH_STATE, type SearchState } from '#src/features/search/domain/search-state.ts'
import { searchHeading } from './search-heading.ts'

const heading = (refinements: SearchState['refinements']) =>
  searchHeading({ ...EMPTY_SEARCH_STATE, refinements }, { many: 'cars' })

test('the heading says what is listed', () => {
  expect(heading({})).toBe('Cars for sale')
  expect(heading({ car_type: ['used'] })).toBe('Used cars for sale')
  expect(heading({ car_type: ['new', 'demo'], body: ['SUV'] })).toBe('New and demo SUV cars for sale')
  expect(heading({ make: ['Toyota'], make_model: ['Toyota Corolla'], location_name: ['Gympie'] })).toBe(
    'Toyota Corolla cars in Gympie',
  )
  expect(heading({ dealership_name: ['North Motors'] })).toBe('Cars at North Motors')
  expect(heading({ item_type: ['truck'] })).toBe('Trucks for sale')
})

test('a site that calls its stock by its make does not repeat the make', () => {
  const mercedes = (refinements: SearchState['refinements']) =>
    searchHeading({ ...EMPTY_SEARCH_STATE, refinements }, { many: 'Mercedes-Benz' })
  expect(mercedes({})).toBe('Mercedes-Benz for sale')
  expect(mercedes({ car_type: ['used'], make_model: ['Mercedes-Benz E-Class'] })).toBe(
    'Used Mercedes-Benz E-Class for sale',
  )
  expect(mercedes({ make: ['Mercedes-Benz'] })).toBe('All Mercedes-Benz for sale')
})
