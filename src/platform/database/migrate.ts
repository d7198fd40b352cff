import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Store } from './database.ts'

type Migration = { name: string; text: string; hash: string }

/**
 * What migrating did, and which migrations the database has that these files lack, because a newer version
 * made them.
 */
export type Migrated = { done: string[]; unknown: string[] }

/**
 * Applies the SQL files of a directory that have not been applied yet, in name order, each in one
 * transaction, while other starting processes wait. A file changed after it was applied is an error; the
 * change belongs in a new file.
 */
export function migrate(store: Store, directory: string): Promise<Migrated> {
  return store.exclusively('migrate', () => migrateAlone(store, directory))
}

async function migrateAlone(store: Store, directory: string): Promise<Migrated> {
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
  const names = new Set(migrations.map(({ name }) => name))
  return { done, unknown: [...applied.keys()].filter((name) => !names.has(name)).sort() }
}

async function apply(store: Store, migration: Migration): Promise<void> {
  const record = `insert into schema_migrations (name, hash) values ('${migration.name}', '${migration.hash}')`
  try {
    await store.runScript(`begin;\n${migration.text}\n;\n${record};\ncommit;`)
  } catch (error) {
    await store.runScript('rollback')
    // A process of a version older than this lock may have been quicker.
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
