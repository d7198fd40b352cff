import { startText } from '#src/features/bookings/domain/booking-times.ts'
import type { BookingService } from '#src/features/bookings/server/booking-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Cents } from '#src/shared/domain/money.ts'
import type { Booking } from '#src/features/bookings/domain/booking.ts'
import { bookingWords } from '../domain/booking-words.ts'
import { caseReference } from '../domain/intake/lead-reference.ts'
import type { Lead } from '../domain/lead.ts'
import type { LeadLinks } from './consent/lead-links.ts'
import { listLeadsByPhone } from './lead-repository.ts'

/** What a customer sees of something they sent; never its text, which someone else may have typed with their phone. */
export type OwnLead = {
  reference: string
  /** ISO 8601 in UTC. */
  createdAt: string
  category: string
  subcategory: string | null
  vehicle: { name: string; slug: string } | null
  /** A booked drive: when and where, whether it was cancelled, and its own page while it can be. */
  drive: { text: string; isCancelled: boolean; cancelUrl: string | null } | null
  offer: { vehicle: string; priceCents: Cents | null; validUntil: string | null; isAccepted: boolean } | null
}

const OWN_MAX = 30

type OwnLeadDeps = {
  db: Database
  bookings: Pick<BookingService, 'listByLeads'> | undefined
  /** Without it, drives are listed but not cancelled here. */
  links: Pick<LeadLinks, 'urlOf'> | undefined
  /** Milliseconds since 1970. */
  now: number
}

/** A verified phone's newest 30 leads on a site, with their outcomes. */
export async function listOwnLeads(
  { db, bookings, links, now }: OwnLeadDeps,
  site: Pick<SiteContext, 'id'>,
  phone: string,
): Promise<OwnLead[]> {
  const leads = await listLeadsByPhone(db, { siteId: site.id, phone, limit: OWN_MAX })
  const drives = (await bookings?.listByLeads(leads.map(({ id }) => id))) ?? []
  const cancelUrlOf = async (lead: Lead, drive: Booking) => {
    if (!links || drive.state !== 'booked' || Date.parse(drive.startsAt) <= now) return null
    return new URL(await links.urlOf(bookingWords(lead).purpose, lead, Date.parse(drive.endsAt))).pathname
  }
  const shown = onePerValuation(leads).map(async (lead): Promise<OwnLead> => {
    const drive = drives.find(({ leadId }) => leadId === lead.id)
    return {
      reference: caseReference(lead),
      createdAt: lead.createdAt,
      category: lead.category,
      subcategory: lead.subcategory,
      vehicle: lead.vehicle && { name: lead.vehicle.name, slug: lead.vehicle.slug },
      drive: drive
        ? {
            text: `${startText(drive.startsLocal)}, ${drive.place}`,
            isCancelled: drive.state === 'cancelled',
            cancelUrl: await cancelUrlOf(lead, drive),
          }
        : null,
      offer: lead.tradeIn
        ? {
            vehicle: `${lead.tradeIn.year} ${lead.tradeIn.make} ${lead.tradeIn.model}`,
            priceCents: lead.tradeIn.offerPriceCents,
            validUntil: lead.tradeIn.validUntil,
            isAccepted: lead.tradeIn.isAccepted,
          }
        : null,
    }
  })
  return Promise.all(shown)
}

/** A valuation is one row however far it went: as accepted, or else as last sent. */
function onePerValuation(leads: readonly Lead[]): Lead[] {
  const shown = new Map<string, Lead>()
  for (const lead of leads) {
    const later = shown.get(caseReference(lead))
    if (!later || (lead.tradeIn?.isAccepted && !later.tradeIn?.isAccepted))
      shown.set(caseReference(lead), lead)
  }
  return [...shown.values()]
}
