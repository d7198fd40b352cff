import { createFaultSeries } from '#src/platform/jobs/fault-series.ts'
import type { OutboxCursor, VehicleSource } from './index-follower.ts'

export type OutboxLoopDeps = {
  source: Pick<VehicleSource, 'readChanges' | 'listen'>
  /** The index's position; may first load a starting point. */
  cursor(): Promise<OutboxCursor>
  /** Updates vehicles whose dealership or location was renamed; called before each read of the outbox. */
  refreshNames(): Promise<void>
  /** Rebuilds everything because changes after the cursor were pruned; returns the new position. */
  restart(): Promise<OutboxCursor>
  apply(ids: string[]): Promise<void>
  /** Called when everything up to here is in the index. */
  reached(cursor: OutboxCursor): void | Promise<void>
  /** Called on failure; while the database is unavailable only once, not at every poll. */
  onError(error: unknown): void
}

/** NOTIFY is only a wake-up and is lost on reconnect, so the outbox is also polled. */
const POLL_MS = 1000
const CHANGES_PER_READ = 500

/**
 * Reads the outbox to its end on every wake-up and once a second. Only one read runs at a time; a wake-up
 * meanwhile repeats it, and a failed read is reported and retried at the next poll.
 */
export function followOutbox(deps: OutboxLoopDeps) {
  const { source, cursor, apply, reached, onError } = deps
  let isClosed = false
  let isWoken = false
  let running: Promise<void> | null = null
  let readToEndAt = performance.now()
  const faults = createFaultSeries(onError)

  async function catchUp(): Promise<void> {
    let at = await cursor()
    await deps.refreshNames()
    while (!isClosed) {
      const read = await source.readChanges(at, CHANGES_PER_READ)
      if (read.isCut) {
        at = await deps.restart()
        await reached(at)
        continue
      }
      const ids = [...new Set(read.changes.map(({ vehicleId }) => vehicleId))]
      if (ids.length > 0) await apply(ids)
      const isSame = read.cursor.xid === at.xid && read.cursor.seq === at.seq
      at = read.cursor
      if (!isSame) await reached(at)
      if (read.changes.length < CHANGES_PER_READ) {
        readToEndAt = performance.now()
        return
      }
    }
  }

  function wake(): void {
    isWoken = true
    if (running || isClosed) return
    running = (async () => {
      while (isWoken && !isClosed) {
        isWoken = false
        await catchUp().then(faults.worked, faults.failed)
      }
      running = null
    })()
  }

  const unlisten = source.listen(wake).catch((error: unknown) => onError(error))
  const timer = setInterval(wake, POLL_MS)
  timer.unref()
  wake()
  return {
    wake,
    /** Resolves when the current read has ended, failed or not. */
    idle: async (): Promise<void> => void (await running),
    /** How long ago the outbox was last read to its end, in milliseconds. */
    behindMs: (): number => performance.now() - readToEndAt,
    /** Stops reading; resolves when the current read has ended. */
    async close(): Promise<void> {
      isClosed = true
      clearInterval(timer)
      await (await unlisten)?.()
      await running
    },
  }
}
