import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { createBookingService } from '#src/features/bookings/server/booking-service.ts'
import { createDeliveryWorker } from '#src/features/leads/server/delivery-worker.ts'
import { createLeadService } from '#src/features/leads/server/lead-service.ts'
import { createLeadDeliverer } from '#src/features/leads/server/receivers/lead-deliverer.ts'
import { openStore } from '#src/platform/database/open-store.ts'
import { createOutboundHttp } from '#src/platform/messaging/outbound-http.ts'
import { createSmtpMessenger } from '#src/platform/messaging/smtp-messenger.ts'
import { openTestSigner } from '#src/platform/testing/test-signing.ts'
import { killForm, killSite } from './kill-forms.ts'

/**
 * The lead service and its worker as one process to be killed: reads a number per line, stores a lead for it,
 * and writes `ack <number> <reference>` once it is acknowledged. The line `state` asks for what is undelivered,
 * answered in a line that begins with `state`. Arguments: directory, SMTP URL, PostgreSQL URL or "", a day
 * for bookings.
 */
const [directory = '', smtpUrl = '', databaseUrl = '', day = ''] = process.argv.slice(2)
const store = await openStore({
  databaseUrl: databaseUrl || null,
  directory,
  migrationsDirectory: join(import.meta.dirname, '../../db/migrations'),
})
const clock = { now: () => Date.now() }
/** Four sites, so that four receivers are in progress at the moment of a kill. */
const sites = ['northside', 'southside', 'eastside', 'westside'].map(killSite)
const leads = createLeadService({
  store,
  clock,
  bookings: createBookingService({ store, clock, signer: openTestSigner(store.db) }),
  findVehicle: async () => null,
})
const messenger = createSmtpMessenger({ url: smtpUrl, timeoutMs: 5000 })
const deliver = createLeadDeliverer({
  messenger,
  postOutbound: createOutboundHttp({ isDevelopment: true }),
  clock,
  mailFrom: 'website@forecourt.example',
  readSecret: () => undefined,
})
const worker = createDeliveryWorker({
  store,
  clock,
  deliver,
  workerId: `pid-${process.pid}-${Date.now()}`,
  onEvent: () => {},
  pollMs: 200,
})
/** Every delivery that has not arrived: its state and why. */
function undelivered() {
  return store.db
    .selectFrom('lead_deliveries')
    .select(['lead_id', 'receiver_id', 'state', 'attempts', 'next_attempt_at', 'leased_by', 'last_error'])
    .where('state', '!=', 'delivered')
    .execute()
}
await worker.start()
process.stdout.write('ready\n')

for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'state') {
    process.stdout.write(`state ${JSON.stringify(await undelivered())}\n`)
    continue
  }
  const number = Number(line)
  const site = sites[number % sites.length] ?? killSite('northside')
  const result = await leads.submitEnquiry(site, killForm(number, day))
  process.stdout.write(
    result.ok ? `ack ${line} ${result.value.reference}\n` : `error ${line} ${result.error.code}\n`,
  )
}
await worker.stop()
await messenger.close()
await store.close()
