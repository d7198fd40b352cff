import { expect, test } from 'vitest'
import { basePath, fixedPath, resolveSearchPath, type PathNames } from './search-path.ts'

const NAMES: PathNames = {
  itemTypes: ['car'],
  makes: ['Toyota', 'Mercedes-Benz', 'Brookvale'],
  makeModels: ['Toyota Corolla', 'Toyota C-HR', 'Mercedes-Benz C-Class'],
  dealerships: [
    { slug: 'northside-toyota', name: 'Northside Toyota' },
    { slug: 'brookvale', name: 'Brookvale Cars' },
  ],
  locations: [
    { slug: 'gympie', name: 'Gympie' },
    { slug: 'northside-toyota', name: 'Northside yard' },
  ],
}
const refinements = (path: string, names = NAMES) => resolveSearchPath(path.split('/'), names)?.refinements

test('ROUTE-009, ROUTE-010, ROUTE-011: the fixed paths list exactly their car types', () => {
  expect(refinements('new-used-and-demo-cars')).toEqual({})
  expect(refinements('used-cars')).toEqual({ car_type: ['used'] })
  expect(refinements('new-cars')).toEqual({ car_type: ['new'] })
  expect(refinements('demo-cars')).toEqual({ car_type: ['demo'] })
  expect(refinements('new-and-demo-cars')).toEqual({ car_type: ['demo', 'new'] })
})

test('ROUTE-012, ROUTE-013: make and model paths in any letter case', () => {
  expect(refinements('toyota')).toEqual({ make: ['Toyota'] })
  expect(refinements('Mercedes-Benz')).toEqual({ make: ['Mercedes-Benz'] })
  expect(refinements('toyota/c-hr')).toEqual({ make: ['Toyota'], make_model: ['Toyota C-HR'] })
  expect(resolveSearchPath(['TOYOTA', 'Corolla'], NAMES)?.path).toBe('/search/toyota/corolla')
})

test('ROUTE-014: dealership and location slugs', () => {
  expect(refinements('gympie')).toEqual({ location_name: ['Gympie'] })
  expect(refinements('northside-toyota')).toEqual({ dealership_name: ['Northside Toyota'] })
})

test('ROUTE-015: fixed paths win over makes, makes over dealerships, dealerships over locations, and nonsense is not found', () => {
  const tricky: PathNames = { ...NAMES, makes: [...NAMES.makes, 'Used Cars'] }
  expect(refinements('used-cars', tricky)).toEqual({ car_type: ['used'] })
  expect(refinements('brookvale')).toEqual({ make: ['Brookvale'] })
  expect(refinements('northside-toyota')).toHaveProperty('dealership_name')
  for (const nonsense of [
    'zzz',
    'toyota/zzz',
    'zzz/corolla',
    'toyota/corolla/2020',
    '..',
    '%00',
    'constructor',
    'used-caravans',
  ]) {
    expect(resolveSearchPath(nonsense.split('/'), NAMES), nonsense).toBe(null)
  }
})

test('a site with one item type accepts its own word and the spec’s for all its stock', () => {
  const trucks: PathNames = { ...NAMES, itemTypes: ['truck'] }
  expect(basePath(trucks).path).toBe('/search/new-used-and-demo-trucks')
  expect(resolveSearchPath(['new-used-and-demo-cars'], trucks)).toEqual(basePath(trucks))
  expect(resolveSearchPath(['used-trucks'], trucks)).toEqual({
    kind: 'types',
    path: '/search/used-trucks',
    refinements: { car_type: ['used'] },
  })
})

test('on a site with several item types a word restricts to its type, and vehicles lists all', () => {
  const group: PathNames = { ...NAMES, itemTypes: ['car', 'truck'] }
  expect(refinements('used-trucks', group)).toEqual({ car_type: ['used'], item_type: ['truck'] })
  expect(refinements('new-used-and-demo-cars', group)).toEqual({ item_type: ['car'] })
  expect(resolveSearchPath(['new-used-and-demo-vehicles'], group)).toEqual(basePath(group))
  expect(fixedPath(group, ['new'], 'truck')).toBe('/search/new-trucks')
  expect(fixedPath(group, ['used', 'demo'])).toBe(undefined)
})
