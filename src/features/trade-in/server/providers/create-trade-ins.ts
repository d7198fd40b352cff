import { join } from 'node:path'
import type { LeadService } from '#src/features/leads/server/lead-service.ts'
import type { MarketPriceService } from '#src/features/market-price/server/market-price-service.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import type { Env } from '#src/env.ts'
import type { Vault } from '#src/platform/database/sealing/vault.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createOutboundJson } from '#src/platform/http/outbound-json.ts'
import type { SignedLinks } from '#src/platform/signing/signed-links.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { createTradeInService } from '../trade-in-service.ts'
import { createTradeInProviders } from './trade-in-providers.ts'

export const PHOTOS_FOLDER = 'trade-in-photos'
/** A shopper waits for the price guide, which is asked at most twice. */
const TIMEOUT_MS = 4000

type Parts = {
  env: Env
  clock: Clock
  store: Store
  signed: SignedLinks
  vault: Vault | null
  log: { warn(facts: object, message: string): void }
}
type Needs = { leads: LeadService; vehicles: VehicleService; marketPrice: MarketPriceService }

/** Trade-ins with each site's configured providers, and photos in the data directory. */
export function createTradeIns({ env, clock, store, signed, vault, log }: Parts, needs: Needs) {
  return createTradeInService({
    store,
    clock,
    signed,
    leads: needs.leads,
    vehicles: needs.vehicles,
    photosDirectory: join(env.dataDir, PHOTOS_FOLDER),
    vault,
    providersFor: createTradeInProviders({
      db: store.db,
      clock,
      estimateRetail: (vehicle) => needs.marketPrice.estimateRetail(vehicle),
      getJson: createOutboundJson({ isDevelopment: !env.isProduction, timeoutMs: TIMEOUT_MS }),
      readSecret: (name) => env.secret(name),
    }),
    onFault: (reason) => log.warn({ reason }, 'trade-in'),
  })
}
