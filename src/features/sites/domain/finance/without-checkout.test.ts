import { expect, test } from 'vitest'
import { hasFeature } from '../site-feature.ts'
import { withoutCheckout } from './without-checkout.ts'

test('a site that cannot take a deposit offers neither reserving nor buying online (RSV-004)', () => {
  const site = { config: { features: { reserve_online: true, buy_online: true, accounts: true } } }
  const closed = { config: withoutCheckout(site.config) }
  expect([hasFeature(site, 'reserve_online'), hasFeature(closed, 'reserve_online')]).toEqual([true, false])
  expect([hasFeature(site, 'buy_online'), hasFeature(closed, 'buy_online')]).toEqual([true, false])
  expect(hasFeature(closed, 'accounts')).toBe(true)
})
