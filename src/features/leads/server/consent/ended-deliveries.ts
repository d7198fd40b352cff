import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database } from '#src/platform/database/database.ts'
import type {
  DeliveryReceiver,
  Lead,
  LeadDelivery,
  LeadNewsId,
  NewsReceiver,
} from '#src/features/leads/domain/lead.ts'
import { findDeliveries } from '../delivery-repository.ts'
import { messageHost, newDelivery, shopperKey } from '../intake/new-delivery.ts'

type Ended = { lead: Lead; nowMs: number }
type Told = Ended & { id: LeadNewsId; key: string }

/** Who hears that a drive or reservation ended: the shopper, mailboxes with the lead (else the site's own), and lead systems. */
export async function endedDeliveries(
  db: Database,
  site: SiteContext,
  about: Ended,
): Promise<LeadDelivery[]> {
  return bothSides(db, site, { ...about, id: 'cancelled', key: 'cancelled' })
}

/** Who hears that a drive was moved: the same; each move once. */
export async function movedDeliveries(
  db: Database,
  site: SiteContext,
  { sequence, ...about }: Ended & { sequence: number },
): Promise<LeadDelivery[]> {
  return bothSides(db, site, { ...about, id: 'moved', key: `moved-${sequence}` })
}

async function bothSides(
  db: Database,
  site: SiteContext,
  { lead, nowMs, id, key: end }: Told,
): Promise<LeadDelivery[]> {
  const at = new Date(nowMs).toISOString()
  const host = messageHost(site)
  const receivers = await findDeliveries(db, lead.id)
  const mailed = receivers.flatMap(({ receiver, receiverKey }) =>
    receiver.kind === 'mail' ? [{ key: receiverKey, to: receiver.to }] : [],
  )
  const systems = receivers.flatMap(({ receiver, receiverKey }) =>
    isNewsReceiver(receiver) ? [{ key: receiverKey, by: receiver }] : [],
  )
  const boxes = mailed.length > 0 ? mailed : [{ key: 'site/site-email', to: [site.config.email] }]
  return [
    ...boxes.map(({ key, to }) =>
      newDelivery(host, lead, {
        key: `${key}/${end}`,
        receiver: { kind: 'cancel_mail', id, to },
        at,
      }),
    ),
    ...systems.map(({ key, by }) =>
      newDelivery(host, lead, { key: `${key}/${end}`, receiver: { kind: 'lead_news', id, by }, at }),
    ),
    newDelivery(host, lead, {
      key: shopperKey(lead, end),
      receiver: { kind: 'shopper_mail', id },
      at,
    }),
  ]
}

function isNewsReceiver(receiver: DeliveryReceiver): receiver is NewsReceiver {
  return receiver.kind === 'adf_mail' || receiver.kind === 'adf_https' || receiver.kind === 'webhook'
}
