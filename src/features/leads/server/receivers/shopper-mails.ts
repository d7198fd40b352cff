import type { BookingService } from '#src/features/bookings/server/booking-service.ts'
import { briefStartText, startText } from '#src/features/bookings/domain/booking-times.ts'
import type { MailMessage } from '#src/platform/messaging/messenger.ts'
import { type LeadMail, type DriveWords, writeLeadMail } from '#src/features/leads/domain/mail/lead-mail.ts'
import { driveNews, type LeadNews, reservationNews } from '#src/features/leads/domain/news/lead-news.ts'
import { writeDealerCancelledMail, writeReceiptMail } from '#src/features/leads/domain/mail/shopper-mail.ts'
import { writeTradeInMail } from '#src/features/leads/domain/mail/trade-in-mail.ts'
import {
  writeDealerEndedMail,
  writeReservationMail,
} from '#src/features/leads/domain/mail/reservation-mail.ts'
import type { Lead, LeadNewsId, ShopperMailId } from '#src/features/leads/domain/lead.ts'
import { mailBrand } from '#src/features/leads/domain/mail/mail-brand.ts'
import type { LeadLinks } from '../consent/lead-links.ts'
import { calendarOf, driveMail, driveWords } from './drive-mails.ts'
import type { FindSite } from './present-receiver.ts'

type ShopperMailDeps = {
  bookings: Pick<BookingService, 'findByLead'>
  links: LeadLinks
  /** The present site, for its look; without it mails are plain. */
  findSite?: FindSite
  /** The organiser of invitations of a site without a mail address of its own. */
  mailFrom: string
}
type Words = Pick<MailMessage, 'subject' | 'text' | 'html' | 'calendar' | 'unsubscribeUrl'>

export type ShopperMails = ReturnType<typeof createShopperMails>

/** Mails to shoppers, and about drives to dealers, with calendar entries for both sides (LEAD-002). */
export function createShopperMails(deps: ShopperMailDeps) {
  const { bookings, links } = deps
  async function withLook(lead: Lead): Promise<Lead> {
    const site = await deps.findSite?.(lead.siteId)
    return site ? { ...lead, brand: mailBrand(site) } : lead
  }

  const bookingOf = (lead: Lead) => bookings.findByLead({ id: lead.siteId }, lead.id)

  async function wordsFor(
    lead: Lead,
    id: ShopperMailId,
    consentUrl: string,
  ): Promise<(LeadMail & Pick<Words, 'calendar'>) | null> {
    if (lead.reservation)
      return id === 'receipt' || id === 'cancelled'
        ? writeReservationMail(lead, lead.reservation, { id, consentUrl })
        : null
    if (lead.tradeIn) return writeTradeInMail(lead, lead.tradeIn, consentUrl)
    const booking = await bookingOf(lead)
    if (booking && (booking.state === 'booked' || id === 'cancelled'))
      return driveMail(deps, { lead, booking, id, consentUrl })
    return id === 'receipt' ? writeReceiptMail(lead, { consentUrl, drive: null }) : null
  }

  return {
    /** A dealer's mail of a lead, with the drive booked or wanted and its invitation. */
    async dealerMail(
      stored: Lead,
      { note, dealers }: { note: string | null; dealers: string[] },
    ): Promise<Words> {
      const lead = await withLook(stored)
      const booking = await bookingOf(lead)
      if (booking?.state !== 'booked')
        return { ...writeLeadMail(lead, { note, drive: booking ? null : wantedDrive(lead) }), calendar: null }
      const calendar = await calendarOf(deps, lead, booking, { method: 'REQUEST', dealers })
      return { ...writeLeadMail(lead, { note, drive: driveWords(booking) }), calendar }
    },

    /** The shopper's mail; null if there is nothing left to say. */
    async mailFor(stored: Lead, id: ShopperMailId): Promise<Words | null> {
      const lead = await withLook(stored)
      const consentUrl = await links.urlOf('consent', lead)
      const words = await wordsFor(lead, id, consentUrl)
      return words && { calendar: null, ...words, unsubscribeUrl: consentUrl }
    },

    /** Tells a dealer's mailbox of a cancelled drive or reservation; null if there is none. */
    async dealerCancellation(stored: Lead, dealers: string[]): Promise<Words | null> {
      const lead = await withLook(stored)
      if (lead.reservation) return { ...writeDealerEndedMail(lead, lead.reservation), calendar: null }
      const booking = await bookingOf(lead)
      if (!booking) return null
      const calendar = await calendarOf(deps, lead, booking, { method: 'CANCEL', dealers })
      return { ...writeDealerCancelledMail(lead, driveWords(booking)), calendar }
    },

    /** What a lead system is told of a drive moved, or of a drive or reservation ended; null if it no longer holds. */
    async dealerNews(lead: Lead, id: LeadNewsId): Promise<LeadNews | null> {
      if (lead.reservation) return reservationNews(lead)
      const booking = await bookingOf(lead)
      if (!booking || (id === 'moved' && booking.state !== 'booked')) return null
      return driveNews(lead, id, { ...driveWords(booking), startsLocal: booking.startsLocal })
    },
  }
}

/** The time a shopper wishes where no times can be booked; null if none was named. */
function wantedDrive({ category, answers, route }: Lead): DriveWords | null {
  const wish = answers.dateTime ?? ''
  if (!['Test Drive', 'Service'].includes(category) || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wish)) return null
  const words = { when: startText(wish), brief: briefStartText(wish) }
  return { state: 'wanted', ...words, place: route.locationName, was: null }
}
