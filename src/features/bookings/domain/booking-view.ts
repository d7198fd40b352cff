import type { OfferedDay } from './booking-times.ts'

/** A link in a mail about a booking; the purpose is the first part of its address. */
export type BookingLink = {
  purpose: 'test-drive' | 'service-booking'
  reference: string
  signature: string
}

/** What a booked drive's or service's page shows to anyone with the mail's link. */
export type BookingView = {
  when: string
  place: string
  /** The service, or the vehicle listed. */
  about: string | null
  /** Of the service, as it was told when it was booked. */
  price: string | null
  state: 'booked' | 'cancelled' | 'past'
  /** Of the location, for what the page cannot do. */
  phone: string
  /** Whether it may be moved once more today. */
  canMove: boolean
  /** The other free times of a booked one. */
  days: OfferedDay[]
}
