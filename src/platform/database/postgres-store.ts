import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Store, Tables } from './database.ts'
import { installPgParsers } from './value-parsers.ts'

type PostgresOptions = { poolSize?: number; onError?: (error: Error) => void }
const POOL_SIZE = 10
const RELISTEN_DELAY_MS = 500

/** Opens PostgreSQL by connection string: a pool for queries, one more connection for each listened channel. */
export async function openPostgresStore(url: string, options: PostgresOptions = {}): Promise<Store> {
  installPgParsers()
  const pool = new pg.Pool({ connectionString: url, max: options.poolSize ?? POOL_SIZE })
  const onError = options.onError ?? (() => {})
  pool.on('error', onError)
  // The pool hears idle connections only: one that breaks in the middle of its work would end this process.
  pool.on('connect', (client) => client.on('error', onError))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  await pool.query('select 1')
  return {
    db,
    kind: 'postgresql',
    listen: (channel, onNotify) => listenForever({ url, channel, onNotify, onError }),
    hold: (name) => holdForever({ url, onError }, name),
    isHeld: (name) => isLockHeld(pool, name),
    runScript: async (sql) => {
      await pool.query(sql)
    },
    close: () => db.destroy(),
  }
}

/** Session-level advisory locks under this key say that a process lives; the server frees them when it dies. */
const HELD_KEY = 20_611

type Session = {
  url: string
  /** What the session is for, said anew after each reconnection. */
  setUp: (client: pg.Client) => Promise<unknown>
  onNotify?: (payload: string) => void
  onError: (error: Error) => void
}

/** Keeps listening over lost connections; what was notified meanwhile is found by polling. */
function listenForever(
  options: Omit<Session, 'setUp'> & { channel: string; onNotify: (payload: string) => void },
) {
  const { channel, ...session } = options
  return keepSession({
    ...session,
    setUp: async (client) => {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      options.onNotify('')
    },
  })
}

/** Shared, so that a new session of the same process is not kept out by its own lost one. */
function holdForever(session: Omit<Session, 'setUp'>, name: string) {
  return keepSession({
    ...session,
    setUp: (client) => client.query('select pg_advisory_lock_shared($1, hashtext($2))', [HELD_KEY, name]),
  })
}

async function isLockHeld(pool: pg.Pool, name: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from pg_locks where locktype = 'advisory' and granted and objsubid = 2 and classid = $1
      and objid = (hashtext($2)::bigint & 4294967295)
      and database = (select oid from pg_database where datname = current_database()) limit 1`,
    [HELD_KEY, name],
  )
  return rowCount !== 0
}

/** One connection of its own for as long as the process wants it, made again whenever it is lost. */
async function keepSession(session: Session): Promise<() => Promise<void>> {
  let client: pg.Client | null = null
  let isClosed = false
  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: session.url })
    next.on('notification', (message) => session.onNotify?.(message.payload ?? ''))
    next.on('error', session.onError)
    next.on('end', () => {
      if (!isClosed) setTimeout(reconnect, RELISTEN_DELAY_MS).unref()
    })
    await next.connect()
    client = next
    await session.setUp(next)
  }
  function reconnect(): void {
    if (isClosed) return
    connect().catch((error: Error) => {
      session.onError(error)
      setTimeout(reconnect, RELISTEN_DELAY_MS).unref()
    })
  }
  await connect()
  return async () => {
    isClosed = true
    await client?.end()
  }
}
