import { unavailability } from '../database/unavailable.ts'
import { createWorkLoop, type WorkLoop } from './work-loop.ts'

/** Deletes at most `limit` rows that nobody needs any more; returns how many. */
export type UpkeepTask = { name: string; prune(nowMs: number, limit: number): Promise<number> }

const ROWS_PER_ROUND = 1000
const POLL_MS = 60 * 60 * 1000

/**
 * Runs every task once an hour, in rounds of at most 1,000 rows so that no delete holds locks for long, until
 * none has anything left. Any number of processes may run it.
 */
export function createUpkeepLoop({
  tasks,
  now,
  onError,
}: {
  tasks: readonly UpkeepTask[]
  now(): number
  onError(event: { task: string; error: unknown }): void
}): WorkLoop {
  return createWorkLoop({
    pollMs: POLL_MS,
    onError: (error) => onError({ task: 'upkeep', error }),
    async work() {
      let hasMore = false
      for (const { name, prune } of tasks) {
        try {
          if ((await prune(now(), ROWS_PER_ROUND)) >= ROWS_PER_ROUND) hasMore = true
        } catch (error) {
          // No other task would fare better.
          if (unavailability(error) !== null) throw error
          onError({ task: name, error })
        }
      }
      return hasMore
    },
  })
}
