import type { Logger } from 'pino'
import type { Env } from '#src/env.ts'
import { createAnalyticsService } from '#src/features/analytics/server/analytics-service.ts'
import { createGa4Vendor } from '#src/features/analytics/server/ga4-vendor.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createOutboundHttp } from '#src/platform/messaging/outbound-http.ts'
import type { Clock } from '#src/shared/domain/clock.ts'

type Parts = { env: Env; clock: Clock; log: Logger; store: Store; vehicles: VehicleService }

const VENDOR_TIMEOUT_MS = 5000

/** The platform's own sink, and the vendor for sites that have one. */
export function createAnalytics({ env, clock, log, store, vehicles }: Parts) {
  return createAnalyticsService({
    store,
    clock,
    findVehicle: vehicles.findById,
    vendor: createGa4Vendor({
      postOutbound: createOutboundHttp({ isDevelopment: !env.isProduction, timeoutMs: VENDOR_TIMEOUT_MS }),
      readSecret: (name) => env.secret(name) ?? undefined,
    }),
    onFault: ({ what, error }) => log.warn({ err: error, what }, 'analytics'),
  })
}
