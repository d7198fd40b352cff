import { expect, test } from 'vitest'
import { stockDealerships } from './stock-site.ts'

const place = (slug: string) => ({ slug, name: slug, address: { city: 'Brisbane', state: 'QLD' as const } })

test('a document names a dealership by slug, a configuration by id, and both are stocked alike', () => {
  const document = {
    slug: 'a',
    dealerships: [{ slug: 'one' }, { slug: 'two' }],
    locations: [place('north'), { ...place('south'), dealership: 'two' }],
  }
  const config = {
    slug: 'a',
    dealerships: [
      { id: 'dlr_1', slug: 'one' },
      { id: 'dlr_2', slug: 'two' },
    ],
    locations: [
      { ...place('north'), dealershipId: 'dlr_1' },
      { ...place('south'), dealershipId: 'dlr_2' },
    ],
  }
  expect(stockDealerships([config])).toEqual(stockDealerships([document]))
  expect(
    stockDealerships([config]).map((dealership) => dealership.locations.map((location) => location.slug)),
  ).toEqual([['north'], ['south']])
})

test('a dealership that two sites list is stocked once, at its selling locations only', () => {
  const site = {
    slug: 'a',
    dealerships: [{ slug: 'one' }],
    locations: [
      { ...place('shop'), types: ['sales'] },
      { ...place('workshop'), types: ['service'] },
      { ...place('closed'), isVisible: false },
    ],
  }
  const [only, ...others] = stockDealerships([site, { ...site, slug: 'b' }])
  expect(others).toEqual([])
  expect(only?.locations.map((location) => location.slug)).toEqual(['shop'])
})
