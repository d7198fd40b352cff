import type { Store } from './database.ts'
import { migrate } from './migrate.ts'
import { openPgliteStore } from './pglite-store.ts'
import { openPostgresStore } from './postgres-store.ts'

export type StoreOptions = {
  /** PostgreSQL connection string; without it PGlite opens in `directory`. */
  databaseUrl: string | null
  directory: string
  migrationsDirectory: string
  onError?: (error: Error) => void
}

/** Opens the store named by the options and brings its schema up to date. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store = options.databaseUrl
    ? await openPostgresStore(options.databaseUrl, options.onError ? { onError: options.onError } : {})
    : await openPgliteStore(options.directory)
  await migrate(store, options.migrationsDirectory)
  return store
}
