import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Receiver } from '../domain/delivery/receiver-schema.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createOutboundHttp } from '#src/platform/messaging/outbound-http.ts'
import { createSmtpMessenger } from '#src/platform/messaging/smtp-messenger.ts'
import type { Messenger } from '#src/platform/messaging/messenger.ts'
import { type SmtpSink, startSmtpSink } from '#src/platform/testing/smtp-sink.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { DELIVERY_WINDOW_MS } from '../domain/delivery/delivery-backoff.ts'
import { anEnquiry, aSite, aVehicle } from '../testing/lead-fixtures.ts'
import { createDeliveryWorker, type DeliveryEvent, type DeliveryWorker } from './delivery-worker.ts'
import { findClaimants, LEASE_MS } from './delivery-repository.ts'
import { createLeadService, type LeadService } from './lead-service.ts'
import { createLeadDeliverer, type DeliverLead } from './receivers/lead-deliverer.ts'

let store: Store
let sink: SmtpSink
let messenger: Messenger
let leads: LeadService
let worker: DeliveryWorker
let deliver: DeliverLead
let nowMs: number
let events: DeliveryEvent[]
let http: Server
let httpStatus: number
let posts: { headers: Record<string, unknown>; body: string }[]
let base: string
const clock = { now: () => nowMs }

