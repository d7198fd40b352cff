import type { JSONColumnType } from 'kysely'
import type { Mark } from '#src/shared/domain/visitor.ts'
import type {
  BookingId,
  DealershipId,
  LeadId,
  LocationId,
  SiteId,
  VehicleId,
} from '#src/shared/domain/ids.ts'

export type TestDriveBookingsTable = {
  id: BookingId
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
  state: 'booked' | 'cancelled'
  created_at: Date
  cancelled_at: Date | null
  marks: JSONColumnType<Mark[]>
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    test_drive_bookings: TestDriveBookingsTable
  }
}
