import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { startCalmClock } from '#src/platform/testing/calm-clock.ts'
import { databaseUrl } from '#src/platform/testing/postgres-cluster.ts'
import { timedAttempts } from '#src/platform/testing/timed-attempts.ts'
import type { Store } from '../database.ts'
import { openPostgresStore } from '../postgres-store.ts'
import type { StoreHealth } from '../unavailable.ts'

const journey = test.skipIf(process.env.TEST_STORE !== 'postgresql')
const POOL = 4
/** What waits is let go, and everything works again, within this. */
const FREE_MS = 5000
/** Longer than any of these take on a busy machine; the calm clock judges, not this. */
const poll = { timeout: 60_000, interval: 50 }

const clock = startCalmClock()
afterAll(() => clock.stop())
const attempt = timedAttempts(clock)

async function aTable(): Promise<string> {
  const name = `locked_${randomBytes(6).toString('hex')}`
  const admin = await openPostgresStore(inject('postgresUrl'), { poolSize: 1 })
  await admin.runScript(`create database ${name}`)
  await admin.close()
  const url = databaseUrl(inject('postgresUrl'), name)
  const store = await openPostgresStore(url, { poolSize: 1 })
  await store.runScript('create table t (n int primary key)')
  await store.close()
  return url
}

async function lockWaits(at: Store) {
  const { rows } = await sql<{ granted: boolean; mode: string }>`
    select granted, mode from pg_locks where relation = 't'::regclass`.execute(at.db)
  return {
    held: rows.some(({ granted, mode }) => granted && mode === 'AccessExclusiveLock'),
    waiting: rows.filter(({ granted }) => !granted).length,
  }
}

journey(
  'a locked table takes all connections: what waits for it is let go, and everything else is served meanwhile',
  async () => {
    const url = await aTable()
    const told: StoreHealth['kind'][] = []
    const onHealth = ({ kind }: StoreHealth) => void told.push(kind)
    const store = await openPostgresStore(url, { poolSize: POOL, onHealth })
    const other = await openPostgresStore(url, { poolSize: 2 })
    const held = Promise.withResolvers<void>()
    const locking = other.db.transaction().execute(async (trx) => {
      await sql`lock table t in access exclusive mode`.execute(trx)
      await held.promise
    })
    const insert = (n: number) =>
      attempt(() => sql`insert into t values (${n}) on conflict do nothing`.execute(store.db))
    try {
      await expect.poll(async () => (await lockWaits(other)).held, poll).toBe(true)
      const sinceMs = clock.now()
      const waiting = Array.from({ length: POOL }, (_, n) => insert(n))
      await expect.poll(async () => (await lockWaits(other)).waiting, poll).toBe(POOL)
      await expect
        .poll(async () => (await attempt(() => sql`select 1`.execute(store.db))).end, poll)
        .toBe('done')
      expect(clock.now() - sinceMs).toBeLessThan(FREE_MS)
      for (const { end } of await Promise.all(waiting)) expect(end).toBe('busy')
      expect(clock.now() - sinceMs).toBeLessThan(FREE_MS)
    } finally {
      held.resolve()
      await locking
      await other.close()
    }
    const freedMs = clock.now()
    await expect.poll(async () => (await insert(0)).end, poll).toBe('done')
    expect(clock.now() - freedMs).toBeLessThan(FREE_MS)
    expect([store.health(), told]).toEqual([{ kind: 'ok' }, []])
    await store.close()
  },
  120_000,
)
