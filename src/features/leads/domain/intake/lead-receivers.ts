import type { SiteConfig, SiteDealership, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { adfCarries } from '../adf/adf-carries.ts'
import { adfProfile } from '../adf/adf-profile.ts'
import type { Receiver } from '../delivery/receiver-schema.ts'
import { LEAD_CATEGORIES, type LeadCategory, toSentCategory } from '../form/lead-category.ts'

export type KeyedReceiver = { key: string; receiver: Receiver }
type Owner = { id: string; receivers: Receiver[] }
type Asked = {
  place: SiteLocation | null
  dealership: SiteDealership | undefined
  category: LeadCategory
}

/**
 * The receivers that take a lead, and why these: the location's, else its dealership's, else the site's mailbox, so that
 * there is always one.
 */
export function receiversFor(
  config: Pick<SiteConfig, 'email'>,
  { place, dealership, category }: Asked,
): { receivers: KeyedReceiver[]; because: string } {
  const owners: [Owner | null | undefined, string][] = [
    [place, 'location'],
    [dealership, 'dealership'],
  ]
  for (const [owner, name] of owners) {
    const all = owner ? withKeys(owner) : []
    const taking = all.filter(({ receiver }) => takesLead(receiver, category))
    if (taking.length === 0) continue
    const subject = taking.length < all.length ? ` that take ${category}` : ''
    return { receivers: taking, because: `Sent to the receivers of the ${name}${subject}.` }
  }
  const isRefused = owners.some(([owner]) => (owner?.receivers.length ?? 0) > 0)
  return {
    receivers: [{ key: 'site/site-email', receiver: { kind: 'mail', id: 'site-email', to: [config.email] } }],
    because: isRefused
      ? `No receiver takes ${category}, so it goes to the mail address of the site.`
      : 'No receiver is set, so it goes to the mail address of the site.',
  }
}

/** Whether a receiver's settings and format let it take leads on a subject. */
function takesLead(receiver: Receiver, category: LeadCategory): boolean {
  if ('profile' in receiver && !adfCarries(toSentCategory(category, null), adfProfile(receiver.profile)))
    return false
  const { takes } = receiver
  if (!takes || takes.includes(category)) return true
  return category !== 'Careers Enquiry' && takes.includes(LEAD_CATEGORIES[category].department)
}

/** Two receivers sharing an id by mistake still get a delivery each. */
function withKeys({ id, receivers }: Owner): KeyedReceiver[] {
  return receivers.map((receiver, index) => {
    const repeats = receivers.slice(0, index).filter((each) => each.id === receiver.id).length
    return { key: `${id}/${receiver.id}${repeats > 0 ? `#${repeats + 1}` : ''}`, receiver }
  })
}
