import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { toId } from '#src/shared/domain/ids.ts'
import { aVehicle } from '../domain/testing/vehicle-builders.ts'
import type { Vehicle } from '../domain/vehicle.ts'
import { vehicleIdFor, vehicleSlugFor } from '../domain/vehicle-identity.ts'
import { ageChanges } from './testing/age-changes.ts'
import { siteLists } from '#src/features/search/domain/query/site-lists.ts'
import { createVehicleService, type VehicleService } from './vehicle-service.ts'
import { CHANGES_KEPT_MS, FIRST_CURSOR } from './vehicle-change-repository.ts'

const north = toId('dealership', 'north')
const south = toId('dealership', 'south')
const AT = '2026-01-01T00:00:00.000Z'
const NOW = '2031-05-06T00:00:00.000Z'
let store: Store
let vehicles: VehicleService

beforeEach(async () => {
  store = await openTestStore()
  vehicles = createVehicleService({ siteLists, store, clock: { now: () => Date.parse(NOW) } })
})
afterEach(() => store.close())

function stocked(stockNumber: string, changes: Partial<Vehicle> = {}): Vehicle {
  const dealershipId = changes.dealershipId ?? north
  const vehicle = aVehicle({ showOnDealerWebsite: true, ...changes, stockNumber, dealershipId })
  const id = vehicleIdFor(dealershipId, stockNumber)
  return { ...vehicle, id, slug: vehicleSlugFor({ ...vehicle, id }), views: 0, createdAt: AT, updatedAt: AT }
}

function siteOf(...dealershipIds: (typeof north)[]): SiteContext {
  const config = { searchFilters: '', manufacturer: null, dealerships: [], locations: [] }
  return { dealershipIds, config } as unknown as SiteContext
}

function write(batch: Vehicle[]) {
  return store.db.transaction().execute((trx) => vehicles.upsertBatch(trx, batch))
}

test('a vehicle is read back as it was written', async () => {
  const vehicle = stocked('U1')
  await write([vehicle])
  expect(await vehicles.findBySlug(siteOf(north), vehicle.slug)).toEqual(vehicle)
})

test('a site never reads a vehicle of a dealership it does not list', async () => {
  const vehicle = stocked('U1', { dealershipId: south })
  await write([vehicle])
  expect(await vehicles.findBySlug(siteOf(north), vehicle.slug)).toBeNull()
  expect(await vehicles.findById(siteOf(north), vehicle.id)).toBeNull()
  expect(await vehicles.addView(siteOf(north), vehicle.id)).toBeNull()
  expect(await vehicles.findBySlug(siteOf(), vehicle.slug)).toBeNull()
})

test('text that cannot be a vehicle’s id finds none and causes no error, even with a NUL', async () => {
  const vehicle = stocked('U1')
  await write([vehicle])
  for (const named of ['', '\0', `${vehicle.id}\0`, `${vehicle.slug}\0`, "' or true --"]) {
    expect(await vehicles.findById(siteOf(north), named), named).toBeNull()
    expect(await vehicles.findBySlug(siteOf(north), named), named).toBeNull()
    expect(await vehicles.findGone(siteOf(north), named), named).toBeNull()
  }
})

/** All changes once readable; on a shared server another test's open transaction may delay them. */
function settledChanges(count: number) {
  return vi.waitFor(async () => {
    const { changes } = await vehicles.readChanges(FIRST_CURSOR, 100)
    expect(changes.length).toBeGreaterThanOrEqual(count)
    return changes.map((change) => change.vehicleId)
  }, 10_000)
}

test('writing the same vehicle again changes nothing and writes no change row', async () => {
  expect(await write([stocked('U1'), stocked('U2')])).toEqual({ inserted: 2, updated: 0, unchanged: 0 })
  const repriced = stocked('U2', { priceCents: 1_000_00 })
  expect(await write([stocked('U1'), repriced])).toEqual({ inserted: 0, updated: 1, unchanged: 1 })
  expect((await settledChanges(3)).slice(2)).toEqual([repriced.id])
})

test('a reader continues where it stopped, and reads nothing twice', async () => {
  await write([stocked('U1'), stocked('U2'), stocked('U3')])
  const all = await settledChanges(3)
  const first = await vehicles.readChanges(FIRST_CURSOR, 2)
  const second = await vehicles.readChanges(first.cursor, 2)
  expect([...first.changes, ...second.changes].map((change) => change.vehicleId)).toEqual(all)
  expect((await vehicles.readChanges(second.cursor, 2)).changes).toEqual([])
  expect(await vehicles.newestCursor()).toEqual(second.cursor)
})

