import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Receiver } from '../domain/delivery/receiver-schema.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createOutboundHttp } from '#src/platform/messaging/outbound-http.ts'
import { createSmtpMessenger } from '#src/platform/messaging/smtp-messenger.ts'
import { createDeliveryWorker } from '../server/delivery-worker.ts'
import { createLeadService } from '../server/lead-service.ts'
import { createLeadDeliverer } from '../server/receivers/lead-deliverer.ts'
import { createPresentReceiver, type FindSite } from '../server/receivers/present-receiver.ts'
import { anEnquiry, aSite } from './lead-fixtures.ts'

export const HOUR_MS = 3_600_000
/** Long enough for a mail server on a busy machine, because a send abandoned too early arrives twice. */
const SEND_TIMEOUT_MS = 750

/** The lead service and its worker on a clock set by tests, with real SMTP and HTTP. */
export function aFaultBench(store: Store, smtpUrl: string, findSite: FindSite = async () => null) {
  const time = { nowMs: Date.parse('2026-11-21T02:00:00Z') }
  const clock = { now: () => time.nowMs }
  const leads = createLeadService({ store, clock, findVehicle: async () => null })
  const messenger = createSmtpMessenger({ url: smtpUrl, timeoutMs: SEND_TIMEOUT_MS })
  const worker = createDeliveryWorker({
    store,
    clock,
    workerId: 'bench',
    onEvent: () => {},
    random: () => 0.5,
    pollMs: 20,
    presentReceiver: createPresentReceiver(findSite),
    deliver: createLeadDeliverer({
      messenger,
      postOutbound: createOutboundHttp({ isDevelopment: true, timeoutMs: SEND_TIMEOUT_MS }),
      clock,
      mailFrom: 'website@forecourt.example',
      readSecret: () => 'hush',
    }),
  })
  return {
    time,
    leads,
    worker,
    messenger,
    /** Stores a lead with `text` as message; returns its id once acknowledged. */
    async submit(text: string, site = aSite()): Promise<string> {
      const fields = { message: text, email: `${text.replaceAll(/\W/g, '-')}@example.com` }
      const result = await leads.submitEnquiry(site, anEnquiry(fields))
      if (!result.ok) throw new Error(result.error.code)
      return result.value.leadId
    },
    /** Processes what is due, then advances `stepMs`, until `forMs` have passed. */
    async pass(forMs: number, stepMs: number): Promise<void> {
      for (const untilMs = time.nowMs + forMs; time.nowMs < untilMs; time.nowMs += stepMs)
        while (await worker.runOnce());
    },
    close: () => messenger.close(),
  }
}

/** A site whose only location has these receivers. */
export function aSiteWith(receivers: Receiver[]) {
  const site = aSite()
  for (const place of site.config.locations) place.receivers = receivers
  return site
}

type Answer = { status: number; location?: string } | 'never'

export async function startHook() {
  const posts: { key: string; body: string }[] = []
  let answer: Answer = { status: 200 }
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      posts.push({ key: String(request.headers['idempotency-key']), body: Buffer.concat(chunks).toString() })
      if (answer === 'never') return
      response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    posts,
    answer: (next: Answer) => {
      answer = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
