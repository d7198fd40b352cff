import { type Selectable, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import { normaliseEmailAddress } from '#src/shared/domain/email-address.ts'
import type { SiteId, VehicleId } from '#src/shared/domain/ids.ts'
import type { HoldState } from '../domain/hold-machine.ts'
import type { Reservation } from '../domain/reservation.ts'
import './reservation-tables.ts'
import type { ReservationsTable } from './reservation-tables.ts'

/** Stores a reservation; its unique index throws if another active one holds the vehicle. */
export async function insertReservation(db: Database, reservation: Reservation): Promise<void> {
  await db
    .insertInto('reservations')
    .values({
      id: reservation.id,
      site_id: reservation.siteId,
      reference: reservation.reference,
      kind: reservation.kind,
      vehicle_id: reservation.vehicleId,
      state: reservation.state,
      hold_ends_at: new Date(reservation.holdEndsAt),
      form_key: reservation.formKey,
      phone: reservation.phone,
      email_key: normaliseEmailAddress(reservation.fields.email ?? ''),
      fields: JSON.stringify(reservation.fields),
      terms: JSON.stringify(reservation.terms),
      lead_id: null,
      marks: JSON.stringify(reservation.marks),
      created_at: new Date(reservation.createdAt),
      updated_at: new Date(reservation.createdAt),
    })
    .execute()
}

type By = { id: string } | { siteId: SiteId; reference: string } | { siteId: SiteId; formKey: string }

/** One reservation by id, or by reference or form within its site. */
export async function findReservation(db: Database, by: By): Promise<Reservation | null> {
  const query = db.selectFrom('reservations').selectAll()
  const row = await ('id' in by
    ? query.where('id', '=', by.id)
    : 'reference' in by
      ? query.where('site_id', '=', by.siteId).where('reference', '=', by.reference)
      : query.where('site_id', '=', by.siteId).where('form_key', '=', by.formKey)
  ).executeTakeFirst()
  return row ? toReservation(row) : null
}

/** The active reservation of a vehicle, whichever site it was made on. */
export async function findActive(db: Database, vehicleId: VehicleId): Promise<Reservation | null> {
  const row = await db
    .selectFrom('reservations')
    .selectAll()
    .where('vehicle_id', '=', vehicleId)
    .where('state', 'in', ['pending', 'held'])
    .executeTakeFirst()
  return row ? toReservation(row) : null
}

/** Active reservations that have timed out, oldest first. */
export async function listLapsed(db: Database, now: Date, limit: number): Promise<Reservation[]> {
  const rows = await db
    .selectFrom('reservations')
    .selectAll()
    .where('state', 'in', ['pending', 'held'])
    .where('hold_ends_at', '<=', now)
    .orderBy('hold_ends_at')
    .limit(limit)
    .execute()
  return rows.map(toReservation)
}

export type ReservationFilter = {
  siteId?: SiteId
  phone?: string
  states?: readonly HoldState[]
  limit: number
}

/** Reservations newest first, optionally by site, phone or states. */
export async function listReservations(
  db: Database,
  { siteId, phone, states, limit }: ReservationFilter,
): Promise<Reservation[]> {
  let query = db.selectFrom('reservations').selectAll().orderBy('created_at', 'desc').limit(limit)
  if (siteId) query = query.where('site_id', '=', siteId)
  if (phone) query = query.where('phone', '=', phone)
  if (states) query = query.where('state', 'in', [...states])
  return (await query.execute()).map(toReservation)
}

type Move = {
  from: HoldState
  to: HoldState
  at: Date
  holdEndsAt?: Date
  leadId?: string
  /** Clears the form fields, because the lead has them. */
  forgetsFields?: boolean
}

/** Changes a reservation's state, once among all processes; false if it has changed meanwhile. */
export async function moveReservation(
  trx: DatabaseTransaction,
  id: string,
  { from, to, at, holdEndsAt, leadId, forgetsFields }: Move,
): Promise<boolean> {
  const row = await trx
    .updateTable('reservations')
    .set({
      state: to,
      updated_at: at,
      ...(holdEndsAt ? { hold_ends_at: holdEndsAt } : {}),
      ...(leadId ? { lead_id: leadId } : {}),
      ...(forgetsFields ? { fields: '{}', email_key: '' } : {}),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Anonymises old unpaid checkouts; returns how many. */
export async function forgetFields(db: Database, before: Date, limit: number): Promise<number> {
  const result = await sql<{ id: string }>`
    update reservations set fields = '{}', email_key = '', marks = '[]', phone = 'forgotten:' || id
    where id in (
      select id from reservations where state in ('expired', 'cancelled', 'refused') and updated_at < ${before}
        and fields <> '{}'::jsonb limit ${limit})
    returning id`.execute(db)
  return result.rows.length
}

export async function countReservations(db: Database): Promise<{ state: string; count: number }[]> {
  const rows = await db
    .selectFrom('reservations')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return rows.map(({ state, count }) => ({ state, count: Number(count) }))
}

function toReservation(row: Selectable<ReservationsTable>): Reservation {
  return {
    id: row.id,
    siteId: row.site_id,
    reference: row.reference,
    kind: row.kind,
    vehicleId: row.vehicle_id,
    state: row.state,
    holdEndsAt: row.hold_ends_at.toISOString(),
    formKey: row.form_key,
    phone: row.phone,
    fields: row.fields,
    terms: row.terms,
    leadId: row.lead_id,
    marks: row.marks,
    createdAt: row.created_at.toISOString(),
  }
}
