import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const LOOK_MS = 500
/** Anything that takes this long is reported once, with what it is waiting for. */
const SLOW_SECONDS = 2

export type SlowStatement = { at: string; seconds: number; waits: string; by: string; statement: string }

/** Looks at the server, bypassing the proxy, for stuck statements and transactions, until told to stop. */
export async function watchStatements(url: string, isOver: () => boolean): Promise<SlowStatement[]> {
  const told = new Map<string, SlowStatement>()
  while (!isOver()) {
    const client = new pg.Client({ connectionString: url, application_name: 'mixed-load watch' })
    client.on('error', () => {})
    try {
      await client.connect()
      while (!isOver()) {
        for (const { id, ...slow } of (await client.query<SlowStatement & { id: string }>(STANDING)).rows)
          told.set(id, { ...slow, at: new Date().toISOString().slice(11, 19) })
        await pause(LOOK_MS)
      }
    } catch {
      // The server is away, as the bench intends.
      await pause(LOOK_MS)
    }
    await client.end().catch(() => {})
  }
  return [...told.values()]
}

const STANDING = `
  select pid || ' ' || coalesce(query_start, now())::text as id,
    extract(epoch from clock_timestamp() - coalesce(state_change, query_start))::float as seconds,
    state || ' ' || coalesce(wait_event_type || ':' || wait_event, '') as waits,
    (select coalesce(string_agg(b.state || ': ' || left(b.query, 100), ' | '), '')
      from pg_stat_activity b where b.pid = any(pg_blocking_pids(a.pid))) as by,
    left(query, 160) as statement
  from pg_stat_activity a
  where application_name like 'forecourt%' and state in ('active', 'idle in transaction')
    and coalesce(state_change, query_start) < clock_timestamp() - interval '${SLOW_SECONDS} seconds'`
