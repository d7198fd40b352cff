import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Env } from '#src/env.ts'
import type { BookingService } from '#src/features/bookings/server/booking-service.ts'
import { createDriveReminders } from '#src/features/leads/server/consent/drive-reminders.ts'
import { createDeliveryWorker } from '#src/features/leads/server/delivery-worker.ts'
import { createLeadDeliverer } from '#src/features/leads/server/receivers/lead-deliverer.ts'
import {
  createPresentReceiver,
  type FindSite,
} from '#src/features/leads/server/receivers/present-receiver.ts'
import { createReceiverTest } from '#src/features/leads/server/receivers/receiver-test.ts'
import type { createShopperMails } from '#src/features/leads/server/receivers/shopper-mails.ts'
import type { TextSender } from '#src/features/leads/server/texts/text-sender.ts'
import type { TextService } from '#src/features/leads/server/texts/text-service.ts'
import { createDeliveryWatch } from '#src/features/leads/server/watch/delivery-watch.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { HttpMetrics } from '#src/platform/http/http-metrics.ts'
import { createOutboundHttp } from '#src/platform/messaging/outbound-http.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { openMessenger } from '#src/app/opening/open-messenger.ts'
import { openSms } from '#src/app/opening/open-sms.ts'

type Parts = {
  env: Env
  log: Logger
  store: Store
  clock: Clock
  metrics: Pick<HttpMetrics, 'gauges'>
}
type Needs = {
  shopperMails: ReturnType<typeof createShopperMails>
  sendText: TextSender
  texts: Pick<TextService, 'read'>
  bookings: BookingService
  leads: { countDeliveries(): Promise<Record<string, number>> }
  findSite: FindSite
}

/** Sends stored leads to their receivers through the configured mail server, and raises the alarm when it cannot. */
export function createLeadWorker(
  parts: Parts,
  { shopperMails, sendText, texts, bookings, leads, findSite }: Needs,
) {
  const { env, log, store, clock, metrics } = parts
  const messenger = openMessenger({ env, store, clock })
  const deliver = createLeadDeliverer({
    messenger,
    postOutbound: createOutboundHttp({ isDevelopment: !env.isProduction }),
    clock,
    mailFrom: env.mailFrom,
    readSecret: (name) => env.secret(name) ?? undefined,
    shopper: shopperMails,
    texts: sendText,
    readText: texts.read,
  })
  const worker = createDeliveryWorker({
    store,
    clock,
    deliver,
    presentReceiver: createPresentReceiver(findSite),
    workerId: `${process.pid}-${randomBytes(4).toString('hex')}`,
    onEvent: (event) => log[event.kind === 'delivered' ? 'info' : 'warn'](event, 'lead delivery'),
  })
  const watch = createDeliveryWatch({
    store,
    clock,
    findSite,
    messenger,
    sms: openSms({ env, store, clock }),
    mailFrom: env.mailFrom,
    agency: env.agency,
    remind: createDriveReminders({ store, clock, bookings, findSite }),
    onEvent: (event) => log.warn(event, 'lead watch'),
  })
  metrics.gauges('lead_deliveries', 'Deliveries of leads by state', async () =>
    Object.entries(await leads.countDeliveries()).map(([state, count]) => ({ state, count })),
  )
  metrics.gauges('lead_receivers_failing', 'Receivers that do not take leads, by what is wrong', async () =>
    countBy(watch.troubles().map(({ fault }) => fault)),
  )
  return {
    testReceiver: createReceiverTest({ clock, deliver }),
    /** For /readyz, which is open to the world: no site is named. */
    notes(): string[] {
      const count = new Set(watch.troubles().map((each) => `${each.siteId} ${each.receiverKey}`)).size
      if (count === 0) return []
      return [
        `${count} lead receiver${count === 1 ? ' does' : 's do'} not take leads; forecourt leads troubles`,
      ]
    },
    async start(): Promise<void> {
      await worker.start()
      watch.start()
    },
    async stop(): Promise<void> {
      await watch.stop()
      await worker.stop()
      await messenger.close()
    },
  }
}

function countBy(values: readonly string[]): { state: string; count: number }[] {
  return [...new Set(values)].map((state) => ({
    state,
    count: values.filter((value) => value === state).length,
  }))
}
