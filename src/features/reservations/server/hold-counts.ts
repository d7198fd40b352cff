import { sql } from 'kysely'
import type { DatabaseTransaction } from '#src/platform/database/database.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import type { Mark } from '#src/shared/domain/visitor.ts'
import type { HoldCounts } from '../domain/hold-limits.ts'
import './reservation-tables.ts'

const DAY_MS = 86_400_000

/** Serialises new holds of a site across all processes, so that the count still holds when the hold is stored. */
export async function lockHolds(trx: DatabaseTransaction, siteId: SiteId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`holds ${siteId}`}, 0))`.execute(trx)
}

/** A site's unpaid holds by each mark: open now, and started within a day. */
export async function countUnpaid(
  trx: DatabaseTransaction,
  siteId: SiteId,
  { marks, nowMs }: { marks: readonly Mark[]; nowMs: number },
): Promise<HoldCounts> {
  // Paid holds have a lead, which took over the fields; a cancelled or lapsed one without a lead was never paid
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
