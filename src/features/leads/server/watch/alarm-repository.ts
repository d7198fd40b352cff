import { sql, type SqlBool } from 'kysely'
import type { Database } from '#src/platform/database/database.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import type { Trouble } from './troubled-deliveries.ts'

const HELD = { receiver_id: '', fault: 'held' } as const

/** Records troubles, clears those of working receivers, and returns those not yet reported. */
export async function settleAlarms(
  db: Database,
  troubles: readonly Trouble[],
  nowMs: number,
): Promise<Trouble[]> {
  const known = await db
    .selectFrom('delivery_alarms')
    .select(['site_id', 'receiver_id', 'fault', 'told_at'])
    .where('fault', '<>', 'held')
    .execute()
  // A receiver with changing answers is reported once for each, until all are resolved
  const gone = known.filter(
    (alarm) =>
      !troubles.some((each) => each.siteId === alarm.site_id && each.receiverKey === alarm.receiver_id),
  )
  for (const { site_id, receiver_id } of gone)
    await db
      .deleteFrom('delivery_alarms')
      .where('site_id', '=', site_id)
      .where('receiver_id', '=', receiver_id)
      .execute()
  const isTold = ({ siteId, receiverKey, fault }: Trouble) =>
    known.some(
      (alarm) =>
        alarm.told_at &&
        alarm.site_id === siteId &&
        alarm.receiver_id === receiverKey &&
        alarm.fault === fault,
    )
  const untold = troubles.filter((trouble) => !isTold(trouble))
  for (const { siteId, receiverKey, fault } of untold)
    await db
      .insertInto('delivery_alarms')
      .values({ site_id: siteId, receiver_id: receiverKey, fault, began_at: new Date(nowMs), told_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return untold
}

export async function markTold(db: Database, trouble: Trouble, nowMs: number): Promise<void> {
  await db
    .updateTable('delivery_alarms')
    .set({ told_at: new Date(nowMs) })
    .where('site_id', '=', trouble.siteId)
    .where('receiver_id', '=', trouble.receiverKey)
    .where('fault', '=', trouble.fault)
    .execute()
}

/** Sites with unreported held leads and no report since `sinceMs`. */
export async function sitesWithHeld(db: Database, sinceMs: number): Promise<SiteId[]> {
  const rows = await db
    .selectFrom('lead_deliveries as d')
    .select('d.site_id')
    .distinct()
    .where('d.state', '=', 'held')
    .where('d.passed_on_at', 'is', null)
    .where(
      sql<SqlBool>`not exists (select 1 from delivery_alarms a where a.site_id = d.site_id
        and a.fault = 'held' and a.told_at > ${new Date(sinceMs)})`,
    )
    .execute()
  return rows.map((row) => row.site_id)
}

/** Records when a site was last told of held leads. */
export async function markHeldTold(db: Database, siteId: SiteId, nowMs: number): Promise<void> {
  const at = new Date(nowMs)
  await db
    .insertInto('delivery_alarms')
    .values({ site_id: siteId, ...HELD, began_at: at, told_at: at })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'receiver_id', 'fault']).doUpdateSet({ told_at: at }),
    )
    .execute()
}
