import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { backendIdOf } from './connection.ts'
import type { GuardedPool } from './guarded-pool.ts'

/** A statement that has been out for less may just have been answered. */
const SILENT_MS = 1500
/** A long answer is read here when its server is done with it: some of it comes within this time. */
const READ_MS = 300
/** How long after the last loss the server may still hold something of it. */
const SWEEP_MS = 10_000

type LostConnectionsDeps = {
  /** What the connections of this store, and no others, are called at the server. */
  name: string
  pool: Pick<GuardedPool, 'listWaiting' | 'livingIds' | 'lostAt'>
}

/**
 * Finds by a connection that works those that do not, on both sides. Asked on the watched session, never on the pool,
 * which may have no connection left but lost ones.
 */
export function createLostConnections({ name, pool }: LostConnectionsDeps) {
  /**
   * Lets go of every statement whose server knows nothing of it and of whose answer nothing comes: it, or its answer, was
   * lost on the way.
   */
  async function cutUnheard(at: pg.Client): Promise<void> {
    const waiting = pool.listWaiting(performance.now() - SILENT_MS)
    if (waiting.length === 0) return
    const ids = waiting.map(({ id }) => id)
    const { rows } = await at.query<{ is_telling: boolean; heard: number[] }>(HEARD, [ids, backendIdOf(at)])
    const heard = new Set(rows[0]?.heard)
    const unheard = waiting.filter(({ id }) => !heard.has(id))
    if (!rows[0]?.is_telling || unheard.length === 0) return
    await pause(READ_MS)
    for (const { state, stateNow, cut } of unheard) if (stateNow() === state) cut()
  }

  /** Ends at the server what nobody here holds any more: it may keep locks, and does not know that it was left. */
  async function endLeft(at: pg.Client): Promise<void> {
    if (performance.now() - pool.lostAt() > SWEEP_MS) return
    await at.query(END_LEFT, [name, pool.livingIds(), backendIdOf(at)])
  }

  return {
    async tend(at: pg.Client): Promise<void> {
      await cutUnheard(at)
      await endLeft(at)
    },
  }
}

/**
 * Of these backends the ones at work or with a fresh answer. Not telling: a server that tells no states, or a
 * go-between that gives ids of its own.
 */
const HEARD = `
  select pg_backend_pid() = $2 and (select state = 'active' from pg_stat_activity where pid = $2) as is_telling,
    array(select pid from pg_stat_activity where pid = any($1::int[])
      and (state = 'active' or state_change > clock_timestamp() - interval '500 ms')) as heard`

/** Not the newest: this process may not know yet of a connection that is just being made. */
const END_LEFT = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = $1 and usename = current_user and pid <> pg_backend_pid() and pg_backend_pid() = $3
    and not pid = any($2::int[]) and backend_start < clock_timestamp() - interval '2500 ms'`
