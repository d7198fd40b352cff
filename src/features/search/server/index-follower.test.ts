import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { type IndexFollowerDeps, startIndexFollower } from './index-follower.ts'

/** An outbox in memory with the guarantees of the real one. */
function anOutbox() {
  const vehicles = new Map<string, Vehicle>()
  const changes: { vehicleId: string; dealershipId: string }[] = []
  let wake: () => void = () => {}
  let streams = 0
  return {
    put(changed: Partial<Vehicle> & { id: Vehicle['id'] }, notify = true) {
      const vehicle = aVehicle(changed)
      vehicles.set(vehicle.id, vehicle)
      changes.push({ vehicleId: vehicle.id, dealershipId: vehicle.dealershipId })
      if (notify) wake()
      return { xid: '1', seq: String(changes.length) }
    },
    drop(id: string) {
      changes.push({ vehicleId: id, dealershipId: vehicles.get(id)?.dealershipId ?? '' })
      vehicles.delete(id)
      wake()
      return { xid: '1', seq: String(changes.length) }
    },
    streams: () => streams,
    source: {
      readChanges: async (cursor: { seq: string }, limit: number) => {
        const from = Number(cursor.seq)
        const read = changes.slice(from, from + limit)
        return { changes: read, cursor: { xid: '1', seq: String(from + read.length) } }
      },
      newestCursor: async () => ({ xid: '1', seq: String(changes.length) }),
      readVehicles: async (ids: string[]) => ids.flatMap((id) => vehicles.get(id) ?? []),
      async *streamAll() {
        streams++
        yield [...vehicles.values()]
      },
      async *streamGoneIds() {},
      listIdsAt: async ({ dealershipIds }: { dealershipIds: readonly string[] }) =>
        [...vehicles.values()]
          .filter(({ dealershipId }) => dealershipIds.includes(dealershipId))
          .map((vehicle) => vehicle.id as string),
      listen: async (onWake: () => void) => {
        wake = onWake
        return async () => {}
      },
    },
  }
}

async function start(outbox: ReturnType<typeof anOutbox>, changes: Partial<IndexFollowerDeps> = {}) {
  const follower = await startIndexFollower({
    source: outbox.source,
    names: () => ({ dealerships: new Map(), locations: new Map() }),
    snapshotPath: null,
    onError: (error) => expect.fail(String(error)),
    ...changes,
  })
  onTestFinished(() => follower.close())
  return follower
}

const id = (at: number) => `veh_${at}` as Vehicle['id']

test('the index holds all vehicles at start and later changes, by notification or polling', async () => {
  const outbox = anOutbox()
  outbox.put({ id: id(1) })
  const follower = await start(outbox)
  expect(follower.engine.size()).toBe(1)
  await follower.waitFor(outbox.put({ id: id(2) }))
  expect(follower.engine.size()).toBe(2)
  await follower.waitFor(outbox.drop(id(1)))
  expect(follower.engine.size()).toBe(1)
  outbox.put({ id: id(3) }, false)
  await expect.poll(() => follower.engine.size(), { timeout: 4000 }).toBe(2)
})

test('renaming a dealership updates its vehicles in the index without a restart, and reads no others', async () => {
  const outbox = anOutbox()
  outbox.put({ id: id(1), dealershipId: 'dlr_1' as Vehicle['dealershipId'] })
  outbox.put({ id: id(2), dealershipId: 'dlr_2' as Vehicle['dealershipId'] })
  const read: string[][] = []
  let name = 'Old Name'
  const follower = await start(outbox, {
    source: {
      ...outbox.source,
      readVehicles: (ids) => {
        read.push(ids)
        return outbox.source.readVehicles(ids)
      },
    },
    names: () => ({ dealerships: new Map([['dlr_1', name]]), locations: new Map() }),
  })
  const scope = { dealershipIds: ['dlr_1', 'dlr_2'], filter: '' }
  const named = async (asked: string) => {
    const found = await follower.engine.search(scope, { filter: `dealership_name = "${asked}"` })
    return found.ok ? found.value.hits.map((hit) => hit.id) : []
  }
  expect(await named('Old Name')).toEqual([id(1)])
  const before = follower.engine.version(['dlr_1'])
  name = 'New Name'
  await expect.poll(() => named('New Name'), { timeout: 4000 }).toEqual([id(1)])
  expect(follower.engine.version(['dlr_1'])).toBeGreaterThan(before)
  expect(read.filter((ids) => ids.length > 0)).toEqual([[id(1)]])
})

test('a restart uses the snapshot and only the changes since, while other names, a younger database or damage cause a rebuild', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'follower-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const snapshotPath = join(directory, 'stock.snapshot')
  const outbox = anOutbox()
  outbox.put({ id: id(1) })
  await (await start(outbox, { snapshotPath })).close()
  outbox.put({ id: id(2) })
  const second = await start(outbox, { snapshotPath })
  expect([second.fromSnapshot, second.engine.size(), outbox.streams()]).toEqual([true, 2, 1])
  await second.close()
  expect(await readdir(directory)).toEqual(['stock.snapshot'])
  const renamed = await start(outbox, {
    snapshotPath,
    names: () => ({ dealerships: new Map([['dlr_1', 'New Name']]), locations: new Map() }),
  })
  expect(renamed.fromSnapshot).toBe(false)
  await renamed.close()
  const younger = await start(anOutbox(), { snapshotPath })
  expect([younger.fromSnapshot, younger.engine.size()]).toEqual([false, 0])
  await younger.close()
  await writeFile(snapshotPath, 'FCSTOCK\nnonsense')
  const rebuilt = await start(outbox, { snapshotPath })
  expect([rebuilt.fromSnapshot, rebuilt.engine.size()]).toEqual([false, 2])
})
