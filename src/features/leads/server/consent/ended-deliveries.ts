import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Lead, LeadDelivery } from '../../domain/lead.ts'
import { findDeliveries } from '../delivery-repository.ts'
import { messageHost, newDelivery, shopperKey } from '../intake/new-delivery.ts'

type Ended = { lead: Lead; nowMs: number }

/** Who hears that a drive or reservation ended: the shopper, and mailboxes with the lead (else the site's own). */
export async function endedDeliveries(
  db: Database,
  site: SiteContext,
  { lead, nowMs }: Ended,
): Promise<LeadDelivery[]> {
  const at = new Date(nowMs).toISOString()
  const host = messageHost(site)
  const mailed = (await findDeliveries(db, lead.id)).flatMap(({ receiver, receiverKey }) =>
    receiver.kind === 'mail' ? [{ key: receiverKey, to: receiver.to }] : [],
  )
  const boxes = mailed.length > 0 ? mailed : [{ key: 'site/site-email', to: [site.config.email] }]
  return [
    ...boxes.map(({ key, to }) =>
      newDelivery(host, lead, {
        key: `${key}/cancelled`,
        receiver: { kind: 'cancel_mail', id: 'cancelled', to },
        at,
      }),
    ),
    newDelivery(host, lead, {
      key: shopperKey(lead, 'cancelled'),
      receiver: { kind: 'shopper_mail', id: 'cancelled' },
      at,
    }),
  ]
}
