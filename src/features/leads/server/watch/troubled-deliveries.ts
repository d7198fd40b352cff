import { type SqlBool, sql } from 'kysely'
import type { Database } from '#src/platform/database/database.ts'
import type { DeliveryId, SiteId } from '#src/shared/domain/ids.ts'
import type { DeliveryFault } from '#src/features/leads/domain/delivery/delivery-fault.ts'
import { LEAD_KINDS, type LeadDelivery, SHOPPER_KINDS } from '#src/features/leads/domain/lead.ts'
import { toDelivery } from '../delivery-repository.ts'

/** How long a receiver may be merely down before anyone is told. */
export const AWAY_MS = 30 * 60_000
/** Leads passed on per check. */
const PASSED_ON_MAX = 200

/** For lists in conditions. */
const LEAD_KIND_LIST = sql.join(LEAD_KINDS)
const SHOPPER_KIND_LIST = sql.join(SHOPPER_KINDS)

/** Failing deliveries to dealers, which must be reported; a shopper's own mailbox is theirs to fix. */
const troubled = (nowMs: number) => sql<SqlBool>`
  d.state in ('retrying', 'delivering', 'dead') and d.fault is not null
  and d.receiver ->> 'kind' not in (${SHOPPER_KIND_LIST})
  and (d.state = 'dead' or d.is_refused or d.window_started_at <= ${new Date(nowMs - AWAY_MS)})`

/**
 * Deliveries of leads, or of news about them, that no receiver has or is about to get and that were not passed on, oldest
 * first. While our own mail server is down, no other mailbox would get them either.
 */
export async function findUnheard(db: Database, nowMs: number): Promise<LeadDelivery[]> {
  const rows = await db
    .selectFrom('lead_deliveries as d')
    .selectAll('d')
    .where(troubled(nowMs))
    .where('d.passed_on_at', 'is', null)
    .where(sql<SqlBool>`(d.fault <> 'carrier' or d.state = 'dead')`)
    .where(
      sql<SqlBool>`not exists (
        select 1 from lead_deliveries o
        where o.lead_id = d.lead_id and o.id <> d.id
          and case
            when d.receiver ->> 'kind' in (${LEAD_KIND_LIST}) then o.receiver ->> 'kind' in (${LEAD_KIND_LIST})
            else o.receiver ->> 'id' = d.receiver ->> 'id' and o.receiver ->> 'kind' not in (${SHOPPER_KIND_LIST})
          end
          and (o.state = 'delivered' or (o.state in ('pending', 'delivering') and o.fault is null)))`,
    )
    .orderBy('d.position')
    .limit(PASSED_ON_MAX)
    .execute()
  return rows.map(toDelivery)
}

/** Records that a delivery's lead was passed on, or that people were told of it. */
export async function markPassedOn(db: Database, ids: readonly DeliveryId[], nowMs: number): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('lead_deliveries')
    .set({ passed_on_at: new Date(nowMs) })
    .where('id', 'in', [...ids])
    .execute()
}

export type Trouble = {
  siteId: SiteId
  receiverKey: string
  fault: DeliveryFault
  leads: number
  since: Date
}

/** Receivers not accepting leads, by fault. */
export async function listTroubles(db: Database, nowMs: number): Promise<Trouble[]> {
  const rows = await db
    .selectFrom('lead_deliveries as d')
    .select(({ fn }) => [
      'd.site_id',
      'd.receiver_id',
      'd.fault',
      fn.count<number>('d.id').as('leads'),
      fn.min('d.created_at').as('since'),
    ])
    .where(troubled(nowMs))
    .groupBy(['d.site_id', 'd.receiver_id', 'd.fault'])
    .execute()
  return rows.flatMap(({ site_id, receiver_id, fault, leads, since }) =>
    fault ? [{ siteId: site_id, receiverKey: receiver_id, fault, leads: Number(leads), since }] : [],
  )
}

/** A trouble's newest delivery, for its receiver and answer. */
export async function newestOf(db: Database, trouble: Trouble): Promise<LeadDelivery | null> {
  const row = await db
    .selectFrom('lead_deliveries')
    .selectAll()
    .where('site_id', '=', trouble.siteId)
    .where('receiver_id', '=', trouble.receiverKey)
    .where('fault', '=', trouble.fault)
    .where('state', 'in', ['retrying', 'delivering', 'dead'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toDelivery(row) : null
}
