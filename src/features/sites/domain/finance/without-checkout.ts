import type { SiteConfig } from '../site-config.ts'

/** The settings of a site that cannot take a deposit here: it offers no checkout that would end in a refusal (RSV-004). */
export function withoutCheckout<Config extends Pick<SiteConfig, 'features'>>(config: Config): Config {
  return { ...config, features: { ...config.features, reserve_online: false, buy_online: false } }
}
