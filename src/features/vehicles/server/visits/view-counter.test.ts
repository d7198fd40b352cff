import { expect, test } from 'vitest'
import { createViewCounter, VIEW_WINDOW_MS, type Visit } from './view-counter.ts'

const visit: Visit = {
  siteId: 'site_1',
  vehicleId: 'veh_1',
  address: '203.0.113.7',
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  purpose: null,
  fetchSite: 'same-origin',
}

test('a visitor is one view of a vehicle within 30 minutes, and another one afterwards (VDP-055)', () => {
  let now = 1_000_000
  const counter = createViewCounter({ now: () => now })
  expect(counter.take(visit)).toBe(true)
  now += VIEW_WINDOW_MS - 1
  expect(counter.take(visit)).toBe(false)
  expect(counter.take({ ...visit, vehicleId: 'veh_2' })).toBe(true)
  expect(counter.take({ ...visit, address: '203.0.113.8' })).toBe(true)
  expect(counter.take({ ...visit, siteId: 'site_2' })).toBe(true)
  now += 1
  expect(counter.take(visit)).toBe(true)
})

test('bots, prefetches and pages of other sites do not count', () => {
  const counter = createViewCounter({ now: () => 0 })
  const machines: Partial<Visit>[] = [
    { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { userAgent: 'facebookexternalhit/1.1' },
    { userAgent: 'curl/8.5.0' },
    { userAgent: '' },
    { userAgent: null },
    { purpose: 'prefetch;prerender' },
    { fetchSite: 'cross-site' },
  ]
  for (const machine of machines)
    expect(counter.take({ ...visit, ...machine }), JSON.stringify(machine)).toBe(false)
  expect(counter.size()).toBe(0)
})

test('a flood of addresses cannot fill the memory, and expired visits are forgotten', () => {
  let now = 0
  const counter = createViewCounter({ now: () => now, visitsMax: 100 })
  for (let n = 0; n < 5000; n++) counter.take({ ...visit, address: `2001:db8::${n}` })
  expect(counter.size()).toBe(100)
  now = VIEW_WINDOW_MS
  counter.take(visit)
  expect(counter.size()).toBe(1)
})
