import type { Booking } from '#src/features/bookings/domain/booking.ts'
import { writeCalendarEntry } from '#src/features/bookings/domain/calendar/calendar-entry.ts'
import { startText } from '#src/features/bookings/domain/test-drive-times.ts'
import type { BookingService } from '#src/features/bookings/server/booking-service.ts'
import { localDateTime } from '#src/shared/domain/local-date-time.ts'
import type { MailMessage } from '#src/platform/messaging/messenger.ts'
import {
  writeCancelledMail,
  writeDealerCancelledMail,
  writeReceiptMail,
} from '../../domain/delivery/shopper-mail.ts'
import { writeTradeInMail } from '../../domain/delivery/trade-in-mail.ts'
import { writeDealerEndedMail, writeReservationMail } from '../../domain/delivery/reservation-mail.ts'
import { personName } from '../../domain/delivery/lead-mail.ts'
import type { Lead } from '../../domain/lead.ts'
import type { LeadLinks } from '../consent/lead-links.ts'

type ShopperMailDeps = {
  bookings: Pick<BookingService, 'findByLead'>
  links: LeadLinks
  /** The organiser of invitations: the address all mails come from. */
  mailFrom: string
}
type Words = Pick<MailMessage, 'subject' | 'text' | 'html' | 'calendar' | 'unsubscribeUrl'>
type Method = 'REQUEST' | 'CANCEL'

export type ShopperMails = ReturnType<typeof createShopperMails>

/** Mails to shoppers, and calendar entries for both sides (LEAD-002). */
export function createShopperMails({ bookings, links, mailFrom }: ShopperMailDeps) {
  const bookingOf = (lead: Lead) => bookings.findByLead({ id: lead.siteId }, lead.id)

  async function entry(lead: Lead, booking: Booking, about: { method: Method; dealers: string[] }) {
    const url = await links.urlOf('test-drive', lead, Date.parse(booking.endsAt))
    const vehicle = lead.vehicle?.name ?? lead.answers.vehicle_of_interest ?? lead.siteName
    const content = writeCalendarEntry({
      uid: `${booking.id}@${lead.siteSlug}`,
      method: about.method,
      startsLocal: booking.startsLocal,
      endsLocal: localText(booking.endsAt, booking.timeZone),
      timeZone: booking.timeZone,
      madeAt: booking.createdAt,
      summary: `Test drive: ${vehicle}`,
      description: `${vehicle}\nReference ${lead.reference}\nPlease bring your driver licence.`,
      place: booking.place,
      url,
      organiser: { name: lead.siteName, address: mailFrom },
      attendees: [
        { name: personName(lead), address: lead.person.email },
        ...about.dealers.map((address) => ({ name: lead.vendor.name, address })),
      ],
    })
    return { method: about.method, content }
  }

  return {
    /** The invitation attached to a dealer's mail; null if no drive is booked. */
    async calendarFor(lead: Lead, dealers: string[]): Promise<MailMessage['calendar']> {
      const booking = await bookingOf(lead)
      return booking?.state === 'booked' ? entry(lead, booking, { method: 'REQUEST', dealers }) : null
    },

    /** The shopper's mail; null if there is nothing left to say. */
    async mailFor(lead: Lead, id: 'receipt' | 'cancelled'): Promise<Words | null> {
      const consentUrl = await links.urlOf('consent', lead)
      if (lead.reservation) {
        const mail = writeReservationMail(lead, lead.reservation, { id, consentUrl })
        return { ...mail, calendar: null, unsubscribeUrl: consentUrl }
      }
      if (lead.tradeIn) {
        const mail = writeTradeInMail(lead, lead.tradeIn, consentUrl)
        return { ...mail, calendar: null, unsubscribeUrl: consentUrl }
      }
      const booking = await bookingOf(lead)
      const drive = booking && {
        when: startText(booking.startsLocal),
        place: booking.place,
        url: await links.urlOf('test-drive', lead, Date.parse(booking.endsAt)),
      }
      if (id === 'receipt') {
        const isBooked = booking?.state === 'booked'
        const mail = writeReceiptMail(lead, { consentUrl, drive: isBooked ? drive : null })
        const calendar = isBooked ? await entry(lead, booking, { method: 'REQUEST', dealers: [] }) : null
        return { ...mail, calendar, unsubscribeUrl: consentUrl }
      }
      if (!booking) return null
      const calendar = await entry(lead, booking, { method: 'CANCEL', dealers: [] })
      return { ...writeCancelledMail(lead, { consentUrl, drive }), calendar, unsubscribeUrl: consentUrl }
    },

    /** Tells a dealer's mailbox of a cancelled drive; null if there is none. */
    async dealerCancellation(lead: Lead, dealers: string[]): Promise<Words | null> {
      if (lead.reservation) return { ...writeDealerEndedMail(lead, lead.reservation), calendar: null }
      const booking = await bookingOf(lead)
      if (!booking) return null
      const when = startText(booking.startsLocal)
      const calendar = await entry(lead, booking, { method: 'CANCEL', dealers })
      return { ...writeDealerCancelledMail(lead, { when, place: booking.place }), calendar }
    },
  }
}

function localText(iso: string, timeZone: string): string {
  const { date, time } = localDateTime(Date.parse(iso), timeZone)
  return `${date}T${time}`
}
