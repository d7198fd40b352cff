import { expect, test } from 'vitest'
import { EMPTY_SEARCH_STATE } from '#src/features/search/domain/search-state.ts'
import { amountLabel, appliedFilters, rangeLabel, valueLabel } from './applied-filter.ts'

test('SRCH-054: prices carry $, subscriptions / week and kilometres their unit', () => {
  expect(rangeLabel('price', { min: 20000, max: 40000 })).toBe('$20,000 to $40,000')
  expect(rangeLabel('price', { min: null, max: 35000 })).toBe('Up to $35,000')
  expect(amountLabel('subscription_price', 250)).toBe('$250 / week')
  expect(rangeLabel('km', { min: null, max: 40000 })).toBe('Up to 40,000 km')
  expect(rangeLabel('year', { min: 2019, max: null })).toBe('From 2019')
})

test('each choice is listed once with a way to remove it', () => {
  const state = {
    ...EMPTY_SEARCH_STATE,
    query: 'tow bar',
    refinements: { make: ['Mazda', 'Toyota'], make_model: ['Toyota Corolla'], car_type: ['used'] },
    ranges: { km: { min: null, max: 9 } },
  }
  const filters = appliedFilters(state)
  expect(filters.map(({ label }) => label)).toEqual([
    '“tow bar”',
    'Used',
    'Mazda',
    'Toyota Corolla',
    'Up to 9 km',
  ])
  // Removing the model leaves its make, which is then listed itself.
  expect(filters.map(({ without }) => appliedFilters(without).length)).toEqual([4, 4, 4, 5, 4])
})

test('values are shown in plain words, and hostile values stay text', () => {
  expect(valueLabel('body', 'peopleMover')).toBe('People mover')
  expect([
    valueLabel('status', 'coming_soon'),
    valueLabel('categories', 'test_drive_only'),
    valueLabel('seats', '5'),
    valueLabel('car_type', 'constructor'),
  ]).toEqual(['Coming soon', 'Test drive only', '5 seats', 'constructor'])
})
