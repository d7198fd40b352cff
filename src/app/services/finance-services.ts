import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Env } from '#src/env.ts'
import { createFinanceService } from '#src/features/finance/server/finance-service.ts'
import { createLenders } from '#src/features/finance/server/lenders/lenders.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import { createOutboundJson } from '#src/platform/http/outbound-json.ts'
import type { Clock } from '#src/shared/domain/clock.ts'

/** A shopper sees dashes meanwhile. */
const TIMEOUT_MS = 6000

type Parts = { env: Env; clock: Clock; log: Logger }

/** Quotes and applications with the lender each site names. */
export function createFinance({ env, clock, log }: Parts, { vehicles }: { vehicles: VehicleService }) {
  return createFinanceService({
    clock,
    vehicles,
    lenderFor: createLenders({
      isProduction: env.isProduction,
      postJson: createOutboundJson({ isDevelopment: !env.isProduction, timeoutMs: TIMEOUT_MS }),
      readSecret: (name) => env.secret(name),
      newReference: () => `SAMPLE-${randomBytes(4).toString('hex').toUpperCase()}`,
    }),
    onFault: (reason) => log.warn({ reason }, 'lender'),
  })
}
