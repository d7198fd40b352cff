import { expect, test } from 'vitest'
import { pageType } from './page-type.ts'

test('every page has an ASC page type', () => {
  const types = [
    '/',
    '/cars/a-1',
    '/search/used-cars',
    '/brands/kia',
    '/special-offers',
    '/contact',
    '/service',
  ]
  expect(types.map(pageType)).toEqual([
    'home',
    'item',
    'itemlist',
    'showroom',
    'specials',
    'contact',
    'service',
  ])
  expect(pageType('/constructor')).toBe('unknown')
})
