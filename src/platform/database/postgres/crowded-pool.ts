import type pg from 'pg'
import { backendIdOf } from './connection.ts'
import type { GuardedPool } from './guarded-pool.ts'

type CrowdedPoolDeps = {
  /** What the connections of this store, and no others, are called at the server. */
  name: string
  pool: Pick<GuardedPool, 'isCrowded' | 'livingIds'>
}

/**
 * One locked table, such as during maintenance, must not cost the whole site: when all connections are taken and
 * somebody waits for one, statements that wait for a lock are cancelled (57014, `busy`) and may be sent again.
 */
export function createCrowdedPool({ name, pool }: CrowdedPoolDeps) {
  return {
    async tend(at: pg.Client): Promise<void> {
      if (pool.isCrowded()) await at.query(CANCEL_WAITING, [name, pool.livingIds(), backendIdOf(at)])
    },
  }
}

/** Half a second: whoever waits for a connection gives up after two, and this is looked at once a second. */
const CANCEL_WAITING = `
  select pg_cancel_backend(pid) from pg_stat_activity
  where application_name = $1 and usename = current_user and pg_backend_pid() = $3 and pid = any($2::int[])
    and state = 'active' and wait_event_type = 'Lock'
    and query_start < clock_timestamp() - interval '500 ms'`
