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
import { textDeliveries } from '../texts/text-deliveries.ts'
import { messageHost, newDelivery, shopperKey } from '../intake/new-delivery.ts'

/** `sequence`: how often the booking was moved; 0 for what cannot be. */
type Ended = { lead: Lead; nowMs: number; sequence: number }
type Mailbox = { key: string; to: string[] }
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
  about: Ended,
): Promise<LeadDelivery[]> {
  return bothSides(db, site, { ...about, id: 'moved', key: `moved-${about.sequence}` })
}

async function bothSides(
  db: Database,
  site: SiteContext,
  { lead, nowMs, sequence, id, key: end }: Told,
): Promise<LeadDelivery[]> {
  const at = new Date(nowMs).toISOString()
  const host = messageHost(site)
  const receivers = await findDeliveries(db, lead.id)
  const systems = receivers.flatMap(({ receiver, receiverKey }) =>
    isNewsReceiver(receiver) ? [{ key: receiverKey, by: receiver }] : [],
  )
  const boxes = mailboxesAmong(site, receivers)
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
    ...textDeliveries(site, lead, { id, sequence, at }),
  ]
}

/** The mailboxes that got a lead, else the site's own. */
export async function mailboxesOf(
  db: Database,
  site: SiteContext,
  lead: Pick<Lead, 'id'>,
): Promise<Mailbox[]> {
  return mailboxesAmong(site, await findDeliveries(db, lead.id))
}

function mailboxesAmong({ config }: SiteContext, deliveries: readonly LeadDelivery[]): Mailbox[] {
  const mailed = deliveries.flatMap(({ receiver, receiverKey }) =>
    receiver.kind === 'mail' ? [{ key: receiverKey, to: receiver.to }] : [],
  )
  return mailed.length > 0 ? mailed : [{ key: 'site/site-email', to: [config.email] }]
}

function isNewsReceiver(receiver: DeliveryReceiver): receiver is NewsReceiver {
  return receiver.kind === 'adf_mail' || receiver.kind === 'adf_https' || receiver.kind === 'webhook'
}
