import { sql } from 'kysely'
import type { Store } from '../database/database.ts'
import { unavailability } from '../database/unavailable.ts'
import type { startCalmClock } from './calm-clock.ts'

/** How an attempt ends ('done', why the database is unavailable, or the error), and how long it takes by the clock. */
export function timedAttempts(clock: Pick<ReturnType<typeof startCalmClock>, 'now'>) {
  return async (what: () => Promise<unknown>): Promise<{ end: string; ms: number }> => {
    const startedAt = clock.now()
    const end = await what().then(
      () => 'done',
      (error: unknown) => unavailability(error) ?? String(error),
    )
    return { end, ms: clock.now() - startedAt }
  }
}

/** How many connections of the platform the server has. */
export async function countConnections({ db }: Pick<Store, 'db'>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where application_name like 'forecourt%'`.execute(db)
  return rows[0]?.n ?? 0
}
