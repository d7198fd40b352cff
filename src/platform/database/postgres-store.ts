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
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  await pool.query('select 1')
  return {
    db,
    kind: 'postgresql',
    listen: (channel, onNotify) => listenForever({ url, channel, onNotify, onError }),
    runScript: async (sql) => {
      await pool.query(sql)
    },
    close: () => db.destroy(),
  }
}

type Listening = {
  url: string
  channel: string
  onNotify: (payload: string) => void
  onError: (error: Error) => void
}

/** Keeps listening over lost connections; what was notified meanwhile is found by polling. */
async function listenForever(listening: Listening): Promise<() => Promise<void>> {
  let client: pg.Client | null = null
  let isClosed = false
  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: listening.url })
    next.on('notification', (message) => listening.onNotify(message.payload ?? ''))
    next.on('error', listening.onError)
    next.on('end', () => {
      if (!isClosed) setTimeout(reconnect, RELISTEN_DELAY_MS).unref()
    })
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(listening.channel)}`)
    client = next
    listening.onNotify('')
  }
  function reconnect(): void {
    if (isClosed) return
    connect().catch((error: Error) => {
      listening.onError(error)
      setTimeout(reconnect, RELISTEN_DELAY_MS).unref()
    })
  }
  await connect()
  return async () => {
    isClosed = true
    await client?.end()
  }
}
