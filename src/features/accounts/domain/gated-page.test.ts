import { expect, test } from 'vitest'
import { GATEABLE_PAGES, gatedPageAt, isPersonalPath } from './gated-page.ts'

const site = (gatedPages: (typeof GATEABLE_PAGES)[number][] = [], needsSignIn = false) =>
  ({ config: { gatedPages, tradeIn: { needsSignIn } } }) as unknown as Parameters<typeof gatedPageAt>[0]

test('AUTH-007: payment, garage with its variants, and watchlist are gated on every site', () => {
  expect(gatedPageAt(site(), '/online-payment')).toBe('online-payment')
  expect(gatedPageAt(site(), '/my-garage')).toBe('my-garage')
  expect(gatedPageAt(site(), '/my-garage/kia')).toBe('my-garage')
  expect(gatedPageAt(site(), '/watchlist')).toBe('watchlist')
  expect(gatedPageAt(site(), '/my-garages')).toBeNull()
})

test('AUTH-008, AUTH-021, TRADE-014: the other five are gated only where the site says so', () => {
  const paths = ['/checkout', '/spin-to-win', '/finance', '/personalised/finance', '/trade-in']
  expect(paths.map((path) => gatedPageAt(site([...GATEABLE_PAGES]), path))).toEqual([...GATEABLE_PAGES])
  expect(paths.map((path) => gatedPageAt(site(), path))).toEqual([null, null, null, null, null])
  for (const kin of [
    '/finance-enquiry',
    '/finance-pre-approval',
    '/Apply-For-Finance',
    '/finance-quote.data',
  ])
    expect([kin, gatedPageAt(site(['finance']), kin)]).toEqual([kin, 'finance'])
  expect(gatedPageAt(site([], true), '/cars/trade-in')).toBe('trade-in')
  expect(gatedPageAt(site(['trade-in']), '/trade-in/valuation')).toBe('trade-in')
})

test.each([
  '/My-Garage',
  '/my%2Dgarage',
  '//my-garage',
  '/my-garage/',
  '/my-garage.data',
  '/my-garage/_.data',
  '/MY-GARAGE/Kia.data',
])('the spelling %s bypasses neither a gate nor the cache rule', (path) => {
  expect(gatedPageAt(site(), path)).toBe('my-garage')
  expect(isPersonalPath(site(), path)).toBe(true)
})

test('the sign-in page is personal, while public pages and broken escapes are not', () => {
  expect(['/sign-in', '/Sign-In.data'].map((path) => isPersonalPath(site(), path))).toEqual([true, true])
  expect(['/', '/cars/x', '/favourites', '/%zz'].map((path) => isPersonalPath(site(), path))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('AUTH-008, ROUTE-002: a site that gates its checkout gates it for every vehicle, and the online purchase', () => {
  const gating = { config: { gatedPages: ['checkout'], tradeIn: { needsSignIn: false } } } as never
  for (const path of ['/cars/a-ute/checkout', '/Cars/a-ute/BUY-ONLINE/', '/checkout-journey'])
    expect(gatedPageAt(gating, path), path).toBe('checkout')
  for (const path of ['/cars/a-ute', '/cars/a-ute/checkout-2'])
    expect(gatedPageAt(gating, path), path).toBeNull()
})
