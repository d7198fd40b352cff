import { type Selectable, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import type { DeliveryId, LeadId, SiteId } from '#src/shared/domain/ids.ts'
import { type DeliveryFault, isRefusal } from '../domain/delivery/delivery-fault.ts'
import { DELIVERY_STATES, nextDeliveryState, statesBefore } from '../domain/delivery/delivery-state.ts'
import { CIRCUIT_FAILURES, circuitOpenMs } from '../domain/delivery/receiver-circuit.ts'
import type { DeliveryReceiver, LeadDelivery } from '../domain/lead.ts'
import { DELIVERY_CHANNEL } from './lead-repository.ts'
import type { LeadDeliveriesTable } from './lead-tables.ts'

/** A claim lapses after this, so that a killed worker's deliveries go out again under the same message id. */
export const LEASE_MS = 90_000

export async function findClaimants(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('lead_deliveries')
    .select('leased_by')
    .distinct()
    .where('state', '=', 'delivering')
    .where('leased_by', 'is not', null)
    .execute()
  return rows.flatMap((row) => row.leased_by ?? [])
}

/** Releases a dead worker's claims. They may have been sent, so they go out again under their message id. */
export async function releaseClaims(
  db: Database,
  claimant: string,
  except: readonly DeliveryId[] = [],
): Promise<void> {
  await db
    .updateTable('lead_deliveries')
    .set({ lease_ends_at: new Date(0), leased_by: null })
    .where('state', '=', 'delivering')
    .where('leased_by', '=', claimant)
    .$if(except.length > 0, (query) => query.where('id', 'not in', [...except]))
    .execute()
}

/**
 * Marks a claimed delivery as delivered and closes its receiver's circuit, making due whatever waited behind an
 * outage. A lapsed claim that arrived counts too.
 */
export async function markDelivered(db: Database, delivery: LeadDelivery, nowMs: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('lead_deliveries')
      .set({
        state: 'delivered',
        delivered_at: new Date(nowMs),
        leased_by: null,
        lease_ends_at: null,
        last_error: null,
        fault: null,
        is_refused: false,
      })
      .where('id', '=', delivery.id)
      .where('state', 'in', statesBefore('succeed'))
      .execute()
    const circuit = await transaction
      .deleteFrom('receiver_circuits')
      .where('site_id', '=', delivery.siteId)
      .where('receiver_id', '=', delivery.receiverKey)
      .returning('failures')
      .executeTakeFirst()
    if (circuit && circuit.failures >= CIRCUIT_FAILURES) await makeDue(transaction, delivery, nowMs)
    await lookSoon(transaction, delivery, nowMs)
  })
}

async function makeDue(
  transaction: DatabaseTransaction,
  delivery: LeadDelivery,
  nowMs: number,
): Promise<void> {
  await transaction
    .updateTable('lead_deliveries')
    .set({ next_attempt_at: new Date(nowMs) })
    .where('site_id', '=', delivery.siteId)
    .where('receiver_id', '=', delivery.receiverKey)
    .where('state', '=', 'retrying')
    .execute()
}

export type Failure = {
  workerId: string
  nowMs: number
  error: string /** Null gives up: a dead letter. */
  delayMs: number | null
  isReceiverDown: boolean
  /** Null if there is nothing to fix. */
  fault: DeliveryFault | null
  /** Nothing was tried: it waits for hours in which it may be sent. */
  isWaiting: boolean
}

/** Schedules a failed attempt again or makes it a dead letter, and counts it against the receiver. */
export async function markFailed(db: Database, delivery: LeadDelivery, failure: Failure): Promise<void> {
  const event = failure.delayMs === null ? 'give_up' : 'fail'
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('lead_deliveries')
      .set((is) => ({
        ...(failure.isWaiting ? { attempts: is('attempts', '-', 1) } : {}),
        state: nextDeliveryState('delivering', event) ?? 'retrying',
        next_attempt_at: new Date(failure.nowMs + (failure.delayMs ?? 0)),
        leased_by: null,
        lease_ends_at: null,
        last_error: failure.error.slice(0, 500),
        fault: failure.fault,
        is_refused: failure.fault !== null && isRefusal(failure.fault),
      }))
      .where('id', '=', delivery.id)
      .where('leased_by', '=', failure.workerId)
      .where('state', 'in', statesBefore(event))
      .execute()
    if (failure.isReceiverDown) await countFailure(transaction, delivery, failure.nowMs)
    await lookSoon(transaction, delivery, failure.nowMs)
  })
}

