import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import type {
  BookingId,
  DealershipId,
  LeadId,
  LocationId,
  SiteId,
  VehicleId,
} from '#src/shared/domain/ids.ts'
import type { Booking, BookingKind, NewBooking } from '../domain/booking.ts'
import { freeDayPlace } from './booking-counts.ts'
import type { BookingsTable } from './booking-tables.ts'

type Where = {
  kind: BookingKind
  dealershipId: DealershipId
  locationId: LocationId
  vehicleId: VehicleId | null
  fromLocal: string
}

/** Bookings of a kind per start at a location from a time on. A start that clashes with the vehicle's own drive counts as full. */
export async function countTaken(db: Database, where: Where): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('test_drive_bookings')
    .select(['starts_local', 'vehicle_id', 'location_id', 'dealership_id'])
    .where('kind', '=', where.kind)
    .where('state', '=', 'booked')
    .where('starts_local', '>=', where.fromLocal)
    .where((is) => {
      const here = is.and([
        is('dealership_id', '=', where.dealershipId),
        is('location_id', '=', where.locationId),
      ])
      return where.vehicleId === null ? here : is.or([here, is('vehicle_id', '=', where.vehicleId)])
    })
    .execute()
  const taken = new Map<string, number>()
  for (const row of rows) {
    const isSameVehicle = where.vehicleId !== null && row.vehicle_id === where.vehicleId
    const known = taken.get(row.starts_local) ?? 0
    taken.set(row.starts_local, isSameVehicle ? Number.POSITIVE_INFINITY : known + 1)
  }
  return taken
}

/** Takes a slot for a lead in the lead's own transaction; false if none is free. */
export async function insertBooking(
  transaction: DatabaseTransaction,
  id: BookingId,
  booking: NewBooking,
): Promise<boolean> {
  const dayPlace = await freeDayPlace(transaction, booking)
  if (dayPlace === 'full') return false
  for (let seat = 0; seat < booking.seats; seat++) {
    const row = await transaction
      .insertInto('test_drive_bookings')
      .values({
        id,
        kind: booking.kind,
        site_id: booking.siteId,
        lead_id: booking.leadId,
        dealership_id: booking.dealershipId,
        location_id: booking.locationId,
        vehicle_id: booking.vehicleId,
        starts_local: booking.startsLocal,
        starts_at: new Date(booking.startsAt),
        ends_at: new Date(booking.endsAt),
        time_zone: booking.timeZone,
        place: booking.place,
        seat,
        day_place: dayPlace,
        state: 'booked',
        created_at: new Date(booking.createdAt),
        cancelled_at: null,
        marks: JSON.stringify(booking.marks),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row) return true
  }
  return false
}

export async function findBooking(
  db: Database,
  siteId: SiteId,
  leadId: LeadId,
): Promise<Booking | undefined> {
  const row = await db
    .selectFrom('test_drive_bookings')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
  return row && toBooking(row)
}

/** Frees the slot of an upcoming booking; false if there was nothing to cancel. */
export async function cancelBooking(
  transaction: DatabaseTransaction,
  id: BookingId,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .updateTable('test_drive_bookings')
    .set({ state: 'cancelled', cancelled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .where('starts_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type Move = Pick<NewBooking, 'startsLocal' | 'startsAt' | 'endsAt' | 'seats' | 'perDay'>

/** Moves an upcoming booking to a free seat of another start; false if none is free, or it was moved meanwhile. */
export async function moveBooking(
  transaction: DatabaseTransaction,
  booking: Booking,
  { startsLocal, startsAt, endsAt, seats, perDay, now, moves }: Move & { now: Date; moves: string[] },
): Promise<boolean> {
  const dayPlace = await freeDayPlace(transaction, { ...booking, perDay, startsLocal, except: booking.id })
  if (dayPlace === 'full') return false
  for (let seat = 0; seat < seats; seat++) {
    const row = await transaction
      .updateTable('test_drive_bookings as mine')
      .set((is) => ({
        starts_local: startsLocal,
        starts_at: new Date(startsAt),
        ends_at: new Date(endsAt),
        seat,
        day_place: dayPlace,
        sequence: is('sequence', '+', 1),
        moved_from: is.ref('starts_local'),
        reminded_at: null,
        moves: JSON.stringify(moves),
      }))
      .where('id', '=', booking.id)
      .where('sequence', '=', booking.sequence)
      .where('state', '=', 'booked')
      .where('starts_at', '>', now)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('test_drive_bookings as other')
              .select('other.id')
              .where('other.kind', '=', booking.kind)
              .where('other.state', '=', 'booked')
              .where('other.id', '<>', booking.id)
              .where('other.starts_local', '=', startsLocal)
              .where((or) =>
                or.or([
                  or.and([
                    or('other.dealership_id', '=', booking.dealershipId),
                    or('other.location_id', '=', booking.locationId),
                    or('other.seat', '=', seat),
                  ]),
                  ...(booking.vehicleId ? [or('other.vehicle_id', '=', booking.vehicleId)] : []),
                ]),
              ),
          ),
        ),
      )
      .returning('id')
      .executeTakeFirst()
    if (row) return true
  }
  return false
}

/** Bookings that start within a period and have no reminder yet, soonest first. */
export async function findUnreminded(
  db: Database,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<Booking[]> {
  const rows = await db
    .selectFrom('test_drive_bookings')
    .selectAll()
    .where('state', '=', 'booked')
    .where('reminded_at', 'is', null)
    .where('starts_at', '>', from)
    .where('starts_at', '<=', to)
    .orderBy('starts_at')
    .limit(limit)
    .execute()
  return rows.map(toBooking)
}

/** Notes that a reminder is settled; false if it was, or the booking was moved or cancelled meanwhile. */
export async function markReminded(
  transaction: DatabaseTransaction,
  { id, sequence }: Pick<Booking, 'id' | 'sequence'>,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .updateTable('test_drive_bookings')
    .set({ reminded_at: now })
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .where('sequence', '=', sequence)
    .where('reminded_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What was booked with leads, including cancelled ones. */
export async function findBookings(db: Database, leadIds: LeadId[]): Promise<Booking[]> {
  if (leadIds.length === 0) return []
  const rows = await db
    .selectFrom('test_drive_bookings')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .execute()
  return rows.map(toBooking)
}

/** Frees the slots of leads whose person is erased; returns how many. */
export async function releaseBookings(
  transaction: DatabaseTransaction,
  leadIds: LeadId[],
  now: Date,
): Promise<number> {
  if (leadIds.length === 0) return 0
  const released = await transaction
    .updateTable('test_drive_bookings')
    .set({ state: 'cancelled', cancelled_at: now, marks: '[]' })
    .where('lead_id', 'in', leadIds)
    .where('state', '=', 'booked')
    .executeTakeFirst()
  await forgetMarks(transaction, leadIds)
  return Number(released.numUpdatedRows)
}

export async function forgetMarks(transaction: DatabaseTransaction, leadIds: LeadId[]): Promise<void> {
  if (leadIds.length === 0) return
  await transaction
    .updateTable('test_drive_bookings')
    .set({ marks: '[]' })
    .where('lead_id', 'in', leadIds)
    .execute()
}

function toBooking(row: Selectable<BookingsTable>): Booking {
  return {
    id: row.id,
    kind: row.kind,
    siteId: row.site_id,
    leadId: row.lead_id,
    dealershipId: row.dealership_id,
    locationId: row.location_id,
    vehicleId: row.vehicle_id,
    startsLocal: row.starts_local,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    place: row.place,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    sequence: row.sequence,
    movedFrom: row.moved_from,
    moves: row.moves,
  }
}
