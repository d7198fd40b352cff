import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Env } from '#src/env.ts'
import { createDeliveryWorker } from '#src/features/leads/server/delivery-worker.ts'
import { createLeadDeliverer } from '#src/features/leads/server/receivers/lead-deliverer.ts'
import type { createShopperMails } from '#src/features/leads/server/receivers/shopper-mails.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createOutboundHttp } from '#src/platform/messaging/outbound-http.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { openMessenger } from '#src/app/opening/open-messenger.ts'

type Parts = { env: Env; log: Logger; store: Store; clock: Clock }

/** Delivers stored leads to their receivers, through the mail server of the environment. */
export function createLeadWorker(
  { env, log, store, clock }: Parts,
  shopper: ReturnType<typeof createShopperMails>,
) {
  const messenger = openMessenger({ env, store, clock })
  const deliver = createLeadDeliverer({
    messenger,
    postOutbound: createOutboundHttp({ isDevelopment: !env.isProduction }),
    clock,
    mailFrom: env.mailFrom,
    readSecret: (name) => env.secret(name) ?? undefined,
    shopper,
  })
  const worker = createDeliveryWorker({
    store,
    clock,
    deliver,
    workerId: `${process.pid}-${randomBytes(4).toString('hex')}`,
    onEvent: (event) => log[event.kind === 'delivered' ? 'info' : 'warn'](event, 'lead delivery'),
  })
  return {
    start: () => worker.start(),
    async stop(): Promise<void> {
      await worker.stop()
      await messenger.close()
    },
  }
}
