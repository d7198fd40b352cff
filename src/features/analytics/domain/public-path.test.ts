import { expect, test } from 'vitest'
import { pageType, publicPath } from './public-path.ts'

test('a path keeps no query, and of a private page only which page it is', () => {
  expect(publicPath('/cars/kia-sportage-1?ref=K7MP-4QX2#enquire')).toBe('/cars/kia-sportage-1')
  expect(publicPath('/')).toBe('/')
  for (const page of ['reservation', 'test-drive', 'consent'])
    expect(publicPath(`/${page}/K7MP-4QX2/c2lnbmF0dXJl`)).toBe(`/${page}`)
  expect(publicPath('/my-garage/kia')).toBe('/my-garage')
})

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