beforeEach(async () => {
  nowMs = Date.parse('2026-11-21T02:00:00Z')
  events = []
  posts = []
  httpStatus = 200
  store = await openTestStore()
  sink = await startSmtpSink()
  http = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      posts.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      response.writeHead(httpStatus, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  messenger = createSmtpMessenger({ url: sink.url, timeoutMs: 300 })
  deliver = createLeadDeliverer({
    messenger,
    postOutbound: createOutboundHttp({ isDevelopment: true, timeoutMs: 300 }),
    clock,
    mailFrom: 'website@forecourt.example',
    readSecret: (name) => (name === 'HOOK_SECRET' ? 'hush' : undefined),
  })
  leads = createLeadService({ store, clock, findVehicle: async () => aVehicle() })
  worker = aWorker('one')
})
afterEach(async () => {
  await messenger.close()
  await sink.close()
  http.closeAllConnections()
  http.close()
  await store.close()
})

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
const siteWith = (receivers: Receiver[]) => {
  const site = aSite()
  for (const place of site.config.locations) place.receivers = receivers
  return site
}
async function submit(site = aSite(), message = 'Hello') {
  const result = await leads.submitEnquiry(site, anEnquiry({ car_id: 'veh_1', message }))
  if (!result.ok) throw new Error(result.error.code)
  return result.value.leadId
}
async function drain(): Promise<void> {
  while (await worker.runOnce());
}
async function statesOf(leadId: Awaited<ReturnType<typeof submit>>) {
  return (await leads.show(leadId))?.deliveries.map((delivery) => delivery.state)
}

test('a lead goes out once as mail with the shopper as Reply-To (LEAD-001)', async () => {
  const leadId = await submit()
  await drain()
  await drain()
  expect(sink.received).toHaveLength(1)
  const [mail] = sink.received
  expect(mail?.to).toEqual(['sales@northside.example'])
  expect(mail?.email.replyTo?.[0]).toMatchObject({ address: 'Jo@example.com', name: 'Jo Citizen' })
  expect(mail?.email.subject).toContain('2022 Toyota HiLux SR5')
  expect(await statesOf(leadId)).toEqual(['delivered'])
})

test('every kind of receiver gets the same lead: mail, ADF by mail, ADF by HTTPS, signed webhook', async () => {
  const leadId = await submit(
    siteWith([
      { kind: 'mail', id: 'desk', to: ['desk@x.example'] },
      { kind: 'adf_mail', id: 'crm', to: ['crm@x.example'], profile: 'standard' },
      { kind: 'adf_https', id: 'crm-https', url: `${base}/adf`, profile: 'buy_only', secretEnv: null },
      { kind: 'webhook', id: 'hook', url: `${base}/hook`, secretEnv: 'HOOK_SECRET' },
    ]),
  )
  await drain()
  expect(await statesOf(leadId)).toEqual(['delivered', 'delivered', 'delivered', 'delivered'])
  const adfMail = sink.received.find(({ to }) => to[0] === 'crm@x.example')
  expect(adfMail?.email.text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<\?adf version="1.0"\?>/)
  expect(adfMail?.email.html).toBeUndefined()
  expect(
    posts.find(({ headers }) => headers['content-type'] === 'application/x-adf+xml; charset=utf-8')?.body,
  ).toContain('<adf>')
  const hook = posts.find(({ headers }) => headers['x-forecourt-signature'])
  const signed = `${hook?.headers['x-forecourt-timestamp']}.${hook?.body}`
  expect(hook?.headers['x-forecourt-signature']).toBe(
    `v1=${createHmac('sha256', 'hush').update(signed).digest('hex')}`,
  )
  expect(JSON.parse(hook?.body ?? '')).toMatchObject({ lead_id: leadId, 'Vehicle Make': 'Toyota' })
})

test('a mail server that is down for a day delays the lead and loses nothing', async () => {
  sink.setMood('close')
  const ids = [await submit(aSite(), 'one'), await submit(aSite(), 'two'), await submit(aSite(), 'three')]
  for (const until = nowMs + 86_400_000; nowMs < until; nowMs += 1_800_000) await drain()
  expect(sink.received).toHaveLength(0)
  sink.setMood('take')
  for (const until = nowMs + 3 * 7_200_000; nowMs < until; nowMs += 900_000) await drain()
  for (const id of ids) expect(await statesOf(id)).toEqual(['delivered'])
  expect(
    sink.received.map(({ email }) => /\b(one|two|three)\b/.exec(email.text ?? '')?.[0]).toSorted(),
  ).toEqual(['one', 'three', 'two'])
})

test('while a receiver works, its leads arrive in order', async () => {
  for (const message of ['one', 'two', 'three', 'four']) await submit(aSite(), message)
  await drain()
  expect(sink.received.map(({ email }) => /\b(one|two|three|four)\b/.exec(email.text ?? '')?.[0])).toEqual([
    'one',
    'two',
    'three',
    'four',
  ])
})

test('a failed first lead holds back later ones for its receiver, but not for others', async () => {
  httpStatus = 500
  const first = await submit(
    siteWith([{ kind: 'webhook', id: 'hook', url: base, secretEnv: 'HOOK_SECRET' }]),
    'one',
  )
  await drain()
  httpStatus = 200
  const second = await submit(
    siteWith([
      { kind: 'webhook', id: 'hook', url: base, secretEnv: 'HOOK_SECRET' },
      { kind: 'mail', id: 'desk', to: ['d@x.example'] },
    ]),
    'two',
  )
  await drain()
  expect(await statesOf(second)).toEqual(['pending', 'delivered'])
  nowMs += 15_000
  await drain()
  expect(await statesOf(first)).toEqual(['delivered'])
  expect(await statesOf(second)).toEqual(['delivered', 'delivered'])
})

test('after 72 hours a lead is a dead letter, and replay sends it with the same message id', async () => {
  sink.setMood('busy')
  const leadId = await submit()
  for (const until = nowMs + DELIVERY_WINDOW_MS + 7_200_000; nowMs < until; nowMs += 1_800_000) await drain()
  expect(await statesOf(leadId)).toEqual(['dead'])
  const before = (await leads.show(leadId))?.deliveries[0]
  expect(before?.lastError).toBe('SMTP EENVELOPE RCPT 452')
  sink.setMood('take')
  expect(await leads.replay({ allDead: true })).toBe(1)
  await drain()
  expect(await statesOf(leadId)).toEqual(['delivered'])
  expect(sink.received[0]?.email.messageId).toBe(`<${before?.messageId}>`)
})

test('a refused mailbox is retried less often, and does not hold back the next lead', async () => {
  sink.setMood('refuse')
  const first = await submit(aSite(), 'one')
  await drain()
  sink.setMood('take')
  const second = await submit(aSite(), 'two')
  await drain()
  expect([await statesOf(first), await statesOf(second)]).toEqual([['retrying'], ['delivered']])
  nowMs += 60_000
  await drain()
  expect(await statesOf(first)).toEqual(['delivered'])
})

test('a webhook’s 301 is not followed, and it is retried like one that answers 500', async () => {
  const site = siteWith([{ kind: 'webhook', id: 'hook', url: base, secretEnv: 'HOOK_SECRET' }])
  httpStatus = 301
  const moved = await submit(site, 'moved')
  await drain()
  expect(await statesOf(moved)).toEqual(['retrying'])
  expect(posts).toHaveLength(1)
  httpStatus = 500
  const broken = await submit(site, 'broken')
  await drain()
  expect(await statesOf(broken)).toEqual(['retrying'])
})

test('a receiver that keeps failing is left alone for a while: the circuit opens', async () => {
  httpStatus = 503
  const site = siteWith([{ kind: 'webhook', id: 'hook', url: base, secretEnv: 'HOOK_SECRET' }])
  for (let index = 0; index < 10; index += 1) await submit(site, `m${index}`)
  for (const until = nowMs + 600_000; nowMs < until; nowMs += 5_000) await drain()
  expect(posts.length).toBeLessThan(30)
  httpStatus = 200
  for (const until = nowMs + 7_200_000; nowMs < until; nowMs += 60_000) await drain()
  expect((await leads.countDeliveries()).delivered).toBe(10)
})

test('a worker that dies after sending causes a repeat with the same message id, never a lost lead', async () => {
  await submit()
  await drain()
  // The row's state if the process is killed between the server's answer and the update.
  await store.db
    .updateTable('lead_deliveries')
    .set({ state: 'delivering', leased_by: 'dying', lease_ends_at: new Date(nowMs + LEASE_MS) })
    .execute()
  await drain()
  expect(sink.received).toHaveLength(1)
  nowMs += LEASE_MS
  await drain()
  expect(sink.received).toHaveLength(2)
  expect(new Set(sink.received.map(({ email }) => email.messageId)).size).toBe(1)
})

test('two concurrent workers deliver each lead once', async () => {
  for (let index = 0; index < 12; index += 1) await submit(aSite(`site${index % 4}`), `m${index}`)
  const others = [aWorker('two'), aWorker('three')]
  for (let round = 0; round < 12; round += 1)
    await Promise.all([worker, ...others].map((each) => each.runOnce()))
  expect(sink.received).toHaveLength(12)
  expect(new Set(sink.received.map(({ email }) => email.messageId)).size).toBe(12)
})

test('a clock that was ahead for a while does not delay leads into the future', async () => {
  sink.setMood('close')
  const leadId = await submit()
  nowMs += 48 * 3_600_000
  await drain()
  nowMs -= 48 * 3_600_000
  sink.setMood('take')
  await drain()
  expect(await statesOf(leadId)).toEqual(['delivered'])
})

test('a started worker is woken by the lead itself, long before it would poll', async () => {
  const woken = aWorker('woken', { pollMs: 60_000 })
  await woken.start()
  await new Promise((resolve) => setTimeout(resolve, 100))
  await submit()
  await expect.poll(() => sink.received.length, { timeout: 5000 }).toBe(1)
  await woken.stop()
})

test('a held suspect is not sent, and the worker’s events contain no shopper data', async () => {
  const held = await leads.submitEnquiry(aSite(), anEnquiry({ company_website: 'x' }))
  expect(held.ok).toBe(true)
  await submit()
  await drain()
  expect(sink.received).toHaveLength(1)
  expect(JSON.stringify(events)).not.toMatch(/Jo|example\.com|0412|Hello/)
})

test('a dead worker’s claims go out at once under their message id, while a live one keeps its own (LEAD-001, pain 1)', async () => {
  const isOn = async (sent: string[], count: number) =>
    expect.poll(() => sent.length, { timeout: 8000 }).toBe(count)
  const sent: string[] = []
  const hanging = Promise.withResolvers<Awaited<ReturnType<DeliverLead>>>()
  const note: DeliverLead = async (_lead, delivery) => {
    sent.push(delivery.messageId)
    return { ok: true, value: null }
  }
  await submit()
  const withdraw = await store.hold('living')
  const living = aWorker('living', { deliver: () => hanging.promise }).runOnce()
  await expect.poll(async () => (await findClaimants(store.db)).length).toBe(1)
  const next = aWorker('next', { deliver: note })
  await next.start()
  await new Promise((resolve) => setTimeout(resolve, 2600))
  expect(sent).toEqual([])
  await withdraw()
  await isOn(sent, 1)
  const [row] = await store.db.selectFrom('lead_deliveries').select(['message_id', 'state']).execute()
  expect(sent).toEqual([row?.message_id])
  await next.stop()
  // Otherwise its send would end a minute later, after the store is closed
  hanging.resolve({ ok: true, value: null })
  await living
})
