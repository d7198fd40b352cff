import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { createColumnarEngine } from './engines/columnar-engine/columnar-engine.ts'
import { createMeilisearchEngine } from './engines/meilisearch-engine.ts'
import { hostKey, startHostedFollower } from './hosted-follower.ts'
import { aWideSite, startLocalMeilisearch } from './testing/local-meilisearch.ts'

/** Vehicles and their changes in memory, with the guarantees of the real outbox. */
function aSource() {
  const vehicles = new Map<string, Vehicle>()
  const changes: { vehicleId: string; dealershipId: string }[] = []
  let streams = 0
  return {
    put(id: string) {
      const vehicle = aVehicle({ id: id as Vehicle['id'] })
      vehicles.set(id, vehicle)
      changes.push({ vehicleId: id, dealershipId: vehicle.dealershipId })
      return vehicle
    },
    drop(id: string) {
      vehicles.delete(id)
      changes.push({ vehicleId: id, dealershipId: '' })
    },
    streams: () => streams,
    readChanges: async (cursor: { seq: string }, limit: number) => {
      const read = changes.slice(Number(cursor.seq), Number(cursor.seq) + limit)
      return { changes: read, cursor: { xid: '1', seq: String(Number(cursor.seq) + read.length) } }
    },
    newestCursor: async () => ({ xid: '1', seq: String(changes.length) }),
    readVehicles: async (ids: string[]) => ids.flatMap((id) => vehicles.get(id) ?? []),
    async *streamAll() {
      streams++
      yield [...vehicles.values()]
    },
    async *streamGoneIds() {},
    listIdsAt: async () => [...vehicles.keys()],
    listen: async () => async () => {},
  }
}

async function aCursorPath(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'hosted-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return join(directory, 'cursor.json')
}

const names = () => ({ dealerships: new Map<string, string>(), locations: new Map<string, string>() })
const hosted = (host: string) =>
  createMeilisearchEngine({ host, apiKey: 'key', indexUid: 'vehicles', timeoutMs: 1000 })

test('SRCH-032: a hosted index is filled once and follows every change and its version, and a restart sends only what is new', async () => {
  const source = aSource()
  const { dealershipId } = source.put('veh_1')
  const far = createColumnarEngine()
  const server = await startLocalMeilisearch(far, aWideSite([dealershipId]))
  onTestFinished(() => server.stop())
  const options = {
    source,
    names,
    cursorPath: await aCursorPath(),
    onError: (error: unknown) => expect.fail(String(error)),
  }
  const first = startHostedFollower({ ...options, engine: hosted(server.host) })
  await expect.poll(() => far.size()).toBe(1)
  const version = first.engine.version([dealershipId])
  source.put('veh_2')
  first.wake()
  await expect.poll(() => far.size()).toBe(2)
  await expect.poll(() => first.engine.version([dealershipId])).toBeGreaterThan(version)
  const found = await first.engine.search({ dealershipIds: [dealershipId], filter: '' }, {})
  expect(found.ok && found.value.totalHits).toBe(2)
  await first.close()
  source.drop('veh_1')
  const second = startHostedFollower({ ...options, engine: hosted(server.host) })
  onTestFinished(() => second.close())
  await expect.poll(() => far.size()).toBe(1)
  expect(source.streams()).toBe(1)
})

test('a host that is down is retried at each poll, holds nothing up, and gets everything once it is back', async () => {
  const source = aSource()
  const { dealershipId } = source.put('veh_1')
  const far = createColumnarEngine()
  const server = await startLocalMeilisearch(far, aWideSite([dealershipId]))
  onTestFinished(() => server.stop())
  const real = hosted(server.host)
  const errors: unknown[] = []
  let isDown = true
  const engine = { ...real, setUp: () => (isDown ? Promise.reject(new Error('down')) : real.setUp()) }
  const follower = startHostedFollower({
    source,
    names,
    cursorPath: await aCursorPath(),
    engine,
    onError: (error) => errors.push(error),
  })
  onTestFinished(() => follower.close())
  await expect.poll(() => errors.length).toBeGreaterThan(0)
  expect(far.size()).toBe(0)
  isDown = false
  follower.wake()
  await expect.poll(() => far.size()).toBe(1)
})

test('two indexes of one host, or one name on two hosts, keep separate cursors', () => {
  const keys = [
    { url: 'https://a.example', indexUid: 'x' },
    { url: 'https://a.example', indexUid: 'y' },
    { url: 'https://b.example', indexUid: 'x' },
  ].map(hostKey)
  expect(new Set(keys).size).toBe(3)
})
