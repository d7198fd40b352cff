import { sql } from 'kysely'
import type { DatabaseTransaction } from '#src/platform/database/database.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import './booking-tables.ts'

/** Serialises new drives of a site across all processes, so that the count still holds when the drive is stored. */
export async function lockDrives(trx: DatabaseTransaction, siteId: SiteId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`drives ${siteId}`}, 0))`.execute(trx)
}

export async function countToCome(
  trx: DatabaseTransaction,
  siteId: SiteId,
  { marks, nowMs }: { marks: readonly string[]; nowMs: number },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ mark: string; drives: string }>`
    select mark, count(*) as drives from test_drive_bookings, jsonb_array_elements_text(marks) as mark
    where site_id = ${siteId} and state = 'booked' and starts_at > ${new Date(nowMs)}
      and mark in (select jsonb_array_elements_text(${JSON.stringify(marks)}::jsonb))
    group by mark`.execute(trx)
  return new Map(rows.map((row) => [row.mark, Number(row.drives)]))
}
