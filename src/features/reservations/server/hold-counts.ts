import { sql } from 'kysely'
import type { DatabaseTransaction } from '#src/platform/database/database.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import type { Mark } from '#src/shared/domain/visitor.ts'
import type { HoldCounts } from '../domain/hold-limits.ts'
import './reservation-tables.ts'

const DAY_MS = 86_400_000

/** One new hold of a site at a time, among all processes: what was counted is true until the hold is stored. */
export async function lockHolds(trx: DatabaseTransaction, siteId: SiteId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`holds ${siteId}`}, 0))`.execute(trx)
}

/** A site's unpaid holds by each of the marks: open now, and begun within a day. */
export async function countUnpaid(
  trx: DatabaseTransaction,
  siteId: SiteId,
  { marks, nowMs }: { marks: readonly Mark[]; nowMs: number },
): Promise<HoldCounts> {
  // Whoever paid has a lead that took the fields over; what was cancelled or lapsed before that was never paid
  const { rows } = await sql<{ mark: string; open: string; day: string }>`
    select mark, count(*) filter (where state = 'pending' and hold_ends_at > ${new Date(nowMs)}) as open, count(*) as day
    from reservations, jsonb_array_elements_text(marks) as mark
    where site_id = ${siteId} and created_at > ${new Date(nowMs - DAY_MS)}
      and (state in ('pending', 'expired') or (state = 'cancelled' and fields <> '{}'::jsonb))
      and mark in (select jsonb_array_elements_text(${JSON.stringify(marks)}::jsonb))
    group by mark`.execute(trx)
  const counts = (of: 'open' | 'day') => new Map(rows.map((row) => [row.mark, Number(row[of])]))
  return { open: counts('open'), day: counts('day') }
}
