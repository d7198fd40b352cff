import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createOutboundHttp } from '#src/platform/messaging/outbound-http.ts'
import { createSmtpMessenger } from '#src/platform/messaging/smtp-messenger.ts'
import { startSmtpSink } from '#src/platform/testing/smtp-sink.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import type { LeadId } from '#src/shared/domain/ids.ts'
import type { Receiver } from '../domain/delivery/receiver-schema.ts'
import { createDeliveryWorker, type DeliveryEvent, type DeliveryWorker } from '../server/delivery-worker.ts'
import { createLeadService } from '../server/lead-service.ts'
import { createLeadDeliverer } from '../server/receivers/lead-deliverer.ts'
import { anEnquiry, aSite, aVehicle } from './lead-fixtures.ts'

type Post = { headers: Record<string, unknown>; body: string }
export type WorkerBench = Awaited<ReturnType<typeof openWorkerBench>>

/** A store, a mail server, a web server and a delivery worker on a clock set by tests. */
export async function openWorkerBench() {
  const store = await openTestStore()
  const sink = await startSmtpSink()
  const events: DeliveryEvent[] = []
  const posts: Post[] = []
  const state = { nowMs: Date.parse('2026-11-21T02:00:00Z'), httpStatus: 200 }
  const clock = { now: () => state.nowMs }
  const http = await listen(posts, () => state.httpStatus)
  const messenger = createSmtpMessenger({ url: sink.url, timeoutMs: 300 })
  const deliver = createLeadDeliverer({
    messenger,
    postOutbound: createOutboundHttp({ isDevelopment: true, timeoutMs: 300 }),
    clock,
    mailFrom: 'website@forecourt.example',
    readSecret: (name) => (name === 'HOOK_SECRET' ? 'hush' : undefined),
  })
  const leads = createLeadService({ store, clock, findVehicle: async () => aVehicle() })
  function aWorker(
    workerId: string,
    over: Partial<Parameters<typeof createDeliveryWorker>[0]> = {},
  ): DeliveryWorker {
    return createDeliveryWorker({
      store,
      clock,
      deliver,
      workerId,
      onEvent: (event) => events.push(event),
      random: () => 0,
      pollMs: 50,
      ...over,
    })
  }
  const worker = aWorker('one')
  return Object.assign(state, {
    ...{ store, sink, events, posts, deliver, leads, worker, aWorker },
    base: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    async submit(site = aSite(), message = 'Hello'): Promise<LeadId> {
      const result = await leads.submitEnquiry(site, anEnquiry({ car_id: 'veh_1', message }))
      if (!result.ok) throw new Error(result.error.code)
      return result.value.leadId
    },
    async drain(): Promise<void> {
      while (await worker.runOnce());
    },
    statesOf: async (leadId: LeadId) =>
      (await leads.show(leadId))?.deliveries.map((delivery) => delivery.state),
    async close() {
      await messenger.close()
      await sink.close()
      http.closeAllConnections()
      http.close()
      await store.close()
    },
  })
}

/** A site whose locations have these receivers. */
export function siteWith(receivers: Receiver[]) {
  const site = aSite()
  for (const place of site.config.locations) place.receivers = receivers
  return site
}

async function listen(posts: Post[], statusNow: () => number): Promise<Server> {
  const http = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      posts.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      response.writeHead(statusNow(), { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return http
}
