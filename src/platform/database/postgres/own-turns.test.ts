import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openPostgresStore } from '../postgres-store.ts'
import { unavailability } from '../unavailable.ts'

const journey = test.skipIf(process.env.TEST_STORE !== 'postgresql')
/** Longer than a statement waits for a connection. */
const HELD_UP_MS = 2500

/** Work that lets nothing else of this process have its turn, such as reading the pages' code at a start. */
function holdUp(ms: number): void {
  const endsAt = performance.now() + ms
  while (performance.now() < endsAt);
}

journey(
  'a process held up for longer than a connection is waited for refuses nobody: the server was not slow',
  async () => {
    const store = await openPostgresStore(inject('postgresUrl'), { poolSize: 2 })
    const asked = Array.from({ length: 12 }, () => sql`select 1`.execute(store.db))
    // By then all of them wait for a connection.
    await new Promise((resume) => setImmediate(resume))
    holdUp(HELD_UP_MS)
    const ends = await Promise.allSettled(asked)
    await store.close()
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([])
  },
  60_000,
)

journey(
  'statements that wait for connections others keep are still refused as busy',
  async () => {
    const store = await openPostgresStore(inject('postgresUrl'), { poolSize: 2 })
    const held = Promise.withResolvers<void>()
    const kept = Array.from({ length: 2 }, () => store.db.transaction().execute(() => held.promise))
    const refused = await sql`select 1`.execute(store.db).catch(unavailability)
    held.resolve()
    await Promise.all(kept)
    await store.close()
    expect(refused).toBe('busy')
  },
  60_000,
)

journey(
  'a statement that takes its time is left alone',
  async () => {
    const store = await openPostgresStore(inject('postgresUrl'), { poolSize: 1 })
    const { rows } = await sql<{ n: number }>`select 1 as n from pg_sleep(4)`.execute(store.db)
    await store.close()
    expect(rows).toEqual([{ n: 1 }])
  },
  60_000,
)
