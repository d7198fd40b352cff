import { startText } from '#src/features/bookings/domain/booking-times.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import { leadAbout, receiptWords } from '../domain/form-kind/receipt-words.ts'
import { parseLeadReference } from '../domain/intake/lead-reference.ts'
import { type Lead, LEAD_KINDS, type LeadDelivery } from '../domain/lead.ts'
import { findDeliveries } from './delivery-repository.ts'
import type { TestDriveBook } from './intake/test-drive-book.ts'
import { findLead } from './lead-repository.ts'

/** What the success page may show to anyone with the reference: nothing about the shopper. */
export type LeadReceipt = {
  reference: string
  createdAt: string
  /** What was sent, in a few words. */
  about: string
  /** That it arrived, and what happens next. */
  words: { receipt: string; next: string }
  vehicle: { name: string; slug: string } | null
  locationName: string | null
  phone: string
  /** When and where the test drive or service is, while it is booked. */
  drive: string | null
  /** The service of the site's list, and the price told. */
  service: { name: string; price: string } | null
  /** Whether a CV came with it. */
  hasCv: boolean
  /** Whether at least one of the dealership's receivers has it. */
  isDelivered: boolean
}

/** After the third receipt of a day, and for what looks like a robot's. */
const NO_MAIL_TEXT = 'No email confirms this one, so please keep the reference.'

/** What the success page shows of a lead, or null if the site has none of that reference. */
export async function readReceipt(
  { store: { db }, bookings }: { store: Store; bookings?: TestDriveBook },
  site: SiteContext,
  text: string,
): Promise<LeadReceipt | null> {
  const reference = parseLeadReference(text)
  const lead = reference ? await findLead(db, { siteId: site.id, reference }) : undefined
  if (!lead) return null
  const deliveries = await findDeliveries(db, lead.id)
  const booking = await bookings?.findByLead(site, lead.id)
  const words = receiptWords(lead)
  const next = words.next(lead.route.locationName ?? site.config.name, lead.person.preferredContact)
  const place = site.config.locations.find((each) => each.id === lead.route.locationId)
  return {
    reference: lead.reference,
    createdAt: lead.createdAt,
    about: leadAbout(lead),
    words: {
      receipt: words.receipt,
      next: isUnmailed(site, lead, deliveries) ? `${next} ${NO_MAIL_TEXT}` : next,
    },
    vehicle: lead.vehicle && { name: lead.vehicle.name, slug: lead.vehicle.slug },
    locationName: lead.route.locationName,
    phone: lead.vendor.phone ?? place?.phone ?? site.config.phones.main,
    drive: booking?.state === 'booked' ? `${startText(booking.startsLocal)}, ${booking.place}` : null,
    service: serviceOf(lead),
    hasCv: lead.cvUrl !== undefined,
    isDelivered: deliveries.some(
      ({ receiver, state }) => LEAD_KINDS.includes(receiver.kind) && state === 'delivered',
    ),
  }
}

function serviceOf({ answers: { service: name, service_price: price } }: Lead): LeadReceipt['service'] {
  return name && price ? { name, price } : null
}

/** Whether a site that confirms by mail does not confirm this one. */
function isUnmailed({ config }: SiteContext, { person }: Lead, deliveries: readonly LeadDelivery[]): boolean {
  if (!config.features.receipt_mail || person.email === '') return false
  return !deliveries.some(({ receiver }) => receiver.kind === 'shopper_mail')
}
