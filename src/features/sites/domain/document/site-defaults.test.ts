import { expect, test } from 'vitest'
import { defaultFooter, defaultHome, defaultMenu, defaultStockNoun, searchHref } from './site-defaults.ts'

const trucks = { name: 'T', itemTypes: ['truck' as const], dealershipGroup: null }
const mixed = { name: 'M', itemTypes: ['car' as const, 'caravan' as const], dealershipGroup: 'Group' }

test('the site’s word for its stock follows what it sells (ERR-022, SITE-002)', () => {
  expect(defaultStockNoun(trucks)).toEqual({ one: 'truck', many: 'trucks' })
  expect(defaultStockNoun(mixed)).toEqual({ one: 'vehicle', many: 'vehicles' })
  expect(searchHref(trucks, 'used')).toBe('/search/used-trucks')
  expect(searchHref(mixed, 'new-used-and-demo')).toBe('/search/new-used-and-demo-vehicles')
})

test('the default menu and footer are the spec’s (section 2)', () => {
  expect(defaultMenu(trucks).map(({ label }) => label)).toEqual([
    'Home',
    'Vehicles',
    'Offers',
    'Our Stock',
    'Trade In',
    'Service',
    'Company',
  ])
  const footer = defaultFooter(mixed)
  expect(footer.map(({ heading }) => heading)).toEqual([
    'Vehicles',
    'Buyer Tools',
    'Servicing and Parts',
    'Group',
  ])
  expect(footer[3]?.links.map(({ label }) => label)).toContain('Terms And Conditions')
  const hrefs = footer.flatMap(({ links }) => links.map(({ href }) => href))
  expect(hrefs).toEqual(expect.arrayContaining(['/careers', '/call-back']))
})

test('a default home page starts with the hero and mentions the site’s own stock', () => {
  expect(defaultHome(trucks)[0]).toMatchObject({ kind: 'hero', heading: 'Find your next truck' })
})
