import type { Booking } from '#src/features/bookings/domain/booking.ts'
import { writeCalendarEntry } from '#src/features/bookings/domain/calendar/calendar-entry.ts'
import { briefStartText, startText } from '#src/features/bookings/domain/booking-times.ts'
import { localDateTime } from '#src/shared/domain/local-date-time.ts'
import type { MailMessage } from '#src/platform/messaging/messenger.ts'
import {
  writeCancelledMail,
  writeMovedMail,
  writeReceiptMail,
  writeReminderMail,
} from '#src/features/leads/domain/mail/shopper-mail.ts'
import { bookedThing, bookingWords } from '#src/features/leads/domain/booking-words.ts'
import { type DriveWords, type LeadMail, personName } from '#src/features/leads/domain/mail/lead-mail.ts'
import type { Lead, ShopperMailId } from '#src/features/leads/domain/lead.ts'
import type { LeadLinks } from '../consent/lead-links.ts'

type DriveMailDeps = { links: LeadLinks; mailFrom: string }
type Method = 'REQUEST' | 'CANCEL'
type Calendar = Pick<MailMessage, 'calendar'>
type AboutDrive = { lead: Lead; booking: Booking; id: ShopperMailId; consentUrl: string }

const WRITERS = {
  receipt: writeReceiptMail,
  moved: writeMovedMail,
  reminder: writeReminderMail,
  cancelled: writeCancelledMail,
}

/** The shopper's mail about a drive, with the entry that puts it into their calendar or takes it out. */
export async function driveMail(
  deps: DriveMailDeps,
  { lead, booking, id, consentUrl }: AboutDrive,
): Promise<LeadMail & Calendar> {
  const url = await deps.links.urlOf(bookingWords(lead).purpose, lead, Date.parse(booking.endsAt))
  const drive = { when: startText(booking.startsLocal), place: booking.place, url }
  const method = id === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const calendar = await calendarOf(deps, lead, booking, { method, dealers: [] })
  return { ...WRITERS[id](lead, { consentUrl, drive }), calendar }
}

type About = { method: Method; dealers: string[] }

/** Its organiser is the location's own mailbox, so that a decline or a question reaches it. */
export async function calendarOf(
  { links, mailFrom }: DriveMailDeps,
  lead: Lead,
  booking: Booking,
  { method, dealers }: About,
): Promise<NonNullable<MailMessage['calendar']>> {
  const url = await links.urlOf(bookingWords(lead).purpose, lead, Date.parse(booking.endsAt))
  const thing = bookedThing(lead) ?? lead.siteName
  const { title, bring } = bookingWords(lead)
  const organiser = {
    name: lead.vendor.mailboxName ?? lead.vendor.name,
    address: lead.vendor.email ?? lead.mailFrom ?? mailFrom,
  }
  const content = writeCalendarEntry({
    uid: `${booking.id}@${lead.siteSlug}`,
    method,
    sequence: booking.sequence + (method === 'CANCEL' ? 1 : 0),
    startsLocal: booking.startsLocal,
    endsLocal: localText(booking.endsAt, booking.timeZone),
    timeZone: booking.timeZone,
    madeAt: booking.createdAt,
    summary: `${title}: ${thing}`,
    description: `${thing}\nReference ${lead.reference}\n${bring}`,
    place: booking.place,
    url,
    organiser,
    attendees: [
      ...(lead.person.email ? [{ name: personName(lead), address: lead.person.email }] : []),
      ...dealers
        .filter((address) => address !== organiser.address)
        .map((address) => ({ name: lead.route.locationName ?? lead.vendor.name, address })),
    ],
  })
  return { method, content }
}

/** A booked or cancelled drive as a dealer reads it. */
export function driveWords({ startsLocal, movedFrom, place }: Booking): DriveWords {
  return {
    state: movedFrom ? 'moved' : 'booked',
    when: startText(startsLocal),
    brief: briefStartText(startsLocal),
    place,
    was: movedFrom && startText(movedFrom),
  }
}

function localText(iso: string, timeZone: string): string {
  const { date, time } = localDateTime(Date.parse(iso), timeZone)
  return `${date}T${time}`
}
