import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import type {} from './analytics-tables.ts'

export type EventCount = { day: string; event: string; vehicleId: string | null; seen: number }
type Counted = Omit<EventCount, 'seen'>

/** Adds one to each count. Rows are always locked in the same order so that two batches cannot deadlock. */
export async function addCounts(
  db: Database | DatabaseTransaction,
  siteId: SiteId,
  counted: readonly Counted[],
): Promise<void> {
  const lines = new Map<string, { row: Counted; seen: number }>()
  for (const row of counted) {
    const key = `${row.day} ${row.event} ${row.vehicleId ?? ''}`
    lines.set(key, { row, seen: (lines.get(key)?.seen ?? 0) + 1 })
  }
  if (lines.size === 0) return
  const ordered = [...lines.entries()].sort(([a], [b]) => (a < b ? -1 : 1))
  await db
    .insertInto('analytics_counts')
    .values(
      ordered.map(([, { row, seen }]) => ({
        site_id: siteId,
        day: row.day,
        event: row.event,
        vehicle_id: row.vehicleId ?? '',
        seen,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'day', 'event', 'vehicle_id'])
        .doUpdateSet({ seen: sql<number>`analytics_counts.seen + excluded.seen` }),
    )
    .execute()
}

type LeadEventRow = {
  siteId: SiteId
  reference: string
  event: string
  vehicleId: string | null
  day: string
  at: Date
}

/** Records a lead's event and counts it in one transaction; false if it was already recorded. */
export function addLeadEvent(db: Database, row: LeadEventRow): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('analytics_lead_events')
      .values({
        site_id: row.siteId,
        reference: row.reference,
        event: row.event,
        vehicle_id: row.vehicleId,
        recorded_at: row.at,
        forwarded_at: null,
      })
      .onConflict((conflict) => conflict.columns(['site_id', 'reference']).doNothing())
      .returning('reference')
      .executeTakeFirst()
    if (!added) return false
    await addCounts(trx, row.siteId, [row])
    return true
  })
}

/** Marks a lead's event as forwarded to a vendor; null if there is none or it was already forwarded. */
export async function claimLeadEvent(
  db: Database,
  { siteId, reference, event, at }: Pick<LeadEventRow, 'siteId' | 'reference' | 'event' | 'at'>,
): Promise<{ vehicleId: string | null } | null> {
  const row = await db
    .updateTable('analytics_lead_events')
    .set({ forwarded_at: at })
    .where('site_id', '=', siteId)
    .where('reference', '=', reference)
    .where('event', '=', event)
    .where('forwarded_at', 'is', null)
    .returning('vehicle_id')
    .executeTakeFirst()
  return row ? { vehicleId: row.vehicle_id } : null
}

export type CountFilter = {
  siteId: SiteId
  since: string
  events?: readonly string[] | undefined
  limit: number
}

export async function listCounts(db: Database, filter: CountFilter): Promise<EventCount[]> {
  let query = db
    .selectFrom('analytics_counts')
    .select(['day', 'event', 'vehicle_id', 'seen'])
    .where('site_id', '=', filter.siteId)
    .where('day', '>=', filter.since)
    .orderBy('day', 'desc')
    .orderBy('seen', 'desc')
    .orderBy('event')
    .orderBy('vehicle_id')
    .limit(filter.limit)
  if (filter.events) query = query.where('event', 'in', [...filter.events])
  const rows = await query.execute()
  return rows.map((row) => ({
    day: row.day,
    event: row.event,
    vehicleId: row.vehicle_id === '' ? null : row.vehicle_id,
    seen: row.seen,
  }))
}

export async function listDays(
  db: Database,
  { siteId, since }: Pick<CountFilter, 'siteId' | 'since'>,
): Promise<Omit<EventCount, 'vehicleId'>[]> {
  const rows = await db
    .selectFrom('analytics_counts')
    .select(['day', 'event', (eb) => eb.fn.sum<number>('seen').as('seen')])
    .where('site_id', '=', siteId)
    .where('day', '>=', since)
    .groupBy(['day', 'event'])
    .orderBy('day', 'desc')
    .orderBy('event')
    .execute()
  return rows.map((row) => ({ ...row, seen: Number(row.seen) }))
}

/** Deletes counts and lead events from before a day; returns how many. */
export async function pruneEvents(db: Database, before: Date, limit: number): Promise<number> {
  const day = before.toISOString().slice(0, 10)
  const lines = await sql`
    delete from analytics_counts where (site_id, day, event, vehicle_id) in
      (select site_id, day, event, vehicle_id from analytics_counts where day < ${day}::date limit ${limit})`.execute(
    db,
  )
  const leads = await sql`
    delete from analytics_lead_events where (site_id, reference) in
      (select site_id, reference from analytics_lead_events where recorded_at < ${before} limit ${limit})`.execute(
    db,
  )
  return Number(lines.numAffectedRows ?? 0) + Number(leads.numAffectedRows ?? 0)
}
