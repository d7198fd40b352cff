import { expect, test } from 'vitest'
import { vehicleBreadcrumb } from './breadcrumb.ts'

test('a breadcrumb starts at Home and leads through search to the vehicle (VDP-003)', () => {
  const crumbs = vehicleBreadcrumb(
    { carType: 'used', make: 'Mercedes-Benz', model: 'X 250d', slug: 's' },
    'Title',
  )
  expect(crumbs.map((crumb) => crumb.path)).toEqual([
    '/',
    '/search/used-cars',
    '/search/mercedes-benz',
    '/search/mercedes-benz/x-250d',
    '/cars/s',
  ])
  expect(crumbs[0]).toEqual({ label: 'Home', path: '/' })
  expect(crumbs.at(-1)?.label).toBe('Title')
})

test('a make or model without letters makes no broken link (VDP-003)', () => {
  expect(
    vehicleBreadcrumb({ carType: 'new', make: '??', model: 'X', slug: 's' }, 'T').map((crumb) => crumb.path),
  ).toEqual(['/', '/search/new-cars', '/cars/s'])
})
