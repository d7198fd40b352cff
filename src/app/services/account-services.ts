import type { Logger } from 'pino'
import type { Env } from '#src/env.ts'
import type { AnalyticsService } from '#src/features/analytics/server/analytics-service.ts'
import { createAccountService } from '#src/features/accounts/server/account-service.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import { createWatchlistRecords } from '#src/features/watchlist/server/watchlist-records.ts'
import { createWatchlistService } from '#src/features/watchlist/server/watchlist-service.ts'
import type { HttpMetrics } from '#src/platform/http/http-metrics.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Signer } from '#src/platform/signing/signer.ts'
import { openSms } from '#src/app/opening/open-sms.ts'
import type { Clock } from '#src/shared/domain/clock.ts'

type Parts = {
  env: Env
  clock: Clock
  log: Logger
  store: Store
  signer: Signer
  vehicles: VehicleService
  analytics: Pick<AnalyticsService, 'recordCode'>
  metrics: Pick<HttpMetrics, 'countCode'>
}

/** Customers of the sites, what carries their codes, and what they keep. */
export function createAccountServices({
  env,
  clock,
  log,
  store,
  signer,
  vehicles,
  analytics,
  metrics,
}: Parts) {
  const accounts = createAccountService({
    store,
    clock,
    sms: openSms({ env, clock, store }),
    signer,
    onFault: (reason) => log.warn({ reason }, 'sign-in code'),
    onCode: analytics.recordCode,
    onCount: metrics.countCode,
  })
  const watchlist = {
    ...createWatchlistService({ store, clock, vehicles }),
    personRecords: createWatchlistRecords({ db: store.db, findCustomers: accounts.findCustomerIds }),
  }
  return { accounts, watchlist }
}
