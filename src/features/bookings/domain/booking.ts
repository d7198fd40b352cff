import type {
  BookingId,
  DealershipId,
  LeadId,
  LocationId,
  SiteId,
  VehicleId,
} from '#src/shared/domain/ids.ts'
import type { Mark, Proof } from '#src/shared/domain/visitor.ts'

/** What a time is booked for. */
export type BookingKind = 'test_drive' | 'service'

/** A booked test drive or service. Times are ISO 8601 in UTC; `startsLocal` is YYYY-MM-DDTHH:MM at the location. */
export type Booking = {
  id: BookingId
  kind: BookingKind
  siteId: SiteId
  leadId: LeadId
  dealershipId: DealershipId
  locationId: LocationId
  vehicleId: VehicleId | null
  startsLocal: string
  startsAt: string
  endsAt: string
  timeZone: string
  /** Name and street, as shown in a calendar. */
  place: string
  state: 'booked' | 'cancelled'
  createdAt: string
  /** How often it was moved, and the start before the last move. */
  sequence: number
  movedFrom: string | null
  /** When it was moved lately, ISO 8601 in UTC. */
  moves: string[]
}

export type NewBooking = Omit<Booking, 'state' | 'id' | 'sequence' | 'movedFrom' | 'moves'> & {
  /** Bookings the location can give at that time, and on that day (null: no limit). */
  seats: number
  perDay: number | null
  /** What it counts towards, and what vouches for its sender. */
  marks: Mark[]
  proof: Proof
}
