import { createHash } from 'node:crypto'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { type StockNames, toStockDocument } from '#src/features/search/domain/to-stock-document.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import {
  type ColumnarEngine,
  type ColumnarEngineOptions,
  createColumnarEngine,
  restoreColumnarEngine,
} from './engines/columnar-engine/columnar-engine.ts'
import { bringVehicles } from './bring-vehicles.ts'
import { type NamesWatchDeps, watchNames } from './names-watch.ts'
import { followOutbox } from './outbox-loop.ts'
import { readIfPresent, writeAtomically } from './engines/columnar-engine/snapshot/snapshot-file.ts'

export type OutboxCursor = { xid: string; seq: string }

/** The reading side of the outbox (vehicle-service.ts). */
export type VehicleSource = {
  readChanges(
    cursor: OutboxCursor,
    limit: number,
  ): Promise<{
    changes: { vehicleId: string; dealershipId: string }[]
    cursor: OutboxCursor
    /** Changes after the cursor were pruned. */
    isCut?: boolean
  }>
  newestCursor(): Promise<OutboxCursor>
  readVehicles(ids: string[]): Promise<Vehicle[]>
  streamAll(batchSize: number): AsyncIterable<Vehicle[]>
  streamGoneIds(batchSize: number): AsyncIterable<string[]>
  listIdsAt: NamesWatchDeps['source']['listIdsAt']
  listen(onWake: () => void): Promise<() => Promise<void>>
}

export type IndexFollowerDeps = {
  source: VehicleSource
  names(): StockNames | Promise<StockNames>
  /** The snapshot file; null for none. */
  snapshotPath: string | null
  engine?: Omit<ColumnarEngineOptions, 'table'>
  onError(error: unknown): void
}

export type IndexFollower = Awaited<ReturnType<typeof startIndexFollower>>

/**
 * Loads the index from its snapshot or from all vehicles, catches up with the outbox and follows it. Resolves once
 * the index is complete; throws if the vehicles cannot be read.
 */
export async function startIndexFollower(deps: IndexFollowerDeps) {
  const { source } = deps
  const bring = bringVehicles(deps)
  const watch = await watchNames(deps)
  const loaded = await load(deps)
  const { engine } = loaded
  let { cursor } = loaded
  let waiters: { cursor: OutboxCursor; done: () => void }[] = []
  let isClosed = false
  let fault: { error: unknown } | 'later' | null = null

  function reached(next: OutboxCursor): void {
    cursor = next
    for (const waiter of waiters) if (isAtOrAfter(cursor, waiter.cursor)) waiter.done()
    waiters = waiters.filter((waiter) => !isAtOrAfter(cursor, waiter.cursor))
  }

  async function save(): Promise<void> {
    if (deps.snapshotPath !== null)
      await writeAtomically(
        deps.snapshotPath,
        engine.serialise(JSON.stringify({ cursor, names: namesKey(watch.held()) } satisfies Place)),
      )
  }

  const loop = followOutbox({
    source,
    cursor: async () => cursor,
    refreshNames: () => watch.refresh((ids) => bring.some(engine, ids)),
    restart: () => bring.everything(engine),
    apply: (ids) => bring.some(engine, ids),
    reached,
    onError: (error) => {
      if (fault === null) fault = { error }
      else deps.onError(error)
    },
  })
  await loop.idle()
  const first = fault as { error: unknown } | null
  fault ??= 'later'
  if (first) {
    await loop.close()
    throw first.error
  }
  await save().catch(deps.onError)

  return {
    engine,
    /** Resolved, because the follower exists only once the index is complete; used by readiness checks. */
    ready: Promise.resolve(),
    /** How long ago the index was last complete, in milliseconds. */
    behindMs: (): number => loop.behindMs(),
    fromSnapshot: loaded.fromSnapshot,
    /** Resolves once the index holds everything up to `wanted` (read your own writes), or on close. */
    waitFor(wanted: OutboxCursor): Promise<void> {
      if (isClosed || isAtOrAfter(cursor, wanted)) return Promise.resolve()
      return new Promise((done) => {
        waiters.push({ cursor: wanted, done })
        loop.wake()
      })
    },
    async close(): Promise<void> {
      if (isClosed) return
      isClosed = true
      await loop.close()
      for (const waiter of waiters) waiter.done()
      await save().catch(deps.onError)
    },
  }
}

type Loaded = { engine: ColumnarEngine; cursor: OutboxCursor; fromSnapshot: boolean }

async function load(deps: IndexFollowerDeps): Promise<Loaded> {
  const { source } = deps
  const readDocuments = async (ids: string[]): Promise<StockDocument[]> => {
    const names = await deps.names()
    return (await source.readVehicles(ids)).map((vehicle) => toStockDocument(vehicle, names))
  }
  const options = { readDocuments, ...deps.engine }
  const bytes = deps.snapshotPath === null ? undefined : await readIfPresent(deps.snapshotPath)
  const restored = bytes && restoreColumnarEngine(bytes, options)
  // Taken before the first row is read, so that no change is missed.
  const cursor = await source.newestCursor()
  const place = restored && (JSON.parse(restored.cursor) as Place)
  // A snapshot ahead of the database belongs to another one, restored from a backup or newly created.
  if (restored && place?.names === namesKey(await deps.names()) && isAtOrAfter(cursor, place.cursor)) {
    return { engine: restored.engine, cursor: place.cursor, fromSnapshot: true }
  }
  const engine = createColumnarEngine(options)
  await bringVehicles(deps).stock(engine)
  return { engine, cursor, fromSnapshot: false }
}

/** A snapshot's position. Names are not in the outbox, so a snapshot with different names is stale. */
type Place = { cursor: OutboxCursor; names: string }

export function namesKey({ dealerships, locations }: StockNames): string {
  return createHash('sha256')
    .update(JSON.stringify([[...dealerships].sort(), [...locations].sort()]))
    .digest('hex')
}

export function isAtOrAfter(cursor: OutboxCursor, wanted: OutboxCursor): boolean {
  const difference = BigInt(cursor.xid) - BigInt(wanted.xid)
  return difference > 0n || (difference === 0n && BigInt(cursor.seq) >= BigInt(wanted.seq))
}
