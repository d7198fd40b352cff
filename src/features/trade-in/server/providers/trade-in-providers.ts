import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { GetJson } from '#src/platform/http/outbound-json.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, ok } from '#src/shared/domain/result.ts'
import { findRegistered } from '../trade-in-repository.ts'
import type { RegoLookup, ValuationProvider } from '../valuation-provider.ts'
import { createHttpTradeInVendor } from './http-trade-in-vendor.ts'
import { createLocalValuationProvider } from './local-valuation-provider.ts'

type ProviderDeps = {
  db: Database
  clock: Clock
  getJson: GetJson
  estimateRetail: Parameters<typeof createLocalValuationProvider>[0]['estimateRetail']
  /** Value of the environment variable holding a secret; null if unset. */
  readSecret(name: string): string | null
}

export type TradeInProviders = (site: SiteContext) => { valuation: ValuationProvider; lookup: RegoLookup }

/** The platform's own register of plates, filled by `forecourt` and the demo; no other register is consulted. */
export function createLocalRegoLookup(db: Database): RegoLookup {
  return {
    async find(plate) {
      try {
        const vehicle = await findRegistered(db, plate)
        return vehicle ? ok(vehicle) : fail({ kind: 'not_found' })
      } catch (error) {
        return fail({ kind: 'unavailable', reason: String(error) })
      }
    },
  }
}

/**
 * Chooses a site's providers: the vendor at `config.trade_in_url` in its document (with `config.trade_in_key_env`
 * naming the variable that holds its key), else the platform's own market and register.
 */
export function createTradeInProviders(deps: ProviderDeps): TradeInProviders {
  const local = {
    valuation: createLocalValuationProvider(deps),
    lookup: createLocalRegoLookup(deps.db),
  }
  return ({ config }) => {
    const { trade_in_url: url, trade_in_key_env: keyName } = config.config
    if (typeof url !== 'string' || url === '') return local
    const key = typeof keyName === 'string' ? deps.readSecret(keyName) : null
    const vendor = createHttpTradeInVendor({ url, key, getJson: deps.getJson, clock: deps.clock })
    return { valuation: vendor, lookup: vendor }
  }
}
