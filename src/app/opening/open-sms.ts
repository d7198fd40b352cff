import type { Env } from '#src/env.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createOutboundHttp } from '#src/platform/messaging/outbound-http.ts'
import { createOutboxSms } from '#src/platform/messaging/sms/outbox-sms.ts'
import type { SmsMessenger } from '#src/platform/messaging/sms/sms-messenger.ts'
import { createTwilioSms } from '#src/platform/messaging/sms/twilio-sms.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail } from '#src/shared/domain/result.ts'

/** CONST: how long the carrier has to accept a code. */
const SEND_TIMEOUT_MS = 15_000

type Parts = { env: Env; clock: Clock; store: Store }

/** Whatever carries text messages: the carrier of the environment, else the table that /dev/outbox shows. */
export function openSms({ env, clock, store }: Parts): SmsMessenger {
  if (env.twilio)
    return createTwilioSms(
      env.twilio,
      createOutboundHttp({ isDevelopment: !env.isProduction, timeoutMs: SEND_TIMEOUT_MS }),
    )
  if (!env.isProduction) return createOutboxSms({ db: store.db, clock })
  // Codes in a table of the live store would be keys for anybody who reads it.
  return {
    isAbsent: true,
    send: async () =>
      fail({ permanent: true, isReceiverDown: true, reason: 'No carrier of text messages is set' }),
  }
}
