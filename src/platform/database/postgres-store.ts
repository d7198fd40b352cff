import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import type { Store, Tables } from './database.ts'
import { answerTimeoutMs, connect } from './postgres/connection.ts'
import { createCrowdedPool } from './postgres/crowded-pool.ts'
import { createGuardedPool, type GuardedPool } from './postgres/guarded-pool.ts'
import { createLostConnections } from './postgres/lost-connections.ts'
import { faultOf, shortReason, toldError } from './postgres/postgres-fault.ts'
import { createRefusals } from './postgres/refusals.ts'
import { takeRoom } from './postgres/take-room.ts'
import { HELD_KEY } from './postgres/session-wants.ts'
import { createWatchedSession, type WatchedSession } from './postgres/watched-session.ts'
import type { StoreHealth } from './unavailable.ts'
import { installPgParsers } from './value-parsers.ts'

type PostgresOptions = {
  poolSize?: number
  onError?: (error: Error) => void
  /** Called whenever the database goes, comes back or stops taking writes. */
  onHealth?: (health: StoreHealth) => void
  /** How long to wait for a database that is away at the start. */
  waitMs?: number
}
const POOL_SIZE = 10
const START_WAIT_MS = 30_000
const START_LOOK_MS = 250
const TURN_LOOK_MS = 100
/** Advisory locks under this key make processes take turns at work that only one may do. */
const TURN_KEY = 20_612

/** The database of DATABASE_URL is not there, or refuses this process. */
class PostgresAwayError extends Error {
  override name = 'PostgresAwayError'
  constructor(reason: string, options: ErrorOptions) {
    super(`PostgreSQL does not answer: ${reason}. Start its server, or correct DATABASE_URL.`, options)
  }
}

/**
 * Opens PostgreSQL by connection string: a pool for queries and one more connection that listens and watches.
 */
export async function openPostgresStore(url: string, options: PostgresOptions = {}): Promise<Store> {
  installPgParsers()
  // Refused here, not as a server that does not answer.
  answerTimeoutMs(url)
  const { onError = () => {}, onHealth = () => {} } = options
  const refusals = createRefusals({ onHealth, takeRoom: () => takeRoom(db) })
  const name = `forecourt ${randomBytes(6).toString('hex')}`
  const pool: GuardedPool = createGuardedPool({
    url,
    name,
    max: options.poolSize ?? POOL_SIZE,
    isAway: () => session.health().kind === 'away',
    onError,
    onFull: refusals.noteFull,
  })
  const lost = createLostConnections({ name, pool })
  const crowded = createCrowdedPool({ name, pool })
  const session: WatchedSession = createWatchedSession({
    url,
    name,
    onError,
    onHealth(health) {
      if (health.kind === 'away') pool.cutAll()
      onHealth(health)
    },
    onReturn: pool.cutIdle,
    isHeardSince: pool.isHeardSince,
    isWaitedFor: pool.isWaitedFor,
    async tend(at) {
      await lost.tend(at)
      await crowded.tend(at)
    },
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool.forKysely }) })
  await startWaiting(session.start, options.waitMs ?? START_WAIT_MS)
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
      await refusals.close()
      await db.destroy()
    },
  }
}

/** A database that is still starting is waited for; one that refuses this process is not. */
async function startWaiting<Started>(start: () => Promise<Started>, waitMs: number): Promise<Started> {
  const startedAt = performance.now()
  while (true) {
    try {
      return await start()
    } catch (error) {
      const isAway = faultOf(error) !== null
      if (!isAway || performance.now() - startedAt > waitMs)
        throw new PostgresAwayError(shortReason(error), { cause: error })
      await pause(START_LOOK_MS)
    }
  }
}

/** A connection for what a process does as it starts, when many may start at once. */
function connectWaiting(url: string, onError: (error: Error) => void = () => {}): Promise<pg.Client> {
  return startWaiting(() => connect(url, onError), START_WAIT_MS)
}

async function isLockHeld(db: Kysely<Tables>, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and granted and objsubid = 2
      and classid = ${HELD_KEY} and objid = (hashtext(${name})::bigint & 4294967295)
      and database = (select oid from pg_database where datname = current_database()) limit 1`.execute(db)
  return rows.length > 0
}

/** On a separate connection without timeouts: a migration takes as long as it takes. */
async function runScript(url: string, script: string): Promise<void> {
  const client = await connectWaiting(url)
  try {
    await client.query(script)
  } catch (error) {
    rethrowTold(error)
  } finally {
    await client.end()
  }
}

type Turn = { url: string; onError: (error: Error) => void }

/**
 * Asks repeatedly instead of waiting in one long call, so that a lost connection does not look like a long
 * queue.
 */
async function takeTurn<Done>(
  { url, onError }: Turn,
  name: string,
  work: () => Promise<Done>,
): Promise<Done> {
  const client = await connectWaiting(url, onError)
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
