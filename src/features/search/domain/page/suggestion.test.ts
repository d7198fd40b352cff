import { expect, test } from 'vitest'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { toSuggestions } from './suggestion.ts'

test('SRCH-007: the search box suggests makes, models and vehicles in stock', () => {
  const suggestions = toSuggestions(
    {
      hits: [
        { name: '2021 Toyota Corolla', stocknum: 'S9', slug: '2021-toyota-corolla-s9' } as StockDocument,
      ],
      facets: {
        make: [
          { value: 'Toyota', count: 1200 },
          { value: 'Mazda', count: 0 },
        ],
        make_model: [{ value: 'Toyota Corolla', count: 7 }],
      },
    },
    { itemTypes: ['car'], makes: ['Toyota', 'Mazda'], makeModels: [], dealerships: [], locations: [] },
  )
  expect(suggestions).toEqual([
    { label: 'Toyota', detail: '1,200', href: '/search/toyota' },
    { label: 'Toyota Corolla', detail: '7', href: '/search/toyota/corolla' },
    { label: '2021 Toyota Corolla', detail: 'S9', href: '/cars/2021-toyota-corolla-s9' },
  ])
})
