import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Env } from '#src/env.ts'
import type { BookingService } from '#src/features/bookings/server/booking-service.ts'
import { createLeadService } from '#src/features/leads/server/lead-service.ts'
import { writeLeadMail } from '#src/features/leads/domain/mail/lead-mail.ts'
import type { Lead } from '#src/features/leads/domain/lead.ts'
import type { ShopperMails } from '#src/features/leads/server/receivers/shopper-mails.ts'
import { anEnquiry, aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { createHttpMetrics } from '#src/platform/http/http-metrics.ts'
import { createLeadWorker } from '#src/app/services/lead-worker.ts'

const clock = { now: () => Date.parse('2026-11-21T02:00:00Z') }
const site = aSite()
for (const place of site.config.locations)
  place.receivers = [
    { kind: 'webhook', id: 'crm', url: 'https://crm.example', secretEnv: 'FORECOURT_SECRET_NONE' },
  ]
/** Far more than it takes; the test goes on as soon as it is so. */
const WITHIN = { timeout: 20_000 }
let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

function aWorker() {
  const metrics = createHttpMetrics()
  const leads = createLeadService({ store, clock, findVehicle: async () => null })
  const env = {
    isProduction: false,
    mailFrom: 'leads@platform.example',
    agency: { mail: null, mobile: null },
    secret: () => null,
  }
  const worker = createLeadWorker(
    { env: env as unknown as Env, log: pino({ level: 'silent' }), store, clock, metrics },
    {
      shopperMails: { dealerMail: async (lead: Lead) => writeLeadMail(lead) } as unknown as ShopperMails,
      bookings: { unreminded: async () => [] } as unknown as BookingService,
      sendText: async () => ({ ok: true, value: null }),
      texts: { read: async () => null },
      leads,
      findSite: async () => site,
    },
  )
  return { worker, leads, gauge: (name: string) => metrics.registry.getSingleMetricAsString(name) }
}

test('a receiver that fails is counted in /metrics by what is wrong and told in /readyz without its name', async () => {
  const first = aWorker()
  const sent = await first.leads.submitEnquiry(site, anEnquiry())
  const leadId = sent.ok ? sent.value.leadId : ''
  expect(await first.gauge('lead_receivers_failing')).not.toContain('state=')
  await first.worker.start()
  await expect
    .poll(async () => (await first.leads.show(leadId))?.deliveries[0]?.state, WITHIN)
    .toBe('retrying')
  await first.worker.stop()
  // The watch of a new process looks at once
  const next = aWorker()
  expect(next.worker.notes()).toEqual([])
  await next.worker.start()
  await expect.poll(() => next.worker.notes(), WITHIN).toHaveLength(1)
  await next.worker.stop()
  expect(next.worker.notes()).toEqual(['1 lead receiver does not take leads; forecourt leads troubles'])
  expect(await next.gauge('lead_receivers_failing')).toContain('{state="secret_missing"} 1')
  expect(await next.gauge('lead_deliveries')).toContain('{state="retrying"} 1')
})
