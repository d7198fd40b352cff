import { formatCents } from '#src/shared/domain/money.ts'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import { siteDay } from '#src/features/sites/domain/site-day.ts'
import type { Customer } from './customer.ts'

/** What the lead service returns of something the customer sent (OwnLead). */
export type GarageLead = {
  reference: string
  createdAt: string
  category: string
  subcategory: string | null
  vehicle: { name: string; slug: string } | null
  drive: { text: string; isCancelled: boolean; cancelUrl: string | null } | null
  offer: { vehicle: string; priceCents: number | null; validUntil: string | null; isAccepted: boolean } | null
}
export type GarageRow = {
  reference: string
  /** `21/11/2026` in the dealer's time zone. */
  day: string
  what: string
  vehicle: { name: string; href: string } | null
  /** Its outcome. */
  lines: string[]
  /** The page that cancels a drive still to come. */
  cancelHref: string | null
}
type DealerSite = Parameters<typeof siteDay>[0]
export type GarageProfile = { firstName: string; lastName: string; email: string; phone: string }

/** The customer's details as shown on their page. */
export function garageProfile({ firstName, lastName, email, phone }: Customer): GarageProfile {
  return { firstName, lastName, email, phone: phone === null ? '' : formatAuPhone(phone) }
}

/** A garage row for one thing sent, dated in the dealer's time zone. */
export function garageRow(lead: GarageLead, site: DealerSite): GarageRow {
  const { reference, createdAt, category, vehicle, drive, offer } = lead
  return {
    reference,
    day: dayText(siteDay(site, Date.parse(createdAt))),
    what: offer ? `Trade-in: ${offer.vehicle}` : drive && category !== 'Service' ? 'Test drive' : category,
    vehicle: vehicle && { name: vehicle.name, href: `/cars/${vehicle.slug}` },
    lines: [
      ...(drive ? [drive.isCancelled ? `Cancelled: ${drive.text}` : drive.text] : []),
      ...(offer ? offerLines(offer) : []),
    ],
    cancelHref: drive?.cancelUrl ?? null,
  }
}

function offerLines({ priceCents, validUntil, isAccepted }: NonNullable<GarageLead['offer']>): string[] {
  if (priceCents === null) return ['We value this one in person.']
  const price = `Our offer: ${formatCents(priceCents)}`
  if (isAccepted) return [`${price}, accepted by you`]
  return [validUntil ? `${price}, until ${validUntil}` : price]
}

function dayText(day: string): string {
  return `${Number(day.slice(8))}/${Number(day.slice(5, 7))}/${day.slice(0, 4)}`
}
