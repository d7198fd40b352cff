import { expect, test } from 'vitest'
import { orderFacet } from './facet-order.ts'

test('values are sorted by count, then name, and car types as new, demo, used (SRCH-045)', () => {
  expect(orderFacet('make', { Mazda: 2, Kia: 2, Ford: 9 }, []).map(({ value }) => value)).toEqual([
    'Ford',
    'Kia',
    'Mazda',
  ])
  expect(orderFacet('car_type', { used: 90, new: 1, demo: 5 }, []).map(({ value }) => value)).toEqual([
    'new',
    'demo',
    'used',
  ])
})

test('chosen values without a hit stay with count 0 (pain 10)', () => {
  expect(orderFacet('make', { Kia: 1 }, ['kia', 'BMW'])).toEqual([
    { value: 'Kia', count: 1 },
    { value: 'BMW', count: 0 },
  ])
  expect(orderFacet('make', { Citroën: 1 }, ['citroen'])).toEqual([{ value: 'Citroën', count: 1 }])
})
