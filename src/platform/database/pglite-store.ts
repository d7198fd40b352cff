import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, type KyselyPlugin, PGliteDialect } from 'kysely'
import type { Store, Tables } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { DurableNodeFs, durableStartParams } from './durable-node-fs.ts'
import { fullDiskGuard } from './full-disk-guard.ts'
import { stopAfterPanic } from './panic-stop.ts'
import { pgliteParsers } from './value-parsers.ts'

/** Opens PGlite in a directory with its guards: fsync, exclusive lock, one process, a full disk. */
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
    stopAfterPanic(pglite)
    return storeOf(pglite, { release: () => lock.release(), plugins: [fullDiskGuard(dataDirectory)] })
  } catch (error) {
    lock.release()
    throw error
  }
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

type StoreParts = { release?: () => void; plugins?: KyselyPlugin[] }

/** The store that a running PGlite is. */
export function storeOf(pglite: PGlite, { release = () => {}, plugins = [] }: StoreParts = {}): Store {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), plugins })
  // The directory lock makes this process the only one alive, so its own memory knows every holder.
  const held = new Set<string>()
  return {
    db,
    kind: 'pglite',
    listen: (channel, onNotify) => pglite.listen(channel, onNotify),
    hold: async (name) => {
      held.add(name)
      return async () => void held.delete(name)
    },
    isHeld: async (name) => held.has(name),
    runScript: async (sql) => {
      await pglite.exec(sql)
    },
    close: async () => {
      if (!pglite.closed) await pglite.close()
      release()
    },
  }
}
