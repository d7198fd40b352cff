import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import { type DeliveryReceiver, LEAD_KINDS, type LeadDelivery } from '#src/features/leads/domain/lead.ts'

/** The site as published now. */
export type FindSite = (siteId: SiteId) => Promise<SiteContext | null | undefined>
/** A delivery's receiver as currently configured; as it was when the lead came if it has been removed. */
export type PresentReceiver = (delivery: LeadDelivery) => Promise<DeliveryReceiver>

/** Finds corrected receivers for waiting deliveries. */
export function createPresentReceiver(findSite: FindSite): PresentReceiver {
  return async ({ siteId, receiverKey, receiver }) => {
    if (!LEAD_KINDS.includes(receiver.kind)) return receiver
    const config = (await findSite(siteId))?.config
    const [owner] = receiverKey.split('/')
    if (config && receiverKey === SITE_MAILBOX && receiver.kind === 'mail')
      return { ...receiver, to: [config.email] }
    const owners = config ? [...config.locations, ...config.dealerships] : []
    return (
      owners.find((each) => each.id === owner)?.receivers.find((each) => each.id === receiver.id) ?? receiver
    )
  }
}

/** The key of the site's own mailbox, for leads without any receiver. */
export const SITE_MAILBOX = 'site/site-email'
