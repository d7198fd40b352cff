import { type Selectable, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import { DELAY_MS_MAX } from '../domain/delivery/delivery-backoff.ts'
import { CIRCUIT_FAILURES } from '../domain/delivery/receiver-circuit.ts'
import type { LeadDelivery } from '../domain/lead.ts'
import { LEASE_MS, toDelivery } from './delivery-repository.ts'
import type { LeadDeliveriesTable } from './lead-tables.ts'

/**
 * A lead that failed this often no longer holds back new ones of its receiver: it may be its own fault. While the
 * circuit is open those that failed as often go in order all the same. The indexes of migration 0064 say 3 as well.
 */
const IS_ASIDE = sql`(d.attempts >= 3 or d.is_refused)`
const IN_ORDER = sql`d.attempts < 3 and not d.is_refused`
const WAITING = sql`d.state in ('pending', 'retrying')`
const OF_LANE = sql`d.site_id = l.site_id and d.receiver_id = l.receiver_id`
/** A receiver whose row could not be had is looked at again after this. */
const LATER_MS = 250

export type Claim = { workerId: string; nowMs: number; limit: number }
export type Claimed = { deliveries: LeadDelivery[]; looked: number }

/**
 * Claims due deliveries, one a receiver: of the receivers that were looked at longest ago, each its next one, at most
 * `limit`. Dealers go before shoppers' receipts, which keep a place. A receiver has one under way at a time, which keeps
 * its order. Times that a jumping clock put too far ahead count as due. `looked` 0 means that nothing is due.
 */
export async function claimDeliveries(db: Database, claim: Claim): Promise<Claimed> {
  return db.transaction().execute(async (transaction) => {
    let lanes = await lockLanes(transaction, claim)
    // Nothing is due: perhaps only for a clock that was far ahead
    if (lanes.length === 0 && (await pullBackJumped(transaction, claim.nowMs)))
      lanes = await lockLanes(transaction, claim)
    if (lanes.length === 0) return { deliveries: [], looked: 0 }
    const seen = await lookAtLanes(transaction, lanes, claim.nowMs)
    const taken = await take(transaction, seen, claim)
    const takenIds = new Set<string>(taken.map(({ id }) => id))
    const leaseEnd = new Date(claim.nowMs + LEASE_MS)
    const dueOf = ({ pick, due_at }: Seen) => {
      if (pick === null) return due_at
      return takenIds.has(pick) ? leaseEnd : new Date(claim.nowMs + LATER_MS)
    }
    await moveLanes(
      transaction,
      seen.map((lane) => ({ ...lane, due: dueOf(lane) })),
    )
    return { deliveries: taken.map(toDelivery), looked: seen.length }
  })
}

type Lane = { site_id: string; receiver_id: string }
type Seen = Lane & { pick: string | null; due_at: Date | null }

async function take(
  transaction: DatabaseTransaction,
  seen: readonly Seen[],
  { workerId, nowMs }: Claim,
): Promise<Selectable<LeadDeliveriesTable>[]> {
  const picks = seen.flatMap(({ pick }) => pick ?? [])
  if (picks.length === 0) return []
  const { rows } = await sql<Selectable<LeadDeliveriesTable>>`
    update lead_deliveries set state = 'delivering', attempts = attempts + 1, leased_by = ${workerId},
      lease_ends_at = ${new Date(nowMs + LEASE_MS)}
    where id in (
      select id from lead_deliveries
      where id in (${sql.join(picks)}) and state in ('pending', 'retrying', 'delivering')
      for update skip locked
    )
    returning *`.execute(transaction)
  return rows
}

async function pullBackJumped(transaction: DatabaseTransaction, nowMs: number): Promise<boolean> {
  const pulled = await transaction
    .updateTable('delivery_lanes')
    .set({ due_at: new Date(nowMs) })
    .where('due_at', '>', new Date(nowMs + DELAY_MS_MAX + LEASE_MS))
    .returning('receiver_id')
    .execute()
  return pulled.length > 0
}

/**
 * Takes the receivers that are worth a look, for this transaction. By a statement of its own: the next one then sees what
 * was stored until now, so that no delivery that came meanwhile is missed.
 */
async function lockLanes(transaction: DatabaseTransaction, { nowMs, limit }: Claim): Promise<Lane[]> {
  const now = new Date(nowMs)
  const { rows } = await sql<Lane & { is_shopper: boolean }>`
    with dealers as (
      select site_id, receiver_id, is_shopper from delivery_lanes
      where not is_shopper and due_at <= ${now}
      order by due_at limit ${Math.max(1, limit - 1)} for update skip locked
    ), shoppers as (
      select site_id, receiver_id, is_shopper from delivery_lanes
      where is_shopper and due_at <= ${now}
      order by due_at limit ${limit} for update skip locked
    )
    select * from dealers union all select * from shoppers`.execute(transaction)
  return rows.slice(0, limit)
}

/** Each of the receivers looked at with the delivery it may be given now, else when it is worth another look. */
async function lookAtLanes(
  transaction: DatabaseTransaction,
  lanes: readonly Lane[],
  nowMs: number,
): Promise<Seen[]> {
  const now = new Date(nowMs)
  const ahead = new Date(nowMs + DELAY_MS_MAX)
  const { rows } = await sql<Seen>`
    with l(site_id, receiver_id) as materialized (
      values ${sql.join(lanes.map(({ site_id, receiver_id }) => sql`(${site_id}, ${receiver_id})`))}
    )
    select l.site_id, l.receiver_id,
      case when held.until is null then pick.id end as pick,
      case when held.until is not null then held.until else waiting.since end as due_at
    from l
    left join receiver_circuits c on c.site_id = l.site_id and c.receiver_id = l.receiver_id
    left join lateral (
      select greatest(
        (select max(d.lease_ends_at) from lead_deliveries d where ${OF_LANE} and d.state = 'delivering'
          and d.lease_ends_at > ${now} and d.lease_ends_at <= ${new Date(nowMs + 2 * LEASE_MS)}),
        case when c.open_until > ${now} and c.open_until <= ${ahead} then c.open_until end
      ) as until
    ) held on true
    left join lateral (
      select x.id from (
        (select d.id, d.position from lead_deliveries d where ${OF_LANE} and d.state = 'delivering'
          order by d.position limit 1)
        union all
        (select y.id, y.position from (
          select d.id, d.position, d.next_attempt_at from lead_deliveries d
          where ${OF_LANE} and ${WAITING} and ${IN_ORDER} order by d.position limit 1
        ) y where y.next_attempt_at <= ${now} or y.next_attempt_at > ${ahead})
        union all
        (select y.id, y.position from (
          select d.id, d.position, d.next_attempt_at from lead_deliveries d
          where ${OF_LANE} and ${WAITING} and ${IS_ASIDE} and not d.is_refused and c.failures >= ${CIRCUIT_FAILURES}
          order by d.position limit 1
        ) y where y.next_attempt_at <= ${now} or y.next_attempt_at > ${ahead})
        union all
        (select d.id, d.position from lead_deliveries d
          where ${OF_LANE} and ${WAITING} and ${IS_ASIDE} and d.next_attempt_at <= ${now}
            and (d.is_refused or coalesce(c.failures, 0) < ${CIRCUIT_FAILURES})
          order by d.next_attempt_at, d.position limit 1)
        union all
        (select d.id, d.position from lead_deliveries d
          where ${OF_LANE} and ${WAITING} and ${IS_ASIDE} and d.next_attempt_at > ${ahead}
          order by d.next_attempt_at desc limit 1)
      ) x order by x.position limit 1
    ) pick on true
    left join lateral (
      select least(
        (select y.next_attempt_at from (
          select d.next_attempt_at from lead_deliveries d
          where ${OF_LANE} and ${WAITING} and ${IN_ORDER} order by d.position limit 1) y),
        (select d.next_attempt_at from lead_deliveries d
          where ${OF_LANE} and ${WAITING} and ${IS_ASIDE} and d.next_attempt_at > ${now}
          order by d.next_attempt_at limit 1)
      ) as since
    ) waiting on true`.execute(transaction)
  return rows
}

type Moved = Lane & { due: Date | null }

/** Says from when each receiver is worth a look; one with nothing to come has no row. */
async function moveLanes(transaction: DatabaseTransaction, lanes: readonly Moved[]): Promise<void> {
  const kept = lanes.filter(({ due }) => due !== null)
  const values = (list: readonly Moved[]) =>
    sql.join(
      list.map(({ site_id, receiver_id, due }) => sql`(${site_id}, ${receiver_id}, ${due}::timestamptz)`),
    )
  if (kept.length > 0)
    await sql`
      update delivery_lanes l set due_at = v.due_at
      from (values ${values(kept)}) v(site_id, receiver_id, due_at)
      where l.site_id = v.site_id and l.receiver_id = v.receiver_id`.execute(transaction)
  for (const { site_id, receiver_id } of lanes.filter(({ due }) => due === null))
    await sql`
      delete from delivery_lanes l where l.site_id = ${site_id} and l.receiver_id = ${receiver_id}`.execute(
      transaction,
    )
}
