import type { Selectable } from 'kysely'
import type { Database } from '#src/platform/database/database.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import { type PaymentEvent, paymentStatesBefore, nextPayment } from '../domain/payment-machine.ts'
import type { Payment } from '../domain/payment.ts'
import './payment-tables.ts'
import type { PaymentsTable } from './payment-tables.ts'

type Row = Selectable<PaymentsTable>
type Change = Partial<Omit<Row, 'id' | 'state' | 'attempts'>>

/** Stores a requested payment in its reservation's transaction. */
export async function insertPayment(
  db: Database,
  payment: Omit<Payment, 'sessionId' | 'url' | 'chargeId' | 'takenCents' | 'attempts'>,
  { at, nextAt }: { at: Date; nextAt: Date },
): Promise<void> {
  await db
    .insertInto('payments')
    .values({
      id: payment.id,
      site_id: payment.siteId,
      reservation_id: payment.reservationId,
      gateway: payment.gateway,
      amount_cents: payment.amountCents,
      currency: payment.currency,
      state: payment.state,
      created_at: at,
      next_at: nextAt,
    })
    .execute()
}

export async function findByReservation(db: Database, reservationId: string): Promise<Payment | null> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst()
  return row ? toPayment(row) : null
}

/** A payment of this site by the gateway's page id or our own id. */
export async function findBySession(
  db: Database,
  siteId: SiteId,
  by: { gateway: string; sessionId: string; paymentId: string | null },
): Promise<Payment | null> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('gateway', '=', by.gateway as Row['gateway'])
    .where((eb) =>
      eb.or([
        eb('session_id', '=', by.sessionId),
        ...(by.paymentId ? [eb.and([eb('id', '=', by.paymentId), eb('session_id', 'is', null)])] : []),
      ]),
    )
    .executeTakeFirst()
  return row ? toPayment(row) : null
}

/** Payments due for a gateway check or a refund attempt, longest waiting first. */
export async function listDue(
  db: Database,
  state: 'open' | 'refund_due',
  { now, limit }: { now: Date; limit: number },
): Promise<Payment[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('state', '=', state)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute()
  return rows.map(toPayment)
}

/** Changes a payment's state, once among all processes; false if the event is late or repeated. */
export async function movePayment(
  db: Database,
  id: string,
  { event, ...change }: Change & { event: PaymentEvent },
): Promise<boolean> {
  for (const before of paymentStatesBefore(event)) {
    const after = nextPayment(before, event)
    if (!after) continue
    const row = await db
      .updateTable('payments')
      .set({ ...change, state: after })
      .where('id', '=', id)
      .where('state', '=', before)
      .returning('id')
      .executeTakeFirst()
    if (row) return true
  }
  return false
}

export async function setSession(
  db: Database,
  id: string,
  session: { sessionId: string; url: string },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ session_id: session.sessionId, url: session.url })
    .where('id', '=', id)
    .execute()
}

/** Sets when a payment is checked next and counts the attempt. */
export async function postpone(db: Database, id: string, nextAt: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_at: nextAt }))
    .where('id', '=', id)
    .execute()
}

/** Deletes the gateway's ids for a payment; amount, state and times stay for the books. */
export async function forgetGateway(db: Database, reservationId: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ session_id: null, url: null, charge_id: null, refund_id: null })
    .where('reservation_id', '=', reservationId)
    .execute()
}

export async function countPayments(db: Database): Promise<{ state: string; count: number }[]> {
  const rows = await db
    .selectFrom('payments')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return rows.map(({ state, count }) => ({ state, count: Number(count) }))
}

function toPayment(row: Row): Payment {
  return {
    id: row.id,
    siteId: row.site_id,
    reservationId: row.reservation_id,
    gateway: row.gateway,
    amountCents: Number(row.amount_cents),
    currency: row.currency,
    state: row.state,
    sessionId: row.session_id,
    url: row.url,
    chargeId: row.charge_id,
    takenCents: row.taken_cents === null ? null : Number(row.taken_cents),
    attempts: row.attempts,
  }
}
