import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { databaseUrl } from '../testing/postgres-cluster.ts'
import type { Store } from './database.ts'
import { openStore } from './open-store.ts'
import { openPostgresStore } from './postgres-store.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../db/migrations')
const PROCESSES = 8

async function emptyDatabase(): Promise<string> {
  const url = inject('postgresUrl')
  const name = `start_${randomBytes(6).toString('hex')}`
  const admin = await openPostgresStore(url, { poolSize: 1 })
  await admin.runScript(`create database ${name}`)
  await admin.close()
  return databaseUrl(url, name)
}

const openAt = (url: string, migrationsDirectory = MIGRATIONS, onNewer?: (names: string[]) => void) =>
  openStore({ databaseUrl: url, directory: '', migrationsDirectory, ...(onNewer ? { onNewer } : {}) })

async function closeAll(stores: Store[]): Promise<void> {
  await Promise.all(stores.map((store) => store.close()))
}

test.skipIf(process.env.TEST_STORE !== 'postgresql')(
  'eight processes started at once on an empty database all come up, run each migration once and seed once',
  async () => {
    const url = await emptyDatabase()
    const stores = await Promise.all(Array.from({ length: PROCESSES }, () => openAt(url)))
    let atOnce = 0
    let most = 0
    const seeded = await Promise.all(
      stores.map((store) =>
        store.exclusively('seed', async () => {
          most = Math.max(most, ++atOnce)
          const { rows } = await sql`select 1 from sites limit 1`.execute(store.db)
          if (rows.length === 0)
            await sql`insert into sites (id, slug, name) values ('site_one', 'one', 'One')`.execute(store.db)
          atOnce -= 1
          return rows.length === 0
        }),
      ),
    )
    expect(most).toBe(1)
    expect(seeded.filter(Boolean)).toHaveLength(1)
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(
      (stores[0] as Store).db,
    )
    expect(rows).toHaveLength(readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql')).length)
    await closeAll(stores)
  },
  60_000,
)

test.skipIf(process.env.TEST_STORE !== 'postgresql')(
  'a process older than its database comes up and names the migrations it does not know',
  async () => {
    const url = await emptyDatabase()
    await closeAll([await openAt(url)])
    const older = mkdtempSync(join(tmpdir(), 'older-'))
    cpSync(MIGRATIONS, older, { recursive: true })
    const newest = readdirSync(older).sort().at(-1) ?? ''
    rmSync(join(older, newest))
    const told: string[] = []
    await closeAll([await openAt(url, older, (names) => void told.push(...names))])
    expect(told).toEqual([newest])
    rmSync(older, { recursive: true })
  },
  60_000,
)
