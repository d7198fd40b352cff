import { expect, test } from 'vitest'
import { siteStats } from './site-stats.ts'

const places = (...visible: boolean[]) =>
  visible.map((isVisible) => ({ isVisible })) as Parameters<typeof siteStats>[0]['locations']
const site = (manufacturer: string | null, ...visible: boolean[]) => ({
  name: 'Sample Motors',
  manufacturer,
  locations: places(...visible),
  search: { stockNoun: { one: 'car', many: 'cars' } },
})
const read = (stats: ReturnType<typeof siteStats>) => stats.map(({ figure, label }) => `${figure} ${label}`)

test('the figures count visible locations, each make once and the stock, and link to their sources (PAGE-003)', () => {
  const stats = siteStats(site(null, true, true, false), {
    makes: ['Kia', 'Mazda', 'Kia'],
    models: null,
    stock: 1240,
  })
  expect(read(stats)).toEqual([
    '2 places to find us',
    '2 makes to choose from',
    '1,240 cars at Sample Motors',
  ])
  expect(stats.map(({ href }) => href)).toEqual(['/dealer-locator', '/brands', '/about-us'])
})

test('a single-make dealer counts models, and a count of one is worded in the singular (PAGE-003)', () => {
  expect(read(siteStats(site('Kia', true), { makes: ['Kia'], models: 9, stock: 1 }))).toEqual([
    '1 place to find us',
    '9 Kia models',
    '1 car at Sample Motors',
  ])
  expect(read(siteStats(site(null, true), { makes: ['Kia'], models: null, stock: 0 }))[1]).toBe('1 make')
})
