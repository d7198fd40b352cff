import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccountBench } from '#src/features/accounts/testing/account-bench.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createSentMessages } from '#src/platform/messaging/sent-messages.ts'
import { createOutboxMessenger } from '#src/platform/messaging/outbox-messenger.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { anEnquiry, aSite, aVehicle } from '../testing/lead-fixtures.ts'
import { createLeadApi } from './lead-api.ts'
import { createLeadService, type LeadService } from './lead-service.ts'
import { createOutboxApi } from './outbox-api.ts'

let store: Store
let leads: LeadService
let app: Hono
const site = aSite()
const clock = { now: () => Date.parse('2026-11-21T02:00:00Z') }

beforeAll(async () => {
  store = await openTestStore()
  leads = createLeadService({ store, clock, findVehicle: async () => aVehicle() })
  app = new Hono()
  app.route(
    '/api/leads',
    createLeadApi({
      leads,
      ...anyone(),
      siteOf: () => site,
    }),
  )
})
afterAll(() => store.close())

/** The sender as the accounts feature reports it. */
function anyone() {
  return { accounts: anAccountBench(store).accounts, addressOf: () => '203.0.113.7' }
}

const origin = 'https://northside.example'
function post(body: BodyInit, headers: Record<string, string> = {}) {
  return app.request(`${origin}/api/leads`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', origin, ...headers },
  })
}
const json = (fields: Record<string, unknown> = {}) => JSON.stringify(anEnquiry(fields).fields)

test('a valid form gets lead_id, reference and no error, and a repeat gets the same (LEAD-012)', async () => {
  const body = json({ idempotency_key: 'browser-key-api-0001' })
  const first = await post(body)
  expect(first.status).toBe(201)
  const answer = await first.json()
  expect(answer).toEqual({
    lead_id: expect.stringMatching(/^lead_/),
    reference: expect.stringMatching(/^\w{4}-\w{4}$/),
    error: null,
  })
  expect(first.headers.get('x-forecourt-event')).toBe('enquiry')
  const again = await post(body)
  expect(again.headers.get('x-forecourt-event')).toBeNull()
  expect([again.status, await again.json()]).toEqual([200, answer])
})

test("a refused form gets the server's text and the invalid fields (LEAD-012, LEAD-025, ERR-024)", async () => {
  const response = await post(json({ postcode: '40a0' }))
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    lead_id: null,
    error: 'Please fix the following errors:',
    fields: [{ field: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' }],
  })
})

test('a used key with different content is a 409 with a text', async () => {
  await post(json({ idempotency_key: 'browser-key-api-0002' }))
  const response = await post(json({ idempotency_key: 'browser-key-api-0002', message: 'Other' }))
  expect([response.status, (await response.json()).error]).toEqual([
    409,
    expect.stringContaining('already sent'),
  ])
})

test('a body over 64 KB is a 413, with or without its length; the answer comes before more is read, and an endless body is cut off', async () => {
  expect((await post('x'.repeat(1_000_000))).status).toBe(413)
  let sent = 0
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 1
      controller.enqueue(new Uint8Array(16_384))
    },
    cancel: () => letGo(),
  })
  const response = await app.request('/api/leads', {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
  } as RequestInit)
  expect(response.status).toBe(413)
  expect(sent).toBeLessThan(10)
  await isLetGo
  expect(sent * 16_384).toBeLessThan(33 * 1024 * 1024)
})

test('other content types, broken bodies and too many fields get a JSON error (ERR-024)', async () => {
  const many = JSON.stringify(
    Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, 1])),
  )
  const cases: [BodyInit, string, number][] = [
    ['<a/>', 'application/xml', 415],
    ['x', '', 415],
    ['{', 'application/json', 400],
    ['[]', 'application/json', 400],
    ['null', 'application/json', 400],
    [new Uint8Array([0x22, 0xff, 0x22]), 'application/json', 400],
    [many, 'application/json', 400],
    ['--x', 'multipart/form-data; boundary=y', 400],
  ]
  for (const [body, type, status] of cases) {
    const response = await post(body, { 'content-type': type })
    expect([type, response.status]).toEqual([type, status])
    expect((await response.json()).error).toEqual(expect.any(String))
  }
})

test('an HTML form is accepted like JSON', async () => {
  const form = new URLSearchParams(
    anEnquiry({ message: 'By form', additional_services: 'Tyres' }).fields as Record<string, string>,
  )
  const response = await post(form.toString(), { 'content-type': 'application/x-www-form-urlencoded' })
  expect(response.status).toBe(201)
  expect((await leads.show((await response.json()).lead_id))?.lead).toMatchObject({
    message: 'By form',
    additionalServices: ['Tyres'],
  })
})

test('another website’s form is refused', async () => {
  expect((await post(json(), { origin: 'https://evil.example' })).status).toBe(403)
  expect((await post(json(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await post(json({ message: 'same' }), { 'sec-fetch-site': 'same-origin' })).status).toBe(201)
})

test('another method is a 405', async () => {
  expect((await app.request('/api/leads')).status).toBe(405)
})

test('unknown and forged fields have no effect', async () => {
  const body = `{"__proto__":{"polluted":1},"siteId":"site_x","lead_id":"lead_x","price":1,${json({ message: 'Forged', dealership_slug: 'other', optIn: true }).slice(1)}`
  const answer = await (await post(body)).json()
  const found = await leads.show(answer.lead_id)
  expect(found?.lead).toMatchObject({
    siteSlug: 'northside',
    optIn: false,
    route: { locationId: 'loc_northside' },
  })
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test("an unavailable database gives the spec's text and no internal details (ERR-015, ERR-024)", async () => {
  const faults: string[] = []
  const broken = createLeadApi({
    leads: {
      submitEnquiry: async () => {
        throw new Error('connection refused at 10.0.0.1')
      },
    },
    ...anyone(),
    siteOf: () => site,
    onFault: (error) => faults.push(error.message),
  })
  const response = await broken.request('/', {
    method: 'POST',
    body: json(),
    headers: { 'content-type': 'application/json' },
  })
  expect([response.status, await response.json()]).toEqual([
    503,
    expect.objectContaining({ lead_id: null, error: 'An error occurred when submitting this form' }),
  ])
  expect(faults).toHaveLength(1)
})

test('the development outbox lists mails and shows one, its markup only in a sandbox', async () => {
  const messenger = createOutboxMessenger({ db: store.db, clock })
  await messenger.send({
    messageId: 'm@x',
    from: { name: 'S', address: 's@x.example' },
    to: ['d@x.example'],
    replyTo: null,
    subject: '<b>Hi</b>',
    text: '<i>text</i>',
    html: '<script>alert(1)</script>"',
  })
  const outbox = createOutboxApi({ messages: createSentMessages({ db: store.db }) })
  const list = await (await outbox.request('/')).text()
  expect(list).toContain('&lt;b&gt;Hi&lt;/b&gt;')
  const id = /\/dev\/outbox\/(\d+)/.exec(list)?.[1]
  const one = await outbox.request(`/${id}`)
  const html = await one.text()
  expect(html).toContain('sandbox=""')
  expect(html).not.toContain('<script>')
  expect(one.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await outbox.request('/999999')).status).toBe(404)
})
