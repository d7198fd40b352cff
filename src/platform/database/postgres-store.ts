import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Store, Tables } from './database.ts'
import { connect } from './postgres/connection.ts'
import { createGuardedPool, type GuardedPool, SILENT_MS } from './postgres/guarded-pool.ts'
import { faultOf, shortReason, toldError } from './postgres/postgres-fault.ts'
import { createRefusals } from './postgres/refusals.ts'
import { HELD_KEY } from './postgres/session-wants.ts'
import { createWatchedSession, type WatchedSession } from './postgres/watched-session.ts'
import type { StoreHealth } from './unavailable.ts'
import { installPgParsers } from './value-parsers.ts'

type PostgresOptions = {
  poolSize?: number
  onError?: (error: Error) => void
  /** Told whenever the database goes, comes back or stops taking writes. */
  onHealth?: (health: StoreHealth) => void
  /** How long a database that is away at the start is waited for. */
  waitMs?: number
}
const POOL_SIZE = 10
const START_WAIT_MS = 30_000
const START_LOOK_MS = 250
const TURN_LOOK_MS = 100
/** Advisory locks under this key are held by whoever does alone what several processes would do at once. */
const TURN_KEY = 20_612

/** Opens PostgreSQL by connection string: a pool for queries and one more connection that listens and watches. */
export async function openPostgresStore(url: string, options: PostgresOptions = {}): Promise<Store> {
  installPgParsers()
  const { onError = () => {}, onHealth = () => {} } = options
  const refusals = createRefusals({ onHealth })
  let pool: GuardedPool | null = null
  const session: WatchedSession = createWatchedSession({
    url,
    onError,
    onHealth(health) {
      if (health.kind === 'away') pool?.cutAll()
      onHealth(health)
    },
    onReturn({ wasSilent }) {
      pool?.cutIdle()
      if (wasSilent) cutUnheard()
    },
  })
  pool = createGuardedPool({
    url,
    max: options.poolSize ?? POOL_SIZE,
    isAway: () => session.health().kind === 'away',
    onError,
    onFull: refusals.noteFull,
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool.forKysely }) })
  /** Now, and once more when what was sent a moment ago has been out for long enough to be judged. */
  function cutUnheard(): void {
    for (const afterMs of [0, 2 * SILENT_MS])
      setTimeout(() => void pool?.cutUnheard((ids) => endUnheard(db, ids)).catch(onError), afterMs).unref()
  }
  await startWaiting(session, options.waitMs ?? START_WAIT_MS)
  return {
    db,
    kind: 'postgresql',
    health: () => (session.health().kind === 'ok' ? refusals.health() : session.health()),
    listen: (channel, onNotify) => session.listen(channel, onNotify),
    hold: (name) => session.hold(name),
    isHeld: (name) => isLockHeld(db, name),
    exclusively: (name, work) => takeTurn({ url, onError }, name, work),
    runScript: (sql) => runScript(url, sql),
    close: async () => {
      await session.close()
      await db.destroy()
    },
  }
}

/** A database that is only just starting beside this process is waited for; one that refuses it is not. */
async function startWaiting(session: WatchedSession, waitMs: number): Promise<void> {
  const startedAt = performance.now()
  while (true) {
    try {
      return await session.start()
    } catch (error) {
      const isAway = faultOf(error) !== null
      if (!isAway || performance.now() - startedAt > waitMs)
        throw new Error(`PostgreSQL does not answer: ${shortReason(error)}`, { cause: error })
      await pause(START_LOOK_MS)
    }
  }
}

async function isLockHeld(db: Kysely<Tables>, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and granted and objsubid = 2
      and classid = ${HELD_KEY} and objid = (hashtext(${name})::bigint & 4294967295)
      and database = (select oid from pg_database where datname = current_database()) limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Of these backends the ones at work. The others are ended: they wait for a word of a connection that is gone, or for a
 * lock that such a one holds, and would keep their own locks for as long.
 */
async function endUnheard(db: Kysely<Tables>, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ pid: number; is_working: boolean }>`
    with mine as (
      select pid, state = 'active' and wait_event_type is distinct from 'Lock' as is_working
      from pg_stat_activity where pid = any(${ids}::int[]) and usename = current_user
        and application_name = 'forecourt' and backend_start < now() - interval '1 second')
    select pid, is_working, case when not is_working then pg_terminate_backend(pid) end as ended from mine`.execute(
    db,
  )
  return rows.filter((row) => row.is_working).map(({ pid }) => pid)
}

/** On a connection of its own that no timeout ends: a migration takes as long as it takes. */
async function runScript(url: string, script: string): Promise<void> {
  const client = await connect(url, () => {}).catch(rethrowTold)
  try {
    await client.query(script)
  } catch (error) {
    rethrowTold(error)
  } finally {
    await client.end()
  }
}

type Turn = { url: string; onError: (error: Error) => void }

/** Asks again and again, not once and for long: a lost connection must not look like a long queue. */
async function takeTurn<Done>(
  { url, onError }: Turn,
  name: string,
  work: () => Promise<Done>,
): Promise<Done> {
  const client = await connect(url, onError).catch(rethrowTold)
  try {
    while (true) {
      const { rows } = await client.query<{ mine: boolean }>(
        'select pg_try_advisory_lock($1, hashtext($2)) as mine',
        [TURN_KEY, name],
      )
      if (rows[0]?.mine) return await work()
      await pause(TURN_LOOK_MS)
    }
  } catch (error) {
    rethrowTold(error)
  } finally {
    await client.end()
  }
}

function rethrowTold(error: unknown): never {
  throw toldError(error)
}
