import { bookingWords } from '../booking-words.ts'
import type { Lead, LeadNewsId } from '../lead.ts'
import { caseReference } from '../intake/lead-reference.ts'
import type { DriveWords } from '../mail/lead-mail.ts'

/** What a lead system is told later of a lead: the lead with its present time, and what changed in a sentence. */
export type LeadNews = {
  id: LeadNewsId
  lead: Lead
  words: string
  /** Start of the drive as it now is, YYYY-MM-DDTHH:MM at its location; null if it is cancelled. */
  startsLocal: string | null
}

/** A drive or service moved or cancelled; the wish of the form gives way to the time that holds. */
export function driveNews(lead: Lead, id: LeadNewsId, drive: DriveWords & { startsLocal: string }): LeadNews {
  const { dateTime: _wish, ...answers } = lead.answers
  const where = drive.place ? ` at ${drive.place}` : ''
  const title = bookingWords(lead).title.toUpperCase()
  if (id === 'cancelled')
    return {
      id,
      lead: { ...lead, answers },
      words: `${title} CANCELLED by the shopper: it was ${drive.when}${where}. The time is free again.`,
      startsLocal: null,
    }
  const { startsLocal } = drive
  return {
    id,
    lead: { ...lead, answers: { ...answers, dateTime: startsLocal } },
    words: `${title} MOVED by the shopper: it is now ${drive.when}${where}.${drive.was ? ` Before: ${drive.was}.` : ''}`,
    startsLocal,
  }
}

/** A reservation that ended. */
export function reservationNews(lead: Lead): LeadNews {
  return {
    id: 'cancelled',
    lead,
    words: `RESERVATION ENDED: ${lead.vehicle?.name ?? 'the vehicle'} is no longer reserved. Reference ${caseReference(lead)}.`,
    startsLocal: null,
  }
}

/** The same as a webhook's body; `event` tells it from a lead. */
export function newsPayload({ id, lead, words, startsLocal }: LeadNews): Record<string, unknown> {
  const booked = lead.category === 'Service' ? 'service_booking' : 'test_drive'
  const what = lead.reservation ? 'reservation' : booked
  return {
    event: `${what}_${what === 'reservation' ? 'ended' : id}`,
    lead_id: lead.id,
    reference: caseReference(lead),
    site: lead.siteSlug,
    car_id: lead.vehicle?.id ?? null,
    starts_local: startsLocal,
    message: words,
  }
}
