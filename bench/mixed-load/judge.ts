import { sql } from 'kysely'
import type { Store } from '#src/platform/database/database.ts'
import type { Server } from './servers.ts'
import type { Acknowledged } from './writers.ts'

export type Verdict = { kind: string; acknowledged: number; lost: string[]; doubled: string[] }

/** How often each acknowledged write is in the store, by kind. */
const COUNTS: Record<string, string> = {
  lead: `select email as key, count(*)::int as n from leads group by email`,
  booking: `select l.email as key, count(*)::int as n from test_drive_bookings b join leads l on l.id = b.lead_id
    where b.state = 'booked' group by l.email`,
  reservation: `select phone as key, count(*)::int as n from reservations group by phone`,
  'sign-in': `select phone as key, count(*)::int as n from customers group by phone`,
  'feed push': `select id as key, count(*)::int as n from stock_feed_runs group by id`,
}

/** Counts every acknowledged write: each must be there exactly once. */
export async function judge(store: Store, acknowledged: readonly Acknowledged[]): Promise<Verdict[]> {
  return Promise.all(
    Object.entries(COUNTS).map(async ([kind, query]) => {
      const { rows } = await sql.raw<{ key: string; n: number }>(query).execute(store.db)
      const found = new Map(rows.map(({ key, n }) => [key, n]))
      const keys = acknowledged.filter((each) => each.kind === kind).map(({ key }) => key)
      return {
        kind,
        acknowledged: keys.length,
        lost: keys.filter((key) => !found.has(key)),
        doubled: [...new Set(keys)].filter((key) => (found.get(key) ?? 0) > 1),
      }
    }),
  )
}

/** Sessions that were issued and no longer open the garage. */
export async function lostSessions(server: Server, sessions: readonly string[]): Promise<number> {
  let lost = 0
  for (const cookie of sessions)
    if ((await server.ask({ path: '/my-garage', headers: { cookie } })).status !== 200) lost += 1
  return lost
}

/** Pushed prices that the product does not read back. */
export async function wrongPrices(
  server: Server,
  { feedKey, prices }: { feedKey: string; prices: ReadonlyMap<string, number> },
): Promise<string[]> {
  const wrong: string[] = []
  for (const [stock, price] of prices) {
    const headers = { authorization: `Bearer ${feedKey}` }
    const { body } = await server.ask({ path: `/api/stock-feeds/vehicles/${stock}`, headers })
    if ((JSON.parse(body) as { price?: unknown }).price !== price) wrong.push(stock)
  }
  return wrong
}
