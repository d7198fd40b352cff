import type { Booking } from '#src/features/bookings/domain/booking.ts'
import { writeCalendarEntry } from '#src/features/bookings/domain/calendar/calendar-entry.ts'
import { briefStartText, startText } from '#src/features/bookings/domain/test-drive-times.ts'
import type { BookingService } from '#src/features/bookings/server/booking-service.ts'
import { localDateTime } from '#src/shared/domain/local-date-time.ts'
import type { MailMessage } from '#src/platform/messaging/messenger.ts'
import {
  writeCancelledMail,
  writeDealerCancelledMail,
  writeMovedMail,
  writeReceiptMail,
  writeReminderMail,
} from '#src/features/leads/domain/delivery/shopper-mail.ts'
import { writeTradeInMail } from '#src/features/leads/domain/delivery/trade-in-mail.ts'
import {
  writeDealerEndedMail,
  writeReservationMail,
} from '#src/features/leads/domain/delivery/reservation-mail.ts'
import {
  drivenVehicle,
  type DriveWords,
  personName,
  writeLeadMail,
} from '#src/features/leads/domain/delivery/lead-mail.ts'
import type { Lead, ShopperMailId } from '#src/features/leads/domain/lead.ts'
import type { LeadLinks } from '../consent/lead-links.ts'

type ShopperMailDeps = {
  bookings: Pick<BookingService, 'findByLead'>
  links: LeadLinks
  /** The organiser of invitations of a site without a mail address of its own. */
  mailFrom: string
}
type Words = Pick<MailMessage, 'subject' | 'text' | 'html' | 'calendar' | 'unsubscribeUrl'>
type Method = 'REQUEST' | 'CANCEL'

export type ShopperMails = ReturnType<typeof createShopperMails>

/** Mails to shoppers, and about drives to dealers, with calendar entries for both sides (LEAD-002). */
export function createShopperMails(deps: ShopperMailDeps) {
  const { bookings, links } = deps
  const bookingOf = (lead: Lead) => bookings.findByLead({ id: lead.siteId }, lead.id)

  async function shopperDrive(lead: Lead, booking: Booking) {
    const url = await links.urlOf('test-drive', lead, Date.parse(booking.endsAt))
    return { when: startText(booking.startsLocal), place: booking.place, url }
  }

  return {
    /** A dealer's mail of a lead, with the drive booked or wanted and its invitation. */
    async dealerMail(
      lead: Lead,
      { note, dealers }: { note: string | null; dealers: string[] },
    ): Promise<Words> {
      const booking = await bookingOf(lead)
      if (booking?.state !== 'booked')
        return { ...writeLeadMail(lead, { note, drive: booking ? null : wantedDrive(lead) }), calendar: null }
      const calendar = await calendarOf(deps, lead, booking, { method: 'REQUEST', dealers })
      return { ...writeLeadMail(lead, { note, drive: driveWords(booking) }), calendar }
    },

    /** The shopper's mail; null if there is nothing left to say. */
    async mailFor(lead: Lead, id: ShopperMailId): Promise<Words | null> {
      const consentUrl = await links.urlOf('consent', lead)
      const unsubscribeUrl = consentUrl
      if (lead.reservation) {
        if (id !== 'receipt' && id !== 'cancelled') return null
        return {
          ...writeReservationMail(lead, lead.reservation, { id, consentUrl }),
          calendar: null,
          unsubscribeUrl,
        }
      }
      if (lead.tradeIn) {
        const mail = writeTradeInMail(lead, lead.tradeIn, consentUrl)
        return { ...mail, calendar: null, unsubscribeUrl: consentUrl }
      }
      const booking = await bookingOf(lead)
      if (!booking) {
        const mail = id === 'receipt' ? writeReceiptMail(lead, { consentUrl, drive: null }) : null
        return mail && { ...mail, calendar: null, unsubscribeUrl }
      }
      const about = { consentUrl, drive: await shopperDrive(lead, booking) }
      const isBooked = booking.state === 'booked'
      if (id === 'cancelled') {
        const calendar = await calendarOf(deps, lead, booking, { method: 'CANCEL', dealers: [] })
        return { ...writeCancelledMail(lead, about), calendar, unsubscribeUrl }
      }
      if (!isBooked && id !== 'receipt') return null
      const calendar = isBooked
        ? await calendarOf(deps, lead, booking, { method: 'REQUEST', dealers: [] })
        : null
      const write = { receipt: writeReceiptMail, moved: writeMovedMail, reminder: writeReminderMail }[id]
      const mail = isBooked ? write(lead, about) : writeReceiptMail(lead, { consentUrl, drive: null })
      return { ...mail, calendar, unsubscribeUrl }
    },

    /** Tells a dealer's mailbox of a cancelled drive or reservation; null if there is none. */
    async dealerCancellation(lead: Lead, dealers: string[]): Promise<Words | null> {
      if (lead.reservation) return { ...writeDealerEndedMail(lead, lead.reservation), calendar: null }
      const booking = await bookingOf(lead)
      if (!booking) return null
      const calendar = await calendarOf(deps, lead, booking, { method: 'CANCEL', dealers })
      return { ...writeDealerCancelledMail(lead, driveWords(booking)), calendar }
    },
  }
}

type About = { method: Method; dealers: string[] }

/** Its organiser is the location's own mailbox, so that a decline or a question reaches it. */
async function calendarOf(
  { links, mailFrom }: ShopperMailDeps,
  lead: Lead,
  booking: Booking,
  { method, dealers }: About,
): Promise<NonNullable<MailMessage['calendar']>> {
  const url = await links.urlOf('test-drive', lead, Date.parse(booking.endsAt))
  const vehicle = drivenVehicle(lead) ?? lead.siteName
  const organiser = { name: lead.vendor.name, address: lead.vendor.email ?? lead.mailFrom ?? mailFrom }
  const content = writeCalendarEntry({
    uid: `${booking.id}@${lead.siteSlug}`,
    method,
    sequence: booking.sequence + (method === 'CANCEL' ? 1 : 0),
    startsLocal: booking.startsLocal,
    endsLocal: localText(booking.endsAt, booking.timeZone),
    timeZone: booking.timeZone,
    madeAt: booking.createdAt,
    summary: `Test drive: ${vehicle}`,
    description: `${vehicle}\nReference ${lead.reference}\nPlease bring your driver licence.`,
    place: booking.place,
    url,
    organiser,
    attendees: [
      ...(lead.person.email ? [{ name: personName(lead), address: lead.person.email }] : []),
      ...dealers
        .filter((address) => address !== organiser.address)
        .map((address) => ({ name: lead.vendor.name, address })),
    ],
  })
  return { method, content }
}

function driveWords({ startsLocal, movedFrom, place }: Booking): DriveWords {
  return {
    state: movedFrom ? 'moved' : 'booked',
    when: startText(startsLocal),
    brief: briefStartText(startsLocal),
    place,
    was: movedFrom && startText(movedFrom),
  }
}

/** The time a shopper wishes where no times can be booked; null if none was named. */
function wantedDrive({ category, answers, route }: Lead): DriveWords | null {
  const wish = answers.dateTime ?? ''
  if (category !== 'Test Drive' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wish)) return null
  const words = { when: startText(wish), brief: briefStartText(wish) }
  return { state: 'wanted', ...words, place: route.locationName, was: null }
}

function localText(iso: string, timeZone: string): string {
  const { date, time } = localDateTime(Date.parse(iso), timeZone)
  return `${date}T${time}`
}
