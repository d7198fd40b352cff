import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, type KyselyPlugin, PGliteDialect } from 'kysely'
import type { Store, Tables } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { DurableNodeFs, durableStartParams } from './durable-node-fs.ts'
import { DiskFullError, FREE_BYTES_MIN, fullDiskGuard } from './full-disk-guard.ts'
import { stopAfterPanic } from './panic-stop.ts'
import type { StoreHealth } from './unavailable.ts'
import { pgliteParsers } from './value-parsers.ts'

const WASI_ENOSPC = 51

/**
 * Opens PGlite in a directory with its guards: fsync, exclusive lock, a single process and the full-disk
 * check.
 */
export async function openPgliteStore(directory: string): Promise<Store> {
  const lock = lockDirectory(directory)
  try {
    const dataDirectory = join(directory, 'pgdata')
    mkdirSync(dataDirectory, { recursive: true })
    const pglite = await PGlite.create({
      fs: new DurableNodeFs(dataDirectory),
      relaxedDurability: false,
      startParams: durableStartParams(),
      parsers: pgliteParsers,
    })
    const { stoppedSinceMs } = stopAfterPanic(pglite)
    const guard = fullDiskGuard(dataDirectory)
    return storeOf(pglite, {
      release: () => lock.release(),
      plugins: [guard.plugin],
      health: () => healthOf(stoppedSinceMs(), guard.fullSinceMs()),
    })
  } catch (error) {
    lock.release()
    throw isFull(error) ? new DiskFullError('The disk of the database is full', { cause: error }) : error
  }
}

/** PGlite's own file system reports a full disk by WASI's number, in an object that is not an Error. */
function isFull(error: unknown): boolean {
  return (error as { errno?: unknown } | null)?.errno === WASI_ENOSPC
}

/** A PGlite in memory for tests, optionally from a dump of a prepared data directory. */
export function openMemory(dump?: Blob): Promise<PGlite> {
  return PGlite.create({ parsers: pgliteParsers, ...(dump ? { loadDataDir: dump } : {}) })
}

/** The data directory of a memory store as one file, for `openMemory`. */
export async function dumpMemoryStore(prepare: (store: Store) => Promise<void>): Promise<Blob> {
  const pglite = await openMemory()
  await prepare(storeOf(pglite))
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  return dump
}

function healthOf(stoppedSinceMs: number | null, fullSinceMs: number | null): StoreHealth {
  if (stoppedSinceMs !== null)
    return {
      kind: 'stopped',
      sinceMs: stoppedSinceMs,
      reason: 'a PANIC of the database; start the server again',
    }
  if (fullSinceMs === null) return { kind: 'ok' }
  return { kind: 'full', sinceMs: fullSinceMs, reason: `less than ${FREE_BYTES_MIN / 2 ** 20} MiB are left` }
}

type StoreParts = { release?: () => void; plugins?: KyselyPlugin[]; health?: () => StoreHealth }

export function storeOf(pglite: PGlite, parts: StoreParts = {}): Store {
  const { release = () => {}, plugins = [], health = () => ({ kind: 'ok' }) } = parts
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), plugins })
  // The directory lock makes this the only live process, so its own memory knows every holder.
  const held = new Set<string>()
  const turns = createTurns()
  return {
    db,
    kind: 'pglite',
    health,
    listen: (channel, onNotify) => pglite.listen(channel, onNotify),
    hold: async (name) => {
      held.add(name)
      return async () => void held.delete(name)
    },
    isHeld: async (name) => held.has(name),
    exclusively: (name, work) => turns(name, work),
    runScript: async (sql) => {
      await pglite.exec(sql)
    },
    close: async () => {
      if (!pglite.closed) await pglite.close()
      release()
    },
  }
}

/** One after another under each name; the directory lock keeps every other process out. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return <Done>(name: string, work: () => Promise<Done>): Promise<Done> => {
    const turn = (last.get(name) ?? Promise.resolve()).catch(() => undefined).then(work)
    last.set(name, turn)
    return turn
  }
}
