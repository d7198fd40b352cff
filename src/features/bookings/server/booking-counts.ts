import { type RawBuilder, sql } from 'kysely'
import type { DatabaseTransaction } from '#src/platform/database/database.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import type { Booking, BookingKind, NewBooking } from '../domain/booking.ts'
import { countedSince } from '../domain/booking-limits.ts'
import './booking-tables.ts'

type Place = Pick<Booking, 'kind' | 'siteId' | 'dealershipId' | 'locationId'>
type Day = Omit<Place, 'siteId'> & {
  perDay: number | null
  startsLocal: string
  /** A booking that is being moved. */
  except?: string
}

/**
 * Serialises new bookings of a site, and of a workshop that several sites share, across all processes, so that the
 * counts still hold when the booking is stored.
 */
export async function lockBookings(trx: DatabaseTransaction, booking: Place): Promise<void> {
  await lock(trx, `drives ${booking.siteId}`)
  if (booking.kind === 'service') await lock(trx, `workshop ${booking.dealershipId} ${booking.locationId}`)
}

async function lock(trx: DatabaseTransaction, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}

/** The first of a day's places that nobody has; null if a day has no limit, `full` if all are taken. */
export async function freeDayPlace(
  trx: DatabaseTransaction,
  { kind, dealershipId, locationId, perDay, startsLocal, except = '' }: Day,
): Promise<number | null | 'full'> {
  if (perDay === null) return null
  const { rows } = await sql<{ n: number }>`
    select n from generate_series(0, ${perDay - 1}::integer) as n
    where not exists (
      select 1 from test_drive_bookings b
      where b.kind = ${kind} and b.dealership_id = ${dealershipId} and b.location_id = ${locationId}
        and left(b.starts_local, 10) = ${startsLocal.slice(0, 10)} and b.state = 'booked'
        and b.day_place = n and b.id <> ${except})
    order by n limit 1`.execute(trx)
  return rows[0]?.n ?? 'full'
}

type Asked = { kind: BookingKind; marks: readonly string[]; nowMs: number }

/** How many of a kind are still to come, by what they count towards. */
export function countToCome(trx: DatabaseTransaction, siteId: SiteId, asked: Asked) {
  return countMarks(trx, siteId, asked, sql`state = 'booked' and starts_at > ${new Date(asked.nowMs)}`)
}

/** How many of a kind were cancelled within a day, by what they count towards. */
export function countCancelled(trx: DatabaseTransaction, siteId: SiteId, asked: Asked) {
  const since = new Date(countedSince(asked.nowMs))
  return countMarks(trx, siteId, asked, sql`state = 'cancelled' and cancelled_at > ${since}`)
}

async function countMarks(
  trx: DatabaseTransaction,
  siteId: SiteId,
  { kind, marks }: Asked,
  counted: RawBuilder<unknown>,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ mark: string; drives: string }>`
    select mark, count(*) as drives from test_drive_bookings, jsonb_array_elements_text(marks) as mark
    where site_id = ${siteId} and kind = ${kind} and ${counted}
      and mark in (select jsonb_array_elements_text(${JSON.stringify(marks)}::jsonb))
    group by mark`.execute(trx)
  return new Map(rows.map((row) => [row.mark, Number(row.drives)]))
}

/** Whether a person, by phone or mail address, has a drive of this very vehicle to come. */
export async function hasOwnDrive(
  trx: DatabaseTransaction,
  { siteId, vehicleId, marks }: Pick<NewBooking, 'siteId' | 'vehicleId' | 'marks'>,
  nowMs: number,
): Promise<boolean> {
  const person = marks.filter((mark) => mark.startsWith('phone:') || mark.startsWith('mail:'))
  if (vehicleId === null || person.length === 0) return false
  const { rows } = await sql`
    select 1 from test_drive_bookings, jsonb_array_elements_text(marks) as mark
    where site_id = ${siteId} and vehicle_id = ${vehicleId} and state = 'booked'
      and starts_at > ${new Date(nowMs)}
      and mark in (select jsonb_array_elements_text(${JSON.stringify(person)}::jsonb))
    limit 1`.execute(trx)
  return rows.length > 0
}
