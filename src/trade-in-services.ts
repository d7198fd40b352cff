import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from './env.ts'
import type { LeadService } from './features/leads/server/lead-service.ts'
import type { MarketPriceService } from './features/market-price/server/market-price-service.ts'
import { createTradeInProviders } from './features/trade-in/server/providers/trade-in-providers.ts'
import { createTradeInService } from './features/trade-in/server/trade-in-service.ts'
import type { VehicleService } from './features/vehicles/server/vehicle-service.ts'
import type { Store } from './platform/database/database.ts'
import { createOutboundJson } from './platform/http/outbound-json.ts'
import type { Clock } from './shared/domain/clock.ts'

/** A shopper waits for a price guide; it is asked twice at most. */
const TIMEOUT_MS = 4000

type Parts = { env: Env; clock: Clock; log: Logger; store: Store }
type Needs = { leads: LeadService; vehicles: VehicleService; marketPrice: MarketPriceService }

/** Trade-ins with the providers their sites name. */
export function createTradeIns({ env, clock, log, store }: Parts, needs: Needs) {
  return createTradeInService({
    store,
    clock,
    leads: needs.leads,
    vehicles: needs.vehicles,
    photosDirectory: join(env.dataDir, 'trade-in-photos'),
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
