import type { Logger } from 'pino'
import type { Env } from '#src/env.ts'
import type { AnalyticsService } from '#src/features/analytics/server/analytics-service.ts'
import { createAccountService } from '#src/features/accounts/server/account-service.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import { createWatchlistRecords } from '#src/features/watchlist/server/watchlist-records.ts'
import { createWatchlistService } from '#src/features/watchlist/server/watchlist-service.ts'
import type { HttpMetrics } from '#src/platform/http/http-metrics.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createOutboundHttp } from '#src/platform/messaging/outbound-http.ts'
import { createOutboxSms } from '#src/platform/messaging/sms/outbox-sms.ts'
import type { SmsMessenger } from '#src/platform/messaging/sms/sms-messenger.ts'
import { createTwilioSms } from '#src/platform/messaging/sms/twilio-sms.ts'
import type { Signer } from '#src/platform/signing/signer.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail } from '#src/shared/domain/result.ts'

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

/** CONST: how long the carrier has to accept a code. */
const CODE_SEND_TIMEOUT_MS = 15_000

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
    sms: createSms({ env, clock, store }),
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

function createSms({ env, clock, store }: Pick<Parts, 'env' | 'clock' | 'store'>): SmsMessenger {
  if (env.twilio)
    return createTwilioSms(
      env.twilio,
      createOutboundHttp({ isDevelopment: !env.isProduction, timeoutMs: CODE_SEND_TIMEOUT_MS }),
    )
  if (!env.isProduction) return createOutboxSms({ db: store.db, clock })
  // Codes in a table of the live store would be keys for anybody who reads it.
  return {
    isAbsent: true,
    send: async () =>
      fail({ permanent: true, isReceiverDown: true, reason: 'No carrier of text messages is set' }),
  }
}
