import { createFaultSeries } from '#src/platform/jobs/fault-series.ts'
import type { OutboxCursor, VehicleSource } from './index-follower.ts'

export type OutboxLoopDeps = {
  source: Pick<VehicleSource, 'readChanges' | 'listen'>
  /** Where the index stands; may first bring it to a starting point. */
  cursor(): Promise<OutboxCursor>
  /** Brings vehicles whose dealership or location has another name now; told before each read of the outbox. */
  refreshNames(): Promise<void>
  /** Brings everything anew, because changes after the cursor are no longer kept; gives where the index then stands. */
  restart(): Promise<OutboxCursor>
  /** Brings the vehicles of these ids to the index as they are now. */
  apply(ids: string[]): Promise<void>
  /** Told when everything up to here is in the index. */
  reached(cursor: OutboxCursor): void | Promise<void>
  /** Told of a fault; of a database that does no work once, not at every poll. */
  onError(error: unknown): void
}

/** NOTIFY is only a wake-up and is lost on reconnect: the outbox is also polled. */
const POLL_MS = 1000
const CHANGES_PER_READ = 500

/**
 * Reads the outbox to its end whenever woken and once a second: one reader at a time, a wake-up during a read makes
 * it read again, a failed read is told and tried again at the next poll from where it stood.
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
    /** Resolves when the read that is under way has ended, failed or not. */
    idle: async (): Promise<void> => void (await running),
    /** How long ago the outbox was last read to its end, in milliseconds. */
    behindMs: (): number => performance.now() - readToEndAt,
    /** Stops reading; resolves when a read that is under way has ended. */
    async close(): Promise<void> {
      isClosed = true
      clearInterval(timer)
      await (await unlisten)?.()
      await running
    },
  }
}
