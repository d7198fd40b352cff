import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { analyticsEvent, type AnalyticsEventName } from '../domain/analytics-event.ts'
import { readBatch } from '../domain/event-batch.ts'
import { anAnalyticsBench, anAnalyticsSite, openCollector } from '../testing/analytics-bench.ts'
import { EVENTS_KEPT_DAYS } from './analytics-service.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

let sites = 0
const GA4 = {
  measurementId: 'G-TEST0000',
  via: 'server',
  apiSecretEnv: 'GA4_SECRET',
  measuresAds: false,
} as const
const YES = { client_id: '123.1700000000', session_id: '1700000001' }

async function open(over: Parameters<typeof anAnalyticsSite>[1] = {}, collectUrl?: string) {
  const bench = anAnalyticsBench(store, collectUrl)
  const site = anAnalyticsSite(`sink-${++sites}`, over)
  const receive = (events: unknown[], consent: object = {}) => {
    const batch = readBatch({ events, ...consent }, site.config.slug)
    if (!batch) throw new Error('no batch')
    return bench.analytics.receive(site, batch)
  }
  const send = async (fields: object, at: SiteContext = site) => {
    const sent = await bench.leads.submitEnquiry(at, {
      fields: {
        name: 'Jo Citizen',
        email: 'jo@example.com',
        phone: '0412 345 678',
        message: 'Hello',
        ...fields,
      },
      channel: 'web_form',
      userAgent: 'Mozilla/5.0',
      url: null,
    })
    if (!sent.ok) throw new Error(JSON.stringify(sent.error))
    return sent.value
  }
  const ids = async (at: SiteContext = site) =>
    (await bench.analytics.list(at, { days: 1 })).map(({ event, vehicleId, seen }) => [
      analyticsEvent(event as AnalyticsEventName).id ?? event,
      vehicleId,
      seen,
    ])
  return { ...bench, site, receive, send, ids }
}

test('ANLT-001, ANLT-002, ANLT-003, ANLT-004, ANLT-010, ANLT-012: what a browser reports is stored with id, vehicle and site', async () => {
  const { site, receive, ids, addCar, analytics } = await open()
  addCar(site, 'veh_1')
  const told = [
    'favourite',
    'finance_calculator',
    'phone_click',
    'finance_enquiry',
    'print',
    'history_report',
  ]
  const events = [...told, 'view_content'].map((event) => ({ event, car_id: 'veh_1' }))
  expect(await receive(events)).toEqual({ accepted: 7, dropped: [] })
  await receive([{ event: 'phone_click' }, { event: 'favourite', car_id: 'veh_1' }])
  expect((await ids()).map((line) => line.join(' ')).sort()).toEqual(
    [
      '25  1',
      '25 veh_1 1',
      '26 veh_1 1',
      '39 veh_1 2',
      '9 veh_1 1',
      'history_report veh_1 1',
      'print veh_1 1',
      'view_content veh_1 1',
    ].sort(),
  )
  expect((await analytics.list(site, { days: 1 }))[0]?.day).toBe('2026-11-21')
})

test('ANLT-005, ANLT-006, ANLT-007, ANLT-009, ANLT-011: each lead is one event, with or without scripts', async () => {
  const { site, send, ids, addCar } = await open()
  addCar(site, 'veh_new', { carType: 'new' })
  addCar(site, 'veh_demo', { carType: 'demo' })
  addCar(site, 'veh_used', { carType: 'used' })
  addCar(site, 'veh_drive', { carType: 'used', categories: ['test_drive_only'] })
  const drive = { form: 'test_drive', dateTime: '2026-11-24T10:00' }
  expect((await send({ car_id: 'veh_new' })).event).toBe('enquiry_new')
  await send({ car_id: 'veh_used' })
  await send({ car_id: 'veh_demo' })
  await send({ car_id: 'veh_drive' })
  await send({ ...drive, car_id: 'veh_new' })
  await send({ ...drive, car_id: 'veh_used', dateTime: '2026-11-24T11:00' })
  await send({ category: 'General Enquiry' })
  await send({ form: 'careers' })
  expect((await ids()).map((line) => line.join(' ')).sort()).toEqual(
    [
      '14 veh_demo 1',
      '14 veh_new 1',
      '15 veh_used 1',
      '17 veh_drive 1',
      '17 veh_new 1',
      '22  1',
      '48 veh_used 1',
      '51  1',
    ].sort(),
  )
})

