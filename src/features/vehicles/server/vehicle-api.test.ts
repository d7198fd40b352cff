import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { aPageSite } from '#src/features/vehicles/domain/testing/page-builders.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createNetworkLimiter } from '#src/platform/http/rate-limit.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { toId } from '#src/shared/domain/ids.ts'
import { aVehicle } from '../domain/testing/vehicle-builders.ts'
import { createDrawingThread, DrawingBusyError } from '#src/platform/drawing/drawing-thread.ts'
import { createPrintSheet, type PrintSheet } from './print-sheet/print-sheet.ts'
import { createVehicleApi } from './vehicle-api.ts'
import { siteLists } from '#src/features/search/domain/query/site-lists.ts'
import { createVehicleService } from './vehicle-service.ts'
import { createViewCounter } from './visits/view-counter.ts'

const AT = Date.UTC(2026, 0, 15)
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const vehicle = aVehicle({ views: 0 })
const ours = siteOf('ours', [vehicle.dealershipId])
const theirs = siteOf('theirs', [toId('dealership', 'other')])
let store: Store

beforeEach(async () => {
  store = await openTestStore()
  const vehicles = createVehicleService({ siteLists, store })
  await store.db.transaction().execute((trx) => vehicles.upsertBatch(trx, [vehicle]))
})
afterEach(() => store.close())

function siteOf(slug: string, dealershipIds: SiteContext['dealershipIds']): SiteContext {
  const site = aPageSite({ slug })
  return {
    ...site,
    id: toId('site', slug),
    host: `${slug}.example`,
    version: 1,
    dealershipIds,
    config: { ...site.config, searchFilters: '', manufacturer: null },
  } as unknown as SiteContext
}

const thread = createDrawingThread()
function open(options: { site?: SiteContext; printSheet?: PrintSheet; faults?: string[] } = {}) {
  const api = createVehicleApi({
    vehicles: createVehicleService({ siteLists, store }),
    views: createViewCounter({ now: () => AT }),
    printSheet: options.printSheet ?? createPrintSheet({ readPhoto: async () => null, thread }),
    makings: createNetworkLimiter({ max: 1, windowMs: 60_000 }, () => AT),
    now: () => AT,
    siteOf: () => options.site ?? ours,
    addressOf: (c) => c.req.header('x-test-address') ?? '203.0.113.1',
    onFault: ({ what }) => options.faults?.push(what),
  })
  const view = async (query = '', headers: Record<string, string> = {}) => {
    const response = await api.request(`/cars/${vehicle.slug}/view.json?${query}`, {
      headers: { 'user-agent': BROWSER, ...headers },
    })
    return { status: response.status, body: await response.json() }
  }
  const reveal = (body: unknown, headers: Record<string, string> = {}) =>
    api.request('/api/phone-reveal', { method: 'POST', headers, body: JSON.stringify(body) })
  return { api, view, reveal }
}

test('view.json returns views and car_fields, and a second visitor increases the count (API-004, VDP-055)', async () => {
  const { view } = open()
  const first = await view('photos_count=3&updated_at=2020-01-01T00:00:00Z&website_id=ours')
  expect(first).toMatchObject({
    status: 200,
    body: {
      views: 1,
      car_fields: {
        slug: vehicle.slug,
        status: 'in_stock',
        price: 54990,
        price_type: 'drive_away',
        photos_count: 4,
      },
    },
  })
  expect((await view('website_id=site_ours', { 'x-test-address': '203.0.113.2' })).body.views).toBe(2)
})

test('the same visitor again, a bot and a prefetch read the count without changing it (VDP-055)', async () => {
  const { view } = open()
  await view()
  const machines: Record<string, string>[] = [
    {},
    { 'user-agent': 'Googlebot/2.1', 'x-test-address': '203.0.113.9' },
    { 'sec-purpose': 'prefetch', 'x-test-address': '203.0.113.8' },
  ]
  for (const headers of machines) expect((await view('', headers)).body.views).toBe(1)
})

test('a page with the current record receives nothing it already has', async () => {
  const { view } = open()
  const { updatedAt } =
    (await createVehicleService({ siteLists, store }).findBySlug(ours, vehicle.slug)) ?? vehicle
  expect((await view(`photos_count=4&updated_at=${updatedAt}`)).body.car_fields).toEqual({})
})

test('another dealer’s vehicle and another website’s id are refused', async () => {
  expect((await open({ site: theirs }).view()).status).toBe(404)
  expect((await open().view('website_id=theirs')).status).toBe(400)
})

