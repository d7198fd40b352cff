import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccountBench, anAccountSite } from '#src/features/accounts/testing/account-bench.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import type { VehicleId } from '#src/shared/domain/ids.ts'
import { WATCHLIST_MAX } from '../domain/watchlist.ts'
import { createWatchlistApi } from './watchlist-api.ts'
import { createWatchlistRecords } from './watchlist-records.ts'
import { createWatchlistService } from './watchlist-service.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const site = anAccountSite()
const other = anAccountSite('southside')
const id = (text: string) => text as VehicleId
const STOCK = new Map<string, Vehicle>([
  ['veh_1', aVehicle({ id: id('veh_1') })],
  ['veh_2', aVehicle({ id: id('veh_2') })],
  ['veh_sold', aVehicle({ id: id('veh_sold'), status: 'sold', isSold: true })],
])
let phones = 0

async function open() {
  const bench = anAccountBench(store)
  const stock = new Map(STOCK)
  const vehicles = { findById: async (_: unknown, carId: string) => stock.get(carId) ?? null }
  const watchlist = createWatchlistService({ store, clock: { now: () => bench.time.ms }, vehicles })
  let at = site
  const faults: Error[] = []
  const api = createWatchlistApi({
    watchlist,
    accounts: bench.accounts,
    siteOf: () => at,
    onFault: (fault) => faults.push(fault),
  })
  const phone = `0402${String(++phones).padStart(6, '0')}`
  const { cookie, customer } = await bench.signIn(site, phone)
  const read = async (headers: Record<string, string> = { cookie }) => {
    const answer = await api.request('/', { headers })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return (await answer.json()) as { user: unknown; car_ids: string[] }
  }
  const post = async (path: string, body: unknown, headers: Record<string, string> = { cookie }) => {
    const answer = await api.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: answer.status, ...((await answer.json()) as { success: boolean; error: string | null }) }
  }
  const on = (next: typeof site) => {
    at = next
  }
  return {
    read,
    post,
    phone,
    cookie,
    customer,
    stock,
    watchlist,
    on,
    faults,
    vehicles,
    findCustomers: bench.accounts.findCustomerIds,
  }
}

test('API-005, API-006, AUTH-002: a saved vehicle is in the list once, and a removed one is gone for good', async () => {
  const { read, post, phone, customer } = await open()
  const body = { phone_number: phone, car_id: 'veh_1' }
  expect(await post('/save-car', body)).toEqual({ status: 200, success: true, error: null })
  expect((await post('/save-car', { ...body, phone_number: `+61 ${phone.slice(1)}` })).success).toBe(true)
  expect(await read()).toEqual({ user: { id: customer.id, phone }, car_ids: ['veh_1'] })
  expect(await post('/remove-car', body)).toEqual({ status: 200, success: true, error: null })
  expect((await read()).car_ids).toEqual([])
})

test('API-006, standards B10: the session decides whose list it is, and another customer’s phone is refused', async () => {
  const mine = await open()
  const victim = await open()
  await victim.post('/save-car', { car_id: 'veh_1' })
  for (const path of ['/save-car', '/remove-car'])
    for (const phone_number of [victim.phone, '', null, 5, [mine.phone], { x: 1 }])
      expect((await mine.post(path, { phone_number, car_id: 'veh_1' })).status).toBe(403)
  expect((await victim.read()).car_ids).toEqual(['veh_1'])
  expect((await mine.post('/save-car', { car_id: 'veh_2' })).success).toBe(true)
  expect((await mine.read()).car_ids).toEqual(['veh_2'])
})

test('AUTH-005: a visitor who is not signed in, or a customer without a phone, saves and sees nothing', async () => {
  const { read, post, customer, cookie } = await open()
  expect(await post('/save-car', { phone_number: '0412345678', car_id: 'veh_1' }, {})).toMatchObject({
    status: 401,
    success: false,
    error: expect.stringContaining('sign in'),
  })
  expect(await read({})).toEqual({ user: null, car_ids: [] })
  await store.db.updateTable('customers').set({ phone: null }).where('id', '=', customer.id).execute()
  expect((await post('/save-car', { car_id: 'veh_1' }, { cookie })).status).toBe(401)
  expect(await read()).toEqual({ user: null, car_ids: [] })
})

