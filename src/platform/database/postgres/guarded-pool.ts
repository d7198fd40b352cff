import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailableError } from '../unavailable.ts'
import { backendIdOf, connectionOptions, cutConnection, statementTimeoutMs } from './connection.ts'
import { countOwnTurns, type OwnTurns } from './own-turns.ts'
import { faultOf, isConnectTimeout, isWaitTimeout, toldError } from './postgres-fault.ts'

/** The server's own timeout comes first while it can still answer. */
const LATER_THAN_SERVER_MS = 1000
/** A transaction whose process has silently gone keeps its locks no longer than this. */
const IDLE_IN_TRANSACTION_MS = 15_000
/** How long a request waits for a place at a server with too many clients. */
const ROOM_WAIT_MS = 1500
const ROOM_LOOK_MS = 100
/** How often a statement asks again for a connection because this process had no time to take one. */
const HELD_UP_MAX = 3

type GuardedPoolDeps = {
  url: string
  /** What its connections are called at the server. */
  name: string
  max: number
  /** Whether the database is known to be away; nothing is tried then. */
  isAway: () => boolean
  onError: (error: Error) => void
  /** Called for every statement the server refused because its disk is full. */
  onFull: (error: unknown) => void
}

type Kept = {
  client: pg.PoolClient
  /** What Kysely knows it by; always the same object. */
  handle?: PostgresPoolClient
  /** After so long without an answer the connection is given up. */
  answerMs: number
  isOut: boolean
  sentAt: number | null
  isSpoilt: boolean
  /** Ends it without telling the server, which may not hear it. */
  cut(): void
  isCut: boolean
}
type Statement = (sql: string, parameters: readonly unknown[]) => Promise<PostgresQueryResult<never>>

export type GuardedPool = ReturnType<typeof createGuardedPool>

/**
 * The pool behind every statement. No statement waits for a database that is away or for an answer that does
 * not come, and every error that means "not now" is a DatabaseUnavailableError.
 */
export function createGuardedPool({ url, name, max, isAway, onError, onFull }: GuardedPoolDeps) {
  const pool = new pg.Pool({
    ...connectionOptions(url, name),
    max,
    statement_timeout: statementTimeoutMs(url),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  })
  const kept = new Map<pg.PoolClient, Kept>()
  const turns = countOwnTurns()
  let lostAt = Number.NEGATIVE_INFINITY
  let heardAt = Number.NEGATIVE_INFINITY
  pool.on('error', onError)
  pool.on('connect', (client) => {
    // The pool watches idle connections only; one that breaks in the middle of its work would end this
    // process.
    client.on('error', onError)
    client.connection.stream.on('data', () => {
      heardAt = performance.now()
    })
    kept.set(client, keep(client))
  })
  pool.on('remove', (client) => kept.delete(client))

  const keep = (client: pg.PoolClient): Kept =>
    keptOf(client, statementTimeoutMs(url) + LATER_THAN_SERVER_MS, () => {
      lostAt = performance.now()
    })

  async function connect(): Promise<PostgresPoolClient> {
    const client = await takeClient(pool, { isAway, turns })
    const of = kept.get(client) ?? keep(client)
    of.isOut = true
    of.handle ??= handleOf(of, onFull)
    return of.handle
  }

  async function end(): Promise<void> {
    turns.stop()
    await pool.end()
  }

  function cut(which: (each: Kept) => boolean): void {
    lostAt = performance.now()
    for (const each of [...kept.values()]) if (which(each)) each.cut()
  }

  return {
    forKysely: { connect, end, options: {} } satisfies PostgresPool,
    /** Ends every connection, in use or not: nobody answers on them any more. */
    cutAll: () => cut(() => true),
    /** Ends the unused ones: they belong to a lost session with the server. */
    cutIdle: () => cut(({ isOut }) => !isOut),
    /** Whether somebody waits for a connection because all are in use. */
    isCrowded: () => pool.waitingCount > 0 && pool.totalCount >= max,
    isWaitedFor: () => pool.waitingCount > 0 || [...kept.values()].some(({ sentAt }) => sentAt !== null),
    /** When a connection was last given up, by the process's own clock. */
    lostAt: () => lostAt,
    /** Whether anything of the server arrived since that moment, by the same clock. */
    isHeardSince: (moment: number) => heardAt > moment,
    /** The server's process ids of the open connections. */
    livingIds: (): number[] =>
      [...kept.values()].filter(({ isCut }) => !isCut).map(({ client }) => backendIdOf(client)),
    /** Connections whose statement was sent before that moment and has not been answered. */
    listWaiting(sentBefore: number) {
      const waiting = [...kept.values()].filter(
        ({ isCut, sentAt }) => !isCut && sentAt !== null && sentAt < sentBefore,
      )
      return waiting.map((of) => {
        const id = backendIdOf(of.client)
        // What was sent when, and how much of its answer has arrived.
        const stateNow = () => `${id} ${of.sentAt} ${(of.client.connection.stream as Socket).bytesRead}`
        return { id, state: stateNow(), stateNow, cut: of.cut }
      })
    },
  }
}

/** A connection; if the server has no room for one more, as soon as it has or one is returned. */
async function takeClient(
  pool: pg.Pool,
  { isAway, turns }: Pick<GuardedPoolDeps, 'isAway'> & { turns: OwnTurns },
): Promise<pg.PoolClient> {
  const startedAt = performance.now()
  let isSecond = false
  let heldUp = 0
  while (true) {
    if (isAway()) throw new DatabaseUnavailableError('away', 'The database is away')
    const wasHeldUp = turns.watch()
    try {
      return await pool.connect()
    } catch (error) {
      const isFull = (error as { code?: unknown }).code === '53300'
      // On a busy machine its time may be over before this process has read the answer.
      if (isConnectTimeout(error) && !isSecond) isSecond = true
      else if (isWaitTimeout(error) && heldUp < HELD_UP_MAX && wasHeldUp()) heldUp += 1
      else if (!isFull || performance.now() - startedAt > ROOM_WAIT_MS) throw toldError(error)
      else await pause(ROOM_LOOK_MS)
    }
  }
}

function keptOf(client: pg.PoolClient, answerMs: number, onCut: () => void): Kept {
  const of: Kept = {
    client,
    answerMs,
    isOut: false,
    sentAt: null,
    isSpoilt: false,
    isCut: false,
    cut() {
      of.isCut = true
      onCut()
      cutConnection(client)
    },
  }
  return of
}

function handleOf(of: Kept, onFull: GuardedPoolDeps['onFull']): PostgresPoolClient {
  const handle = {
    processID: backendIdOf(of.client),
    query: askOn(of, onFull),
    release(destroy?: boolean) {
      of.isOut = false
      of.client.release(destroy === true || of.isSpoilt)
    },
  }
  return handle as unknown as PostgresPoolClient
}

function askOn(of: Kept, onFull: GuardedPoolDeps['onFull']): Statement {
  return async (sql, parameters) => {
    of.sentAt = performance.now()
    const impatience = setTimeout(of.cut, of.answerMs)
    try {
      return (await of.client.query(sql, [...parameters])) as PostgresQueryResult<never>
    } catch (error) {
      const fault = faultOf(error)
      // Its server may have been left behind by a failover.
      if (fault === 'read_only') of.isSpoilt = true
      if (fault === 'full') onFull(error)
      throw toldError(error)
    } finally {
      clearTimeout(impatience)
      of.sentAt = null
    }
  }
}
