import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Store } from './database.ts'

type Migration = { name: string; text: string; hash: string }

/** Serialises migrating processes on PostgreSQL. */
const MIGRATION_LOCK = 4_200_026

/**
 * Applies the SQL files of a directory that were not applied yet, in name order, each in one transaction.
 * A file that changed after it was applied is an error: a new file must say the change.
 */
export async function migrate(store: Store, directory: string): Promise<string[]> {
  const migrations = await readMigrations(directory)
  await store.runScript(
    'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )
  const applied = await appliedHashes(store)
  const done: string[] = []
  for (const migration of migrations) {
    const known = applied.get(migration.name)
    if (known === migration.hash) continue
    if (known)
      throw new Error(`Migration ${migration.name} was changed after it was applied; add a new file instead.`)
    await apply(store, migration)
    done.push(migration.name)
  }
  return done
}

async function apply(store: Store, migration: Migration): Promise<void> {
  const record = `insert into schema_migrations (name, hash) values ('${migration.name}', '${migration.hash}')`
  const lock = `select pg_advisory_xact_lock(${MIGRATION_LOCK})`
  try {
    await store.runScript(`begin;\n${lock};\n${migration.text}\n;\n${record};\ncommit;`)
  } catch (error) {
    await store.runScript('rollback')
    if ((await appliedHashes(store)).get(migration.name) === migration.hash) return
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
}

async function appliedHashes(store: Store): Promise<Map<string, string>> {
  const rows = await sql<{ name: string; hash: string }>`select name, hash from schema_migrations`.execute(
    store.db,
  )
  return new Map(rows.rows.map((row) => [row.name, row.hash]))
}

/** Reads and hashes the migration files in the order they apply. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}