test('a form sent twice, and also reported by the browser, is one event', async () => {
  const { site, send, receive, ids, analytics } = await open()
  const form = { category: 'General Enquiry', idempotency_key: '7d5b2c1e-8d0c-4f43-9a3a-111122223333' }
  const first = await send(form)
  const second = await send(form)
  expect([first.event, second.isRepeat, second.event]).toEqual(['enquiry', true, null])
  const lead = { reference: first.reference, vehicle: null } as never
  await analytics.recordLead(site, lead, 'enquiry')
  expect(await receive([{ event: 'enquiry', key: first.reference }])).toEqual({
    accepted: 0,
    dropped: [{ at: 0, code: 'recorded_by_server' }],
  })
  expect(await ids()).toEqual([[22, null, 1]])
})

test('ANLT-008: a sent code is event 36, a verified one event 37', async () => {
  const { site, ids, analytics } = await open()
  await analytics.recordCode(site, 'code_sent')
  await analytics.recordCode(site, 'code_verified')
  expect(await ids()).toEqual([
    [36, null, 1],
    [37, null, 1],
  ])
})

test('an event for another site’s vehicle is dropped with its reason, and no site sees another’s events', async () => {
  const { site, receive, ids, addCar } = await open()
  const other = anAnalyticsSite(`sink-${++sites}`)
  addCar(site, 'veh_own')
  addCar(other, 'veh_theirs')
  const events = ['veh_theirs', 'veh_own', 'veh_nowhere'].map((car_id) => ({ event: 'favourite', car_id }))
  expect(await receive(events)).toEqual({
    accepted: 1,
    dropped: [
      { at: 0, code: 'unknown_car' },
      { at: 2, code: 'unknown_car' },
    ],
  })
  expect(await ids()).toEqual([[39, 'veh_own', 1]])
  expect(await ids(other)).toEqual([])
})

test('concurrent events are all counted', async () => {
  const { site, receive, ids, addCar } = await open()
  addCar(site, 'veh_1')
  addCar(site, 'veh_2')
  const both = ['veh_1', 'veh_2'].map((car_id) => ({ event: 'favourite', car_id }))
  await Promise.all(Array.from({ length: 20 }, (_, n) => receive(n % 2 ? both : [...both].reverse())))
  expect(await ids()).toEqual([
    [39, 'veh_1', 20],
    [39, 'veh_2', 20],
  ])
})

test('with consent, events and each lead once go to Google Analytics 4; without it nothing is sent', async () => {
  const collector = await openCollector()
  try {
    const { site, receive, send, addCar, faults } = await open({ ga4: GA4 }, collector.url)
    addCar(site, 'veh_1', { make: 'Kia', carType: 'used' })
    await receive([{ event: 'favourite', car_id: 'veh_1', path: '/cars/kia-1?x=jo@example.com' }])
    const { reference } = await send({ car_id: 'veh_1' })
    const lead = [{ event: 'enquiry_used', key: reference, car_id: 'veh_1', path: '/cars/kia-1' }]
    expect((await receive(lead)).accepted).toBe(0)
    expect(await receive(lead, YES)).toEqual({ accepted: 1, dropped: [] })
    expect((await receive(lead, YES)).accepted).toBe(0)
    expect((await receive([{ event: 'enquiry_used', key: 'AAAA-BBBB' }], YES)).accepted).toBe(0)
    await receive([{ event: 'phone_click', car_id: 'veh_1' }], YES)
    await vi.waitFor(() => expect(collector.hits).toHaveLength(2), { timeout: 15_000 })
    const all = collector.hits.sort((a, b) => b.body.events.length - a.body.events.length)
    expect(all[0]?.query.get('measurement_id')).toBe('G-TEST0000')
    expect(all[0]?.query.get('api_secret')).toBe('s3cret')
    expect(all[0]?.body.client_id).toBe('123.1700000000')
    expect(all[0]?.body.events.map(({ name }) => name)).toEqual([
      'asc_form_submission',
      'asc_form_submission_sales',
    ])
    expect(all[0]?.body.events[0]?.params).toMatchObject({
      forecourt_event_id: 15,
      site: site.config.slug,
      car_id: 'veh_1',
      item_make: 'kia',
      submission_id: reference,
    })
    expect(all[1]?.body.events[0]?.name).toBe('asc_click_to_call')
    expect(JSON.stringify(collector.hits)).not.toMatch(/jo@example|0412|Citizen/i)
    expect(faults).toEqual([])
  } finally {
    await collector.close()
  }
})

