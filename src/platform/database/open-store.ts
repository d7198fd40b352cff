import type { Store } from './database.ts'
import { migrate } from './migrate.ts'
import { openPgliteStore } from './pglite-store.ts'
import { openPostgresStore } from './postgres-store.ts'
import type { StoreHealth } from './unavailable.ts'

export type StoreOptions = {
  /** PostgreSQL connection string; without it PGlite opens in `directory`. */
  databaseUrl: string | null
  directory: string
  migrationsDirectory: string
  onError?: (error: Error) => void
  /** Called whenever the database goes, comes back or stops taking writes. */
  onHealth?: (health: StoreHealth) => void
  /** Called with the migrations in the database that this version lacks: a newer one has run on it. */
  onNewer?: (migrations: string[]) => void
}

/**
 * Opens the store named by the options and brings its schema up to date. Any number of processes may do so at
 * once.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { onError, onHealth } = options
  const store = options.databaseUrl
    ? await openPostgresStore(options.databaseUrl, {
        ...(onError ? { onError } : {}),
        ...(onHealth ? { onHealth } : {}),
      })
    : await openPgliteStore(options.directory)
  try {
    const { unknown } = await migrate(store, options.migrationsDirectory)
    if (unknown.length > 0) options.onNewer?.(unknown)
  } catch (error) {
    await store.close()
    throw error
  }
  return store
}
