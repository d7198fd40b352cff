import { startText } from '#src/features/bookings/domain/test-drive-times.ts'
import type { BookingService } from '#src/features/bookings/server/booking-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Cents } from '#src/shared/domain/money.ts'
import { listLeadsByPhone } from './lead-repository.ts'

/** What a customer sees of something they sent; never its text, which someone else may have typed with their phone. */
export type OwnLead = {
  reference: string
  /** ISO 8601 in UTC. */
  createdAt: string
  category: string
  subcategory: string | null
  vehicle: { name: string; slug: string } | null
  /** A booked drive: when and where, and whether it was cancelled. */
  drive: { text: string; isCancelled: boolean } | null
  offer: { vehicle: string; priceCents: Cents | null; validUntil: string | null; isAccepted: boolean } | null
}

const OWN_MAX = 30

/** A verified phone's newest 30 leads on a site, with their outcomes. */
export async function listOwnLeads(
  { db, bookings }: { db: Database; bookings: Pick<BookingService, 'listByLeads'> | undefined },
  site: Pick<SiteContext, 'id'>,
  phone: string,
): Promise<OwnLead[]> {
  const leads = await listLeadsByPhone(db, { siteId: site.id, phone, limit: OWN_MAX })
  const drives = (await bookings?.listByLeads(leads.map(({ id }) => id))) ?? []
  return leads.map((lead) => {
    const drive = drives.find(({ leadId }) => leadId === lead.id)
    return {
      reference: lead.reference,
      createdAt: lead.createdAt,
      category: lead.category,
      subcategory: lead.subcategory,
      vehicle: lead.vehicle && { name: lead.vehicle.name, slug: lead.vehicle.slug },
      drive: drive
        ? {
            text: `${startText(drive.startsLocal)}, ${drive.place}`,
            isCancelled: drive.state === 'cancelled',
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
}
