import type { SiteConfig } from '../site-config.ts'

/** Settings of a site that cannot take a deposit here, without a checkout that would be refused (RSV-004). */
export function withoutCheckout<Config extends Pick<SiteConfig, 'features'>>(config: Config): Config {
  return { ...config, features: { ...config.features, reserve_online: false, buy_online: false } }
}
