import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { StoreHealth } from '../unavailable.ts'
import { backoffMs } from './backoff.ts'
import { faultOf, shortReason } from './postgres-fault.ts'
import { openSessionClient, type SessionClient } from './session-client.ts'
import { createSessionWants } from './session-wants.ts'

const BEAT_MS = 1000
/** How long a session with a server that takes no writes is kept before its name is resolved again. */
const READ_ONLY_SESSION_MS = 3000

type WatchedSessionDeps = {
  url: string
  /** What this session is called at the server. */
  name: string
  /** Called for faults that cost a connection; they are never thrown. */
  onError: (error: Error) => void
  /** Called whenever the health changes. */
  onHealth: (health: StoreHealth) => void
  /** A session is back after one was lost. */
  onReturn: () => void
  /** Whether any other connection of this process heard from the server since that moment, by its own clock. */
  isHeardSince: (moment: number) => boolean
  /** Whether a statement waits for an answer or a connection. */
  isWaitedFor: () => boolean
  /** Uses this connection to look after the others: as soon as it is made, then once a second. */
  tend: (at: pg.Client) => Promise<void>
  now?: () => number
}

export type WatchedSession = ReturnType<typeof createWatchedSession>

/**
 * One connection for the life of the process that listens, holds locks and asks once a second whether the
 * database is there and takes writes. When lost, it is made again by one attempt at a time; once it is back
 * all listeners are woken, since notifications were missed.
 */
export function createWatchedSession(deps: WatchedSessionDeps) {
  const closing = new AbortController()
  let session: SessionClient | null = null
  let running: Promise<void> = Promise.resolve()
  let triedAt = Number.NEGATIVE_INFINITY
  const { health, setHealth } = keepHealth(deps)
  const wants = createSessionWants(async (what) => void (await session?.ask(what).catch(deps.onError)))

  async function open(): Promise<SessionClient> {
    const next = await openSessionClient(deps.url, deps.onError, deps.name)
    next.client.on('notification', ({ channel, payload }) => wants.tell(channel, payload ?? ''))
    session = next
    try {
      await next.ask((at) => wants.sayAll(at))
      setHealth(...(await next.ask(look)))
      return next
    } catch (error) {
      session = null
      next.cut()
      throw error
    }
  }

  /** Looks once a second until the connection is lost. */
  async function serve(at: SessionClient): Promise<void> {
    const signal = AbortSignal.any([at.lost, closing.signal])
    const startedAt = performance.now()
    try {
      while (true) {
        await at.ask(deps.tend)
        await pause(BEAT_MS, undefined, { signal, ref: false })
        setHealth(...(await at.ask(look)))
        // Its name may point to another server by now, and so may that of the pool's connections.
        if (health().kind === 'read_only' && performance.now() - startedAt > READ_ONLY_SESSION_MS) return
      }
    } catch (error) {
      if (!signal.aborted) deps.onError(error as Error)
    } finally {
      session = null
      if (closing.signal.aborted) await at.sayGoodbye()
      else at.cut()
    }
  }

  /**
   * The next session, or null when there is none to be had. An attempt that took long is not followed by a
   * wait.
   */
  async function again(attempt: number): Promise<SessionClient | null> {
    try {
      if (attempt > 0) await waitAfter(triedAt + backoffMs(attempt), closing.signal)
      triedAt = performance.now()
      const next = await open()
      deps.onReturn()
      wants.wakeAll()
      return next
    } catch (error) {
      const kind = isOnlySlow(deps, error, { attempt, triedAt }) ? 'busy' : 'away'
      if (!closing.signal.aborted) setHealth(kind, shortReason(error))
      return null
    }
  }

  async function run(first: SessionClient): Promise<void> {
    let [next, attempt]: [SessionClient | null, number] = [first, 0]
    while (!closing.signal.aborted) {
      if (next) {
        const startedAt = performance.now()
        await serve(next)
        // A connection that is lost as soon as it is made is no reason to make the next at once.
        if (performance.now() - startedAt > BEAT_MS) attempt = 0
        if (closing.signal.aborted) return
      }
      next = await again(attempt++)
    }
    await next?.sayGoodbye()
  }

  return {
    health,
    listen: wants.listen,
    hold: wants.hold,
    /** Makes the first session; throws whatever kept it from being made. */
    async start(): Promise<void> {
      running = run(await open())
    },
    async close(): Promise<void> {
      closing.abort()
      await running
    },
  }
}

type Attempt = { attempt: number; triedAt: number }

/**
 * Whether the pool's connections still work, even if there is no room or time for this one. While nobody waits
 * for them, a first silence is not believed: a busy machine is more likely than a dead network.
 */
function isOnlySlow(deps: WatchedSessionDeps, error: unknown, { attempt, triedAt }: Attempt): boolean {
  if (faultOf(error) === 'busy') return true
  const isSilent = performance.now() - triedAt > BEAT_MS
  return isSilent && (deps.isHeardSince(triedAt) || (attempt === 0 && !deps.isWaitedFor()))
}

async function waitAfter(moment: number, signal: AbortSignal): Promise<void> {
  const waitMs = moment - performance.now()
  if (waitMs > 0) await pause(waitMs, undefined, { signal, ref: false })
}

/** Whether the server takes writes: a standby, or a server set to read-only, does not. */
async function look(at: pg.Client): Promise<['ok' | 'read_only', string]> {
  const { rows } = await at.query<{ standby: boolean; read_only: boolean }>(
    `select pg_is_in_recovery() as standby, current_setting('transaction_read_only')::bool as read_only`,
  )
  const { standby, read_only } = rows[0] ?? {}
  if (standby) return ['read_only', 'it is a standby, which takes no writes']
  return read_only ? ['read_only', 'default_transaction_read_only is on'] : ['ok', '']
}

function keepHealth({ onHealth, now = Date.now }: WatchedSessionDeps) {
  let health: StoreHealth = { kind: 'ok' }
  return {
    health: (): StoreHealth => health,
    setHealth(kind: StoreHealth['kind'], reason: string): void {
      if (health.kind === kind) return
      health = kind === 'ok' ? { kind } : { kind, reason, sinceMs: now() }
      onHealth(health)
    },
  }
}
