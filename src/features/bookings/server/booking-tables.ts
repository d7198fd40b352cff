import type { Generated, JSONColumnType } from 'kysely'
import type { BookingKind } from '../domain/booking.ts'
import type { Mark } from '#src/shared/domain/visitor.ts'
import type {
  BookingId,
  DealershipId,
  LeadId,
  LocationId,
  SiteId,
  VehicleId,
} from '#src/shared/domain/ids.ts'

/** The table keeps its first name, because processes of the release before write to it during an update. */
export type BookingsTable = {
  id: BookingId
  kind: BookingKind
  site_id: SiteId
  lead_id: LeadId
  dealership_id: DealershipId
  location_id: LocationId
  vehicle_id: VehicleId | null
  starts_local: string
  starts_at: Date
  ends_at: Date
  time_zone: string
  place: string
  seat: number
  /** Its place among the day's, where a day has a limit. */
  day_place: number | null
  state: 'booked' | 'cancelled'
  created_at: Date
  cancelled_at: Date | null
  marks: JSONColumnType<Mark[]>
  /** How often it was moved. */
  sequence: Generated<number>
  moved_from: Generated<string | null>
  /** ISO 8601 in UTC, those that still count. */
  moves: JSONColumnType<string[], string | undefined>
  /** When its reminder was handed to delivery. */
  reminded_at: Generated<Date | null>
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    test_drive_bookings: BookingsTable
  }
}
