import type { Logger } from 'pino'
import type { Env } from '#src/env.ts'
import { createDeliveryService } from '#src/features/delivery/server/delivery-service.ts'
import { createDeliveryProviders } from '#src/features/delivery/server/providers/delivery-providers.ts'
import { createMarketPriceService } from '#src/features/market-price/server/market-price-service.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import { createOutboundJson } from '#src/platform/http/outbound-json.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { createFinance } from './finance-services.ts'
import type { createStockSearch } from '#src/app/stock/stock-search.ts'

type Parts = { env: Env; clock: Clock; log: Logger }
type Needs = { vehicles: VehicleService; stock: ReturnType<typeof createStockSearch> }

/** What a vehicle is worth against the market, what its delivery costs, and what its lender quotes. */
export function createEstimates({ env, clock, log }: Parts, { vehicles, stock }: Needs) {
  return {
    finance: createFinance({ env, clock, log }, { vehicles }),
    marketPrice: createMarketPriceService({
      clock,
      listComparables: stock.listAcross,
      marketVersion: stock.marketVersion,
      isDevelopment: !env.isProduction,
      onFailure: (event) => log.warn(event, 'price gauge'),
    }),
    delivery: createDeliveryService({
      vehicles,
      providerFor: createDeliveryProviders({
        getJson: createOutboundJson({ isDevelopment: !env.isProduction }),
        readSecret: (name) => env.secret(name),
      }),
      onFault: (reason) => log.warn({ reason }, 'delivery estimate'),
    }),
  }
}
