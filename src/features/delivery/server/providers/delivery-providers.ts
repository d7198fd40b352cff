import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { GetJson } from '#src/platform/http/outbound-json.ts'
import type { DeliveryProvider } from '../delivery-provider.ts'
import { createHttpDeliveryProvider } from './http-delivery-provider.ts'
import { createLocalDeliveryProvider } from './local-delivery-provider.ts'

type DeliveryProvidersDeps = {
  getJson: GetJson
  /** Value of the environment variable holding a secret; null if unset. */
  readSecret(name: string): string | null
}

/**
 * Chooses a site's provider: the carrier at `config.delivery_url` in its document (with
 * `config.delivery_key_env` naming the variable that holds its key), else the local distance bands (API-017).
 */
export function createDeliveryProviders({ getJson, readSecret }: DeliveryProvidersDeps) {
  const local = createLocalDeliveryProvider()
  return ({ config }: SiteContext): DeliveryProvider => {
    const { delivery_url: url, delivery_key_env: keyName } = config.config
    if (typeof url !== 'string' || url === '') return local
    return createHttpDeliveryProvider({
      url,
      key: typeof keyName === 'string' ? readSecret(keyName) : null,
      getJson,
    })
  }
}
