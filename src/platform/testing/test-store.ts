import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Store } from '../database/database.ts'
import { openPostgresStore } from '../database/postgres-store.ts'
import { openEmptyMemoryStore } from './memory-stores.ts'
import { databaseUrl, POSTGRES_TEMPLATE } from './postgres-cluster.ts'

/**
 * A fresh migrated database. The same test file runs in the project `pglite` and, if the machine has a
 * PostgreSQL server, again in the project `postgresql`; the project's TEST_STORE decides which this opens.
 */
export async function openTestStore(): Promise<Store> {
  if (process.env.TEST_STORE !== 'postgresql') {
    return openEmptyMemoryStore(inject('pgliteTemplate'))
  }
  const adminUrl = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = await openPostgresStore(adminUrl, { poolSize: 1 })
  await sql.raw(`create database ${name} template ${POSTGRES_TEMPLATE}`).execute(admin.db)
  await admin.close()
  return openPostgresStore(databaseUrl(adminUrl, name), { poolSize: 5 })
}
