import type { Lead } from './lead.ts'

/** How mails name what a time is booked for. */
type BookingWords = {
  title: string
  /** Before booked, moved or wanted. */
  short: string
  bring: string
  purpose: 'test-drive' | 'service-booking'
}

const DRIVE: BookingWords = {
  title: 'Test drive',
  short: 'Test drive',
  bring: 'Please bring your driver licence.',
  purpose: 'test-drive',
}
const SERVICE: BookingWords = {
  title: 'Service booking',
  short: 'Service',
  bring: 'Please bring the logbook and, if the wheels have lock nuts, their key.',
  purpose: 'service-booking',
}

/** The words for a lead's booking, whether or not it has one. */
export function bookingWords({ category }: Pick<Lead, 'category'>): BookingWords {
  return category === 'Service' ? SERVICE : DRIVE
}

/** Within a sentence: `test drive`, `service`. */
export function bookingNoun(lead: Pick<Lead, 'category'>): string {
  return bookingWords(lead).short.toLowerCase()
}

/**
 * What is booked: the vehicle to be driven, as listed or as the shopper named it, or the service, as the site's list
 * names it; null if none was named.
 */
export function bookedThing({
  category,
  vehicle,
  answers,
}: Pick<Lead, 'category' | 'vehicle' | 'answers'>): string | null {
  if (category === 'Service') return answers.service ?? null
  return vehicle?.name ?? answers.vehicle_of_interest ?? null
}
