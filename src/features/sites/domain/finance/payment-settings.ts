import type { SiteConfig } from '../site-config.ts'

/** Who takes card payments of a site; secrets are named by environment variable. */
export type PaymentSettings = {
  gateway: 'none' | 'sandbox' | 'stripe'
  secretKeyEnv: string | null
  webhookSecretEnv: string | null
}

/** How a site reserves vehicles online (RSV-007, RSV-008, ROUTE-002). */
export type ReservationSettings = {
  depositDollars: number
  path: 'checkout' | 'buy-online'
  statesRefund: boolean
}

/** The settings of a site that cannot take a deposit here: it offers no checkout that would end in a refusal (RSV-004). */
export function withoutCheckout<Config extends Pick<SiteConfig, 'features'>>(config: Config): Config {
  return { ...config, features: { ...config.features, reserve_online: false, buy_online: false } }
}