test('a vendor that fails or has no secret yet costs a log line but no event', async () => {
  const collector = await openCollector()
  try {
    collector.answer(503)
    const { site, receive, ids, addCar, faults } = await open({ ga4: GA4 }, collector.url)
    addCar(site, 'veh_1')
    expect((await receive([{ event: 'favourite', car_id: 'veh_1' }], YES)).accepted).toBe(1)
    await vi.waitFor(() => expect(faults).toEqual([{ what: 'vendor', error: 'HTTP 503' }]), {
      timeout: 15_000,
    })
    expect(await ids()).toEqual([[39, 'veh_1', 1]])
    const bare = await open({ ga4: { ...GA4, apiSecretEnv: null } }, collector.url)
    await bare.receive([{ event: 'phone_click' }], YES)
    await vi.waitFor(() => expect(bare.faults).toHaveLength(1), { timeout: 15_000 })
    expect(collector.hits).toHaveLength(1)
  } finally {
    await collector.close()
  }
})

test('a site without a vendor forwards nothing, and one with counts off counts nothing', async () => {
  const { receive, faults } = await open()
  await receive([{ event: 'phone_click' }], YES)
  const silent = await open({ firstParty: false, ga4: GA4 })
  await silent.send({ category: 'General Enquiry' })
  await silent.analytics.recordCode(silent.site, 'code_sent')
  await silent.receive([{ event: 'phone_click' }])
  expect(await silent.ids()).toEqual([])
  expect(faults).toEqual([])
})

test('an unavailable database loses the event but never the lead', async () => {
  const { site, faults } = await open()
  const broken = anAnalyticsBench({ ...store, db: null as never })
  await broken.analytics.recordLead(site, { reference: 'AAAA-BBBB', vehicle: null } as never, 'enquiry')
  expect(broken.faults).toMatchObject([{ what: 'lead event' }])
  expect(faults).toEqual([])
})

test('counts and lead events are pruned in batches after their retention, and each day follows the site’s own clock', async () => {
  const { site, receive, send, addCar, analytics, time } = await open()
  addCar(site, 'veh_1')
  time.ms = Date.parse('2026-11-20T14:30:00Z')
  await receive([{ event: 'favourite', car_id: 'veh_1' }])
  await send({ category: 'General Enquiry' })
  expect((await analytics.days(site, { days: 1 })).map(({ day, event, seen }) => [day, event, seen])).toEqual(
    [
      ['2026-11-21', 'enquiry', 1],
      ['2026-11-21', 'favourite', 1],
    ],
  )
  time.ms += (EVENTS_KEPT_DAYS - 2) * 86_400_000
  await analytics.prune(time.ms, 1000)
  expect(await analytics.list(site, { days: EVENTS_KEPT_DAYS })).toHaveLength(2)
  time.ms += 4 * 86_400_000
  expect(await analytics.prune(time.ms, 1)).toBeLessThanOrEqual(2)
  for (let round = 0; round < 200 && (await analytics.prune(time.ms, 100)) > 0; round++);
  expect(await analytics.list(site, { days: EVENTS_KEPT_DAYS + 10 })).toEqual([])
  const left = await store.db.selectFrom('analytics_lead_events').select('reference').execute()
  expect(left).toEqual([])
})
