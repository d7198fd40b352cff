import type { SiteSwitches } from '../site-config.ts'

/** Settings of a site that cannot take a deposit here, without a checkout that would be refused (RSV-004). */
export function withoutCheckout<Config extends { features: Partial<SiteSwitches> }>(config: Config): Config {
  return { ...config, features: { ...config.features, reserve_online: false, buy_online: false } }
}