test('each visitor may have a limited number of PDFs rendered, and stored ones do not count', async () => {
  const { api } = open()
  const ask = (slug: string, address = '203.0.113.1') =>
    api.request(`/cars/${slug}.pdf`, { headers: { 'x-test-address': address } })
  const vehicles = createVehicleService({ siteLists, store })
  const second = aVehicle({ id: toId('vehicle', 'second'), slug: 'second', stockNumber: 'S2' })
  await store.db.transaction().execute((trx) => vehicles.upsertBatch(trx, [second]))
  expect((await ask(vehicle.slug)).status).toBe(200)
  expect((await ask(vehicle.slug)).status).toBe(200)
  const refused = await ask('second')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await refused.json()).toMatchObject({ code: 'too_many_pdfs' })
  expect((await ask('second', '203.0.113.2')).status).toBe(200)
  expect((await ask('second')).status).toBe(200)
})

test('the PDF comes by slug as {slug}.pdf and only from the vehicle’s own site (API-013)', async () => {
  const response = await open().api.request(`/cars/${vehicle.slug}.pdf`)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${vehicle.slug}.pdf"`)
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await open({ site: theirs }).api.request(`/cars/${vehicle.slug}.pdf`)).status).toBe(404)
  expect((await open().api.request('/cars/..%2F..%2Fetc%2Fpasswd.pdf')).status).toBe(404)
})

test('a failed PDF returns a message, and the error is logged (ERR-012)', async () => {
  const faults: string[] = []
  const printSheet: PrintSheet = {
    isKept: () => false,
    render: () => Promise.reject(new Error('no font')),
  }
  const response = await open({ printSheet, faults }).api.request(`/cars/${vehicle.slug}.pdf`)
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({
    error: 'The PDF could not be made. Please try again, or print the page.',
  })
  expect(faults).toEqual(['pdf'])
})

test('if too many sheets are waiting, a visitor is told when to retry and no error is logged', async () => {
  const faults: string[] = []
  const printSheet: PrintSheet = {
    isKept: () => false,
    render: () => Promise.reject(new DrawingBusyError('full')),
  }
  const response = await open({ printSheet, faults }).api.request(`/cars/${vehicle.slug}.pdf`)
  expect([response.status, response.headers.get('retry-after'), faults]).toEqual([503, '10', []])
})

test('a phone reveal is stored with vehicle, dealership and website (API-007)', async () => {
  const { reveal } = open()
  const body = { car_id: vehicle.id, dealership_id: vehicle.dealershipId, website_id: 'ours' }
  expect((await reveal(body)).status).toBe(204)
  expect((await reveal({ ...body, car_id: null })).status).toBe(204)
  const rows = await store.db.selectFrom('phone_reveals').selectAll().orderBy('id').execute()
  expect(rows).toMatchObject([
    { site_id: 'site_ours', dealership_id: 'dlr_1', vehicle_id: 'veh_1', revealed_at: new Date(AT) },
    { site_id: 'site_ours', dealership_id: 'dlr_1', vehicle_id: null },
  ])
})

test('phone reveals are kept for two years', async () => {
  const { reveal } = open()
  const body = { car_id: vehicle.id, dealership_id: vehicle.dealershipId, website_id: 'ours' }
  await reveal(body)
  await reveal(body)
  const { prunePhoneReveals } = createVehicleService({ siteLists, store })
  expect(await prunePhoneReveals(AT + 2 * 366 * 86_400_000, 10)).toBe(0)
  expect(await prunePhoneReveals(AT + 2 * 366 * 86_400_000 + 1, 1)).toBe(1)
  expect(await store.db.selectFrom('phone_reveals').selectAll().execute()).toHaveLength(1)
})

test('reveals from other sites, from other pages and with nonsense are not stored', async () => {
  const body = { car_id: vehicle.id, dealership_id: vehicle.dealershipId, website_id: 'ours' }
  const refused: [unknown, Record<string, string>, number][] = [
    [{ ...body, website_id: 'theirs' }, {}, 400],
    [{ ...body, car_id: 'veh_unknown' }, {}, 404],
    [{ ...body, car_id: null, dealership_id: 'dlr_other' }, {}, 404],
    [body, { 'sec-fetch-site': 'cross-site' }, 403],
    [body, { origin: 'https://evil.example' }, 403],
    [{ ...body, car_id: { $ne: 1 } }, {}, 400],
    [{ ...body, dealership_id: 'x'.repeat(3000) }, {}, 400],
    ['text', {}, 400],
    [null, {}, 400],
  ]
  const { reveal } = open()
  for (const [sent, headers, status] of refused)
    expect((await reveal(sent, headers)).status, JSON.stringify(sent)?.slice(0, 80)).toBe(status)
  expect(await store.db.selectFrom('phone_reveals').selectAll().execute()).toEqual([])
})

test('a database failure loses the count, not the page (ERR-013)', async () => {
  const faults: string[] = []
  const { view, reveal } = open({ faults })
  const { body } = await view('', { 'sec-purpose': 'prefetch' })
  expect(body.views).toBe(0)
  await store.db.schema.dropTable('phone_reveals').execute()
  const sent = { car_id: vehicle.id, dealership_id: vehicle.dealershipId, website_id: 'ours' }
  expect((await reveal(sent)).status).toBe(204)
  expect(faults).toEqual(['phone reveal'])
})
