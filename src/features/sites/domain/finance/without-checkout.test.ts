import { expect, test } from 'vitest'
import { withoutCheckout } from './without-checkout.ts'

test('a site that cannot take a deposit offers neither reserving nor buying online (RSV-004)', () => {
  const config = { features: { reserve_online: true, buy_online: true, accounts: true } }
  expect(withoutCheckout(config).features).toEqual({
    reserve_online: false,
    buy_online: false,
    accounts: true,
  })
  expect(config.features.reserve_online).toBe(true)
})
