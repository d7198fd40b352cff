import { sql } from 'kysely'
import type { Database } from '#src/platform/database/database.ts'
import type { DeliveryId } from '#src/shared/domain/ids.ts'
import { DELAY_MS_MAX } from '../domain/delivery/delivery-backoff.ts'
import { CIRCUIT_FAILURES } from '../domain/delivery/receiver-circuit.ts'
import type { LeadDelivery } from '../domain/lead.ts'
import { LEASE_MS, toDelivery } from './delivery-repository.ts'

/** A receiver whose delivery was locked is looked at again after this. */
const LATER_MS = 250

export type Claim = { workerId: string; nowMs: number; limit: number }
export type Claimed = { deliveries: LeadDelivery[]; looked: number }

/**
 * Claims at most `limit` due deliveries, one per receiver, starting with the receivers not looked at for longest. Dealers
 * go before shoppers' receipts, which always keep one place. Each receiver has one delivery under way at a time, so its
 * leads stay in order. Times that a clock jump set too far ahead count as due. `looked` is 0 when nothing is due.
 *
 * A lead that failed three times or was refused no longer holds back newer ones, because the fault may be its own. While
 * the circuit is open, leads that failed that often are still sent in order. (`claim_deliveries`, migration 0064)
 */
export async function claimDeliveries(db: Database, claim: Claim): Promise<Claimed> {
  let looked = await lookAtLanes(db, claim)
  // Nothing is due: perhaps only for a clock that was far ahead
  if (looked.length === 0 && (await pullBackJumped(db, claim.nowMs))) looked = await lookAtLanes(db, claim)
  const ids = looked.flatMap(({ delivery_id }) => delivery_id ?? [])
  if (ids.length === 0) return { deliveries: [], looked: looked.length }
  const rows = await db.selectFrom('lead_deliveries').selectAll().where('id', 'in', ids).execute()
  return { deliveries: rows.map(toDelivery), looked: looked.length }
}

/** A row for each receiver looked at, with the delivery claimed if it has one. */
async function lookAtLanes(
  db: Database,
  { workerId, nowMs, limit }: Claim,
): Promise<{ delivery_id: DeliveryId | null }[]> {
  const after = (ms: number) => sql`${new Date(nowMs + ms)}::timestamptz`
  // Not a plain select: on a full disk those go on, and nothing may be sent that could not be marked as sent.
  const { rows } = await sql<{ delivery_id: DeliveryId | null }>`
    with claimed as materialized (select delivery_id from claim_deliveries(
      ${workerId}::text, ${after(0)}, ${after(LEASE_MS)}, ${after(2 * LEASE_MS)}, ${after(DELAY_MS_MAX)},
      ${after(LATER_MS)}, ${CIRCUIT_FAILURES}::integer, ${limit}::integer
    )) select delivery_id from claimed`.execute(db)
  return rows
}

async function pullBackJumped(db: Database, nowMs: number): Promise<boolean> {
  const pulled = await db
    .updateTable('delivery_lanes')
    .set({ due_at: new Date(nowMs) })
    .where('due_at', '>', new Date(nowMs + DELAY_MS_MAX + LEASE_MS))
    .returning('receiver_id')
    .execute()
  return pulled.length > 0
}
