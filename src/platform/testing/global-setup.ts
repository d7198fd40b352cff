import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate, readMigrations } from '../database/migrate.ts'
import { dumpMemoryStore } from '../database/pglite-store.ts'
import { openPostgresStore } from '../database/postgres-store.ts'
import {
  databaseUrl,
  findPostgresBinaries,
  POSTGRES_TEMPLATE,
  startPostgresCluster,
} from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    pgliteTemplate: string
    postgresUrl: string
  }
}

const MIGRATIONS = join(import.meta.dirname, '../../../db/migrations')
/** Tests about crashes start a cluster of their own. */
const NEVER_CRASHES = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => [
  '-c',
  `${name}=off`,
])
/** Memory as a folder, on Linux; the databases of one run need less than 2 GB of it (22 November 2026). */
const MEMORY = '/dev/shm'
const ROOM_BYTES = 6 * 1024 ** 3
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/forecourt')

/**
 * Prepares a migrated template for the project's kind of store, so that each test gets a fresh database
 * quickly.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (project.name !== 'postgresql') {
    project.provide('pgliteTemplate', await pgliteTemplate())
    return async () => {}
  }
  const binaries = findPostgresBinaries()
  if (!binaries) throw new Error('no PostgreSQL server programs')
  const dataDirectory = hasMemory() ? mkdtempSync(join(MEMORY, 'forecourt-pg-')) : undefined
  const cluster = await startPostgresCluster(binaries, {
    settings: NEVER_CRASHES,
    ...(dataDirectory && { dataDirectory }),
  })
  // A separate template: a database with open connections cannot be copied.
  const admin = await openPostgresStore(cluster.url, { poolSize: 1 })
  await admin.runScript(`create database ${POSTGRES_TEMPLATE}`)
  await admin.close()
  const store = await openPostgresStore(databaseUrl(cluster.url, POSTGRES_TEMPLATE))
  await migrate(store, MIGRATIONS)
  await store.close()
  project.provide('postgresUrl', cluster.url)
  return async () => {
    await cluster.stop()
    if (dataDirectory) rmSync(dataDirectory, { recursive: true, force: true })
  }
}

/** On a shared disk, deleting the databases of one run took most of a minute. */
function hasMemory(): boolean {
  if (!existsSync(MEMORY) || process.availableMemory() < ROOM_BYTES) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ROOM_BYTES
}

async function pgliteTemplate(): Promise<string> {
  const migrations = await readMigrations(MIGRATIONS)
  const hash = createHash('sha256')
    .update(migrations.map((migration) => migration.hash).join())
    .digest('hex')
    .slice(0, 16)
  const file = join(CACHE, `pglite-${hash}.tar`)
  if (existsSync(file)) return file
  mkdirSync(CACHE, { recursive: true })
  const dump = await dumpMemoryStore(async (store) => {
    await migrate(store, MIGRATIONS)
  })
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, Buffer.from(await dump.arrayBuffer()))
  renameSync(temporary, file)
  return file
}
