import { expect, test } from 'vitest'
import { baseFilter, stockScope } from './stock-scope.ts'

const NOW = Date.UTC(2026, 10, 21, 5, 30)
const config = {
  includeSoldCarsDays: 3,
  searchFilters: 'make != "Kia" OR year > 2020',
  manufacturer: 'Toyota',
}

test('the base filter has the specification’s form and cut-off, to the hour (SRCH-040)', () => {
  const cutoff = Date.UTC(2026, 10, 18, 5) / 1000
  expect(baseFilter(3, NOW)).toBe(
    `(status IN [in_stock, coming_soon] OR (status = sold AND sold_date_timestamp > ${cutoff})) AND show_on_dealer_website = true`,
  )
  expect(baseFilter(3, NOW + 29 * 60_000)).toBe(baseFilter(3, NOW))
})

test('site filter, manufacturer and base filter are joined by AND, each in brackets (SRCH-039, SRCH-041)', () => {
  const scope = stockScope({ dealershipIds: ['dlr_a'], config }, NOW)
  expect(scope).toEqual({
    dealershipIds: ['dlr_a'],
    filter: `(${baseFilter(3, NOW)}) AND (make != "Kia" OR year > 2020) AND (make = "Toyota")`,
  })
})