test('old changes are pruned a few at a time; a reader past them continues, and one before them must read everything again', async () => {
  await write([stocked('U1'), stocked('U2'), stocked('U3')])
  await settledChanges(3)
  const { cursor } = await vehicles.readChanges(FIRST_CURSOR, 10)
  await ageChanges(store, CHANGES_KEPT_MS - 60_000)
  expect(await vehicles.pruneChanges(10)).toBe(0)
  await ageChanges(store, 120_000)
  expect([await vehicles.pruneChanges(2), await vehicles.pruneChanges(2)]).toEqual([2, 1])
  expect(await vehicles.newestCursor()).toEqual(cursor)
  expect(await vehicles.readChanges(cursor, 10)).toMatchObject({ changes: [], isCut: false })
  expect(await vehicles.readChanges(FIRST_CURSOR, 10)).toMatchObject({ isCut: true })
  await write([stocked('U4')])
  await vi.waitFor(async () => {
    const { changes, isCut } = await vehicles.readChanges(cursor, 10)
    expect([changes.map(({ vehicleId }) => vehicleId), isCut]).toEqual([[vehicleIdFor(north, 'U4')], false])
  }, 10_000)
})

test('a known vehicle keeps its slug when its model is corrected', async () => {
  const vehicle = stocked('U1')
  await write([vehicle])
  await write([stocked('U1', { model: 'Corrected', slug: 'another' })])
  expect((await vehicles.findBySlug(siteOf(north), vehicle.slug))?.model).toBe('Corrected')
})

test('counting a view does not change the stock', async () => {
  const vehicle = stocked('U1')
  await write([vehicle])
  expect(await vehicles.addView(siteOf(north), vehicle.id)).toBe(1)
  expect(await vehicles.addView(siteOf(north), vehicle.id)).toBe(2)
  await write([stocked('U2')])
  expect(await settledChanges(2)).toEqual([vehicle.id, vehicleIdFor(north, 'U2')])
})

test('a removed vehicle is gone and its page knows it, and it returns when the feed lists it again', async () => {
  const vehicle = stocked('U1')
  await write([vehicle])
  const remove = (dealer: typeof north) =>
    store.db.transaction().execute((trx) => vehicles.removeStock(trx, dealer, [vehicle.id]))
  expect(await remove(south)).toBe(0)
  expect(await remove(north)).toBe(1)
  expect(await vehicles.findBySlug(siteOf(north), vehicle.slug)).toBeNull()
  expect((await vehicles.findGone(siteOf(north), vehicle.slug))?.id).toBe(vehicle.id)
  expect(await vehicles.findGone(siteOf(south), vehicle.slug)).toBeNull()
  expect((await vehicles.findGone(siteOf(north), vehicle.slug))?.updatedAt).toBe(NOW)
  expect(await vehicles.readVehicles([vehicle.id])).toEqual([])
  expect((await write([vehicle])).updated).toBe(1)
  expect(await vehicles.findGone(siteOf(north), vehicle.slug)).toBeNull()
})

test('every vehicle is streamed once, whatever the batch size', async () => {
  const all = Array.from({ length: 7 }, (_, index) => stocked(`S${index}`))
  await write(all)
  for (const size of [1, 3, 7, 100]) {
    const seen: string[] = []
    for await (const batch of vehicles.streamAll(size)) seen.push(...batch.map((vehicle) => vehicle.id))
    expect(seen.sort()).toEqual(all.map((vehicle) => vehicle.id).sort())
  }
})

test('a site’s own stock filter and manufacturer exclude other vehicles of its dealership (SITE-010, SITE-014)', async () => {
  const kia = stocked('K1', { make: 'Kia', model: 'EV9' })
  const toyota = stocked('T1', { make: 'Toyota', model: 'Corolla' })
  await write([kia, toyota])
  const filters = [
    { searchFilters: 'make = Kia', manufacturer: null },
    { searchFilters: '', manufacturer: 'Kia' },
  ]
  for (const filter of filters) {
    const config = { ...filter, dealerships: [], locations: [] }
    const site = { dealershipIds: [north], config } as unknown as SiteContext
    expect((await vehicles.findBySlug(site, kia.slug))?.id).toBe(kia.id)
    expect(await vehicles.findBySlug(site, toyota.slug)).toBeNull()
    expect(await vehicles.findById(site, toyota.id)).toBeNull()
  }
})

test('PAGE-036: sales are counted from records since a moment, including gone vehicles, never another dealership’s', async () => {
  const sold = { status: 'sold' as const, soldAt: '2026-11-10T00:00:00.000Z' }
  await write([
    stocked('S1', sold),
    stocked('S2', sold),
    stocked('S3', { ...sold, soldAt: '2026-10-31T00:00:00.000Z' }),
    stocked('S4', { ...sold, showOnDealerWebsite: false }),
    stocked('S5', { ...sold, dealershipId: south }),
    stocked('S6'),
  ])
  await store.db.transaction().execute((trx) => vehicles.removeStock(trx, north, [vehicleIdFor(north, 'S2')]))
  const since = Date.parse('2026-11-01T00:00:00Z')
  expect(await vehicles.countSold(siteOf(north), since)).toBe(2)
  expect(await vehicles.countSold(siteOf(), since)).toBe(0)
})

test('a reader ahead of a database that a failover set back must read everything again', async () => {
  const service = createVehicleService({ siteLists, store })
  const newest = await service.newestCursor()
  expect((await service.readChanges(newest, 10)).isCut).toBe(false)
  const ahead = { xid: String(BigInt(newest.xid) + 1_000_000_000n), seq: '0' }
  expect((await service.readChanges(ahead, 10)).isCut).toBe(true)
})
