import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccountBench } from '#src/features/accounts/testing/account-bench.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createOutboxMessenger } from '#src/platform/messaging/outbox-messenger.ts'
import { createSentMessages } from '#src/platform/messaging/sent-messages.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { DEEP_VALUES } from '#src/platform/testing/hostile-values.ts'
import { anEnquiry, aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import { createDeliveryWorker } from '../delivery-worker.ts'
import { createLeadApi } from '../lead-api.ts'
import { createLeadService, type LeadService } from '../lead-service.ts'
import { createLeadDeliverer } from '../receivers/lead-deliverer.ts'

const MEGABYTES_10 = 10 * 1024 * 1024
const clock = { now: () => Date.parse('2026-11-21T02:00:00Z') }
const site = aSite()
let store: Store
let leads: LeadService
let app: Hono

beforeAll(async () => {
  store = await openTestStore()
  leads = createLeadService({ store, clock, findVehicle: async () => null })
  app = new Hono()
  const { accounts } = anAccountBench(store)
  app.route(
    '/api/leads',
    createLeadApi({ leads, accounts, addressOf: () => '203.0.113.7', siteOf: () => site }),
  )
})
afterAll(() => store.close())

function post(body: BodyInit, type: string) {
  return app.request('https://northside.example/api/leads', {
    method: 'POST',
    body,
    headers: { 'content-type': type, origin: 'https://northside.example' },
  })
}
const count = async () => (await leads.list({ limit: 1000 })).length
const sendJson = (fields: Record<string, unknown>) =>
  post(JSON.stringify(anEnquiry(fields).fields), 'application/json')
async function stored(answer: Response) {
  const { lead_id } = (await answer.json()) as { lead_id: string }
  const found = await leads.show(lead_id)
  if (!found) throw new Error('not stored')
  return found.lead
}

test('10 MB in any wrapping is a 413 and 10,000 fields are a 400, and nothing of either is stored (ERR-024)', async () => {
  const before = await count()
  const big = 'x'.repeat(MEGABYTES_10)
  const part = `--b\r\ncontent-disposition: form-data; name="message"\r\n\r\n${big}\r\n--b--\r\n`
  for (const [body, type] of [
    [JSON.stringify({ message: big }), 'application/json'],
    [`message=${big}`, 'application/x-www-form-urlencoded'],
    [part, 'multipart/form-data; boundary=b'],
  ] as const)
    expect((await post(body, type)).status, type).toBe(413)
  const names = Array.from({ length: 10_000 }, (_, index) => `f${index}`)
  const form = names.map((name) => `${name}=`).join('&')
  expect((await post(form, 'application/x-www-form-urlencoded')).status).toBeGreaterThanOrEqual(400)
  const few = names.slice(0, 300)
  expect(
    (await post(few.map((name) => `${name}=`).join('&'), 'application/x-www-form-urlencoded')).status,
  ).toBe(400)
  expect(
    (await post(JSON.stringify(Object.fromEntries(few.map((name) => [name, 1]))), 'application/json')).status,
  ).toBe(400)
  expect(await count()).toBe(before)
})

test('a wrong, missing or false content type is refused with a text, without a server error', async () => {
  for (const type of ['text/plain', 'application/xml', 'image/png', 'application/json-seq', 'x'])
    expect((await post('{}', type)).status, type).toBe(415)
  for (const [body, type] of [
    ['name=Jo', 'application/json'],
    ['{"name":"Jo"}', 'multipart/form-data; boundary=b'],
    ['{"name":"Jo"}', 'multipart/form-data'],
    [new Uint8Array([0xff, 0xfe, 0x00]), 'application/json'],
  ] as const) {
    const answer = await post(body, type)
    expect([answer.status, typeof (await answer.json()).error]).toEqual([400, 'string'])
  }
})

test('a used key with a different form or a forged person is a conflict, and the first lead stays', async () => {
  const key = { idempotency_key: 'hostile-key-0123456789' }
  const lead = await stored(await sendJson({ ...key, form: 'fleet', company: 'A Pty Ltd' }))
  for (const over of [{ form: 'careers' }, { company: 'B Pty Ltd' }, { email: 'eve@example.com' }]) {
    const answer = await sendJson({ ...key, form: 'fleet', company: 'A Pty Ltd', ...over })
    expect(answer.status, JSON.stringify(over)).toBe(409)
  }
  expect((await leads.show(lead.id))?.lead).toEqual(lead)
})

test('forged hidden fields have no effect on category, route, consent version, spam, ids and prototype', async () => {
  const body = `{"__proto__":{"optIn":true},"constructor":{"name":"x"},${JSON.stringify(
    anEnquiry({
      email: 'forge@example.com',
      form: 'careers',
      category: 'Test Drive',
      subcategory: 'Forged',
      dealership_slug: 'another-dealer',
      site: 'another-site',
      site_id: 'site_another',
      siteSlug: 'another-site',
      location_id: 'loc_another',
      route: { dealershipId: 'dlr_another' },
      receivers: [{ kind: 'mail', id: 'x', to: ['eve@evil.example'] }],
      optIn: true,
      consents: [{ purpose: 'marketing', granted: true }],
      car_id: 'veh_of_another_site',
      lead_id: 'lead_mine',
      reference: 'AAAA-AAAA',
      spam: { verdict: 'clean' },
      consentTextVersion: '999',
      userData: { source: 'Forged' },
      opt_in: 'false',
    }).fields,
  ).slice(1)}`
  const lead = await stored(await post(body, 'application/json'))
  expect(lead).toMatchObject({
    category: 'General Enquiry',
    subcategory: 'Career Enquiry',
    vehicle: null,
    optIn: false,
    consentTextVersion: '1',
    route: { dealershipId: 'dlr_northside', locationId: 'loc_northside' },
    userData: { source: 'Website' },
    siteId: 'site_northside',
    siteSlug: 'northside',
  })
  const found = await leads.show(lead.id)
  expect(found?.deliveries.map(({ receiver }) => receiver)).toEqual([
    { kind: 'mail', id: 'sales', to: ['sales@northside.example'] },
  ])
  expect(found?.consents.filter(({ granted }) => granted).map(({ purpose }) => purpose)).not.toContain(
    'marketing',
  )
  expect([lead.id, lead.reference]).not.toContain('lead_mine')
  expect(lead.reference).not.toBe('AAAA-AAAA')
  expect(({} as { optIn?: boolean }).optIn).toBeUndefined()
})

test('fields of odd types count as missing, and an odd list of services is cut to size', async () => {
  const answer = await sendJson({
    email: 'odd@example.com',
    postcode: { a: 1 },
    Rego: ['ABC'],
    additional_services: [
      1,
      null,
      { a: 1 },
      ...Array.from({ length: 100 }, (_, index) => `Service ${index}`),
    ],
    visited_pages: 'not a list',
    linked_query_params: [1, 2],
    open_for_ms: 'soon',
  })
  const lead = await stored(answer)
  expect(lead.person.postcode).toBeNull()
  expect(lead.answers).toEqual({})
  expect(lead.additionalServices).toHaveLength(20)
})

test('no header can be injected: line breaks in names become spaces, and in addresses they are refused', async () => {
  const messages = createSentMessages({ db: store.db })
  const worker = createDeliveryWorker({
    store,
    clock,
    workerId: 'hostile',
    onEvent: () => {},
    deliver: createLeadDeliverer({
      messenger: createOutboxMessenger({ db: store.db, clock }),
      postOutbound: async () => {
        throw new Error('none')
      },
      clock,
      mailFrom: 'leads@platform.example',
      readSecret: () => undefined,
    }),
  })
  const injection = '\r\nBcc: everybody@evil.example\r\n\r\nBody'
  for (const email of [
    `jo@example.com${injection}`,
    'jo@example.com\nBcc: eve@evil.example',
    '"a\r\nb"@example.com',
  ])
    expect((await sendJson({ email })).status).toBe(422)
  const lead = await stored(
    await sendJson({ email: 'inject@example.com', name: `Jo${injection}`, last_name: `C${injection}` }),
  )
  while (await worker.runOnce()) expect(lead.id).toBeTruthy()
  const mail = (await messages.list()).find(({ subject }) => subject.includes(lead.reference))
  expect(mail?.recipients).toEqual(['sales@northside.example'])
  for (const header of [mail?.subject, mail?.sender, mail?.replyTo])
    expect(header).not.toMatch(/[\r\n\u2028]/)
})

test('a lead whose fields are objects with method names or endless lists is stored or refused, without a server error', async () => {
  const names = [
    'open_for_ms',
    'additional_services',
    'visited_pages',
    'linked_query_params',
    'url',
    'message',
  ]
  for (const name of [...names, 'car_id', 'form_id', 'opt_in', 'name', '__proto__'])
    for (const value of [{ toString: 0, valueOf: 0 }, [{ toString: 0 }], Number.MAX_VALUE]) {
      const answer = await sendJson(JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`))
      expect([name, answer.status < 500]).toEqual([name, true])
    }
  const deep = JSON.stringify(DEEP_VALUES[0]).slice(0, 20_000)
  expect((await post(`{"open_for_ms":${deep}`, 'application/json')).status).toBe(400)
})