async function countFailure(
  transaction: DatabaseTransaction,
  delivery: LeadDelivery,
  nowMs: number,
): Promise<void> {
  const row = await transaction
    .insertInto('receiver_circuits')
    .values({
      site_id: delivery.siteId,
      receiver_id: delivery.receiverKey,
      failures: 1,
      open_until: new Date(nowMs),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'receiver_id'])
        .doUpdateSet({ failures: sql`receiver_circuits.failures + 1` }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  const openMs = circuitOpenMs(row.failures)
  if (openMs === 0) return
  await transaction
    .updateTable('receiver_circuits')
    .set({ open_until: new Date(nowMs + openMs) })
    .where('site_id', '=', delivery.siteId)
    .where('receiver_id', '=', delivery.receiverKey)
    .execute()
}

/** Lets a receiver be looked at straight away: its last delivery is done, or its settings have changed. */
async function lookSoon(
  transaction: DatabaseTransaction,
  { siteId, receiverKey }: LeadDelivery,
  nowMs: number,
): Promise<void> {
  await transaction
    .updateTable('delivery_lanes')
    .set({ due_at: new Date(nowMs) })
    .where('site_id', '=', siteId)
    .where('receiver_id', '=', receiverKey)
    .execute()
}

export async function findDeliveries(db: Database, leadId: LeadId): Promise<LeadDelivery[]> {
  const rows = await db
    .selectFrom('lead_deliveries')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('position')
    .execute()
  return rows.map(toDelivery)
}

/** A site's failed deliveries, waiting or dead, or without a site every dead letter; oldest first. */
export async function findFailedDeliveries(db: Database, siteId: SiteId | null): Promise<LeadDelivery[]> {
  const rows = await db
    .selectFrom('lead_deliveries')
    .selectAll()
    .where('state', 'in', siteId ? ['dead', 'retrying'] : ['dead'])
    .$if(siteId !== null, (query) => query.where('site_id', '=', siteId as SiteId))
    .orderBy('position')
    .execute()
  return rows.map(toDelivery)
}

type Replay = { delivery: LeadDelivery; receiver: DeliveryReceiver; nowMs: number }

/** Sends a dead, held or waiting delivery again at once, with a new 72 hours, to the receiver as now configured. */
export async function replayDelivery(db: Database, { delivery, receiver, nowMs }: Replay): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const now = new Date(nowMs)
    const row = await transaction
      .updateTable('lead_deliveries')
      .set({
        state: 'pending',
        attempts: 0,
        window_started_at: now,
        next_attempt_at: now,
        receiver: JSON.stringify(receiver),
        fault: null,
        is_refused: false,
      })
      .where('id', '=', delivery.id)
      .where('state', 'in', statesBefore('replay'))
      .returning('id')
      .executeTakeFirst()
    if (!row) return false
    await transaction
      .deleteFrom('receiver_circuits')
      .where('site_id', '=', delivery.siteId)
      .where('receiver_id', '=', delivery.receiverKey)
      .execute()
    await lookSoon(transaction, delivery, nowMs)
    await sql`select pg_notify(${DELIVERY_CHANNEL}, '')`.execute(transaction)
    return true
  })
}

/** More than this counts as this: a scrape must not read a whole table. */
export const COUNTED_MAX = 10_000

/** Deliveries by state, each at most `COUNTED_MAX`; partial indexes find those that are not delivered. */
export async function countDeliveries(db: Database): Promise<Record<string, number>> {
  const counted = await Promise.all(
    DELIVERY_STATES.map(async (state) => {
      const { rows } = await sql<{ count: string }>`
        select count(*) as count from (
          select 1 from lead_deliveries where state = ${sql.lit(state)} limit ${COUNTED_MAX}
        ) as counted`.execute(db)
      return [state, Number(rows[0]?.count ?? 0)] as const
    }),
  )
  return Object.fromEntries(counted)
}

export function toDelivery(row: Selectable<LeadDeliveriesTable>): LeadDelivery {
  return {
    id: row.id,
    siteId: row.site_id,
    leadId: row.lead_id,
    receiver: row.receiver,
    receiverKey: row.receiver_id,
    state: row.state,
    attempts: row.attempts,
    messageId: row.message_id,
    createdAt: row.created_at.toISOString(),
    nextAttemptAt: row.next_attempt_at.toISOString(),
    windowStartedAt: row.window_started_at.toISOString(),
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    lastError: row.last_error,
  }
}