test('SITE-001: on another site the session does not count and the list is empty', async () => {
  const { read, post, on } = await open()
  await post('/save-car', { car_id: 'veh_1' })
  on(other)
  expect(await read()).toEqual({ user: null, car_ids: [] })
  expect((await post('/remove-car', { car_id: 'veh_1' })).status).toBe(401)
  on(site)
  expect((await read()).car_ids).toEqual(['veh_1'])
})

test('AUTH-004: a sold vehicle cannot be saved, but a saved one can be removed', async () => {
  const { read, post, stock } = await open()
  expect(await post('/save-car', { car_id: 'veh_sold' })).toMatchObject({ status: 409, success: false })
  await post('/save-car', { car_id: 'veh_1' })
  stock.set('veh_1', aVehicle({ id: id('veh_1'), status: 'sold', isSold: true }))
  expect((await post('/save-car', { car_id: 'veh_1' })).success).toBe(true)
  stock.delete('veh_1')
  expect((await post('/remove-car', { car_id: 'veh_1' })).success).toBe(true)
  expect((await read()).car_ids).toEqual([])
})

test('hostile bodies are refused with a reason, and a foreign page changes nothing', async () => {
  const { read, post, cookie } = await open()
  for (const body of [
    '{',
    '[]',
    'null',
    {},
    { car_id: 5 },
    { car_id: '' },
    { car_id: "veh_1' or 1=1" },
    { car_id: 'x'.repeat(99) },
  ])
    expect((await post('/save-car', body)).status).toBe(400)
  expect((await post('/save-car', { car_id: 'veh_unknown' })).status).toBe(404)
  for (const foreign of [
    ['sec-fetch-site', 'cross-site'] as const,
    ['origin', 'https://evil.example'] as const,
  ])
    expect(
      (await post('/save-car', { car_id: 'veh_1' }, { cookie, ...Object.fromEntries([foreign]) })).status,
    ).toBe(403)
  expect(
    (await post('/save-car', { car_id: 'veh_1' }, { cookie, 'content-type': 'text/plain' })).status,
  ).toBe(400)
  expect((await read()).car_ids).toEqual([])
})

test('ERR-005: if saving fails the answer says so in words, and success is false', async () => {
  const { post, vehicles, faults } = await open()
  vehicles.findById = async () => {
    throw new Error('the store is away')
  }
  expect(await post('/save-car', { car_id: 'veh_1' })).toMatchObject({
    status: 503,
    success: false,
    error: 'Your watchlist could not be changed. Please try again.',
  })
  expect(faults).toHaveLength(1)
})

test('APP 11.2, APP 12: a person’s watchlist is read out and erased, and no one else’s', async () => {
  const [mine, others] = [await open(), await open()]
  for (const { post } of [mine, others]) await post('/save-car', { car_id: 'veh_1' })
  const records = createWatchlistRecords({ db: store.db, findCustomers: mine.findCustomers })
  const who = { by: 'phone', key: mine.phone, siteId: null } as const
  expect(await records.export([], who)).toMatchObject([
    { vehicle_id: 'veh_1', customer_id: mine.customer.id },
  ])
  await store.db.transaction().execute((trx) => records.erase(trx, [], who))
  expect(await records.export([], who)).toEqual([])
  expect((await others.read()).car_ids).toEqual(['veh_1'])
})

test('a full list says so', async () => {
  const { post, customer } = await open()
  const rows = Array.from({ length: WATCHLIST_MAX }, (_, at) => ({
    site_id: site.id,
    customer_id: customer.id,
    vehicle_id: id(`veh_x${at}`),
    name: 'x',
    saved_at: new Date(),
  }))
  await store.db.insertInto('watchlist_entries').values(rows).execute()
  expect(await post('/save-car', { car_id: 'veh_1' })).toMatchObject({ status: 409, success: false })
})
