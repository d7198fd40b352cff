import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { backendIdOf } from './connection.ts'
import type { GuardedPool } from './guarded-pool.ts'

/** A statement out for less than this may just have been answered. */
const SILENT_MS = 1500
/** A long answer is still being read when its server is done with it: some of it arrives within this time. */
const READ_MS = 300
/** How long after the last loss the server may still hold something of it. */
const SWEEP_MS = 10_000

type LostConnectionsDeps = {
  /** What the connections of this store, and no others, are called at the server. */
  name: string
  pool: Pick<GuardedPool, 'listWaiting' | 'livingIds' | 'lostAt'>
}

/**
 * Uses a working connection to find those that do not work, on both sides. It runs on the watched session,
 * never on the pool, which may have only lost connections left.
 */
export function createLostConnections({ name, pool }: LostConnectionsDeps) {
  /**
   * Gives up every statement whose server knows nothing of it and whose answer is not arriving: one of the
   * two was lost on the way.
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

  /**
   * Ends sessions on the server that this process has lost: they may hold locks, and the server does not know they were abandoned.
   */
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
 * Which of these backends are working or have just answered. Unusable where a server reports no states or a
 * pooler gives process ids of its own.
 */
const HEARD = `
  select pg_backend_pid() = $2 and (select state = 'active' from pg_stat_activity where pid = $2) as is_telling,
    array(select pid from pg_stat_activity where pid = any($1::int[])
      and (state = 'active' or state_change > clock_timestamp() - interval '500 ms')) as heard`

/** Not the newest ones: this process may not know yet of a connection that is just being made. */
const END_LEFT = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = $1 and usename = current_user and pid <> pg_backend_pid() and pg_backend_pid() = $3
    and not pid = any($2::int[]) and backend_start < clock_timestamp() - interval '2500 ms'`
