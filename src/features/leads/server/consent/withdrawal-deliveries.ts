import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database } from '#src/platform/database/database.ts'
import { normaliseEmailAddress } from '#src/shared/domain/email-address.ts'
import type { Lead, LeadDelivery, WithdrawalReceiver } from '#src/features/leads/domain/lead.ts'
import { messageHost, newDelivery } from '../intake/new-delivery.ts'

type Withdrawn = { lead: Lead; nowMs: number; count: number }

/**
 * The receivers to notify of a withdrawal: every mailbox and webhook that was sent one of this person's leads from this
 * site, once each, or else the site's own mailbox. ADF has no field for it. `count` is how many answers the person has
 * given, so that a later withdrawal is sent again.
 */
export async function withdrawalDeliveries(
  db: Database,
  site: SiteContext,
  { lead, nowMs, count }: Withdrawn,
): Promise<LeadDelivery[]> {
  const rows = await db
    .selectFrom('lead_deliveries as d')
    .innerJoin('leads', 'leads.id', 'd.lead_id')
    .select(['d.receiver_id', 'd.receiver'])
    .where('leads.site_id', '=', site.id)
    .where('leads.email_key', '=', normaliseEmailAddress(lead.person.email))
    .where('d.state', '<>', 'held')
    .orderBy('d.position')
    .execute()
  const told = new Map<string, WithdrawalReceiver>()
  for (const { receiver_id, receiver } of rows)
    if (receiver.kind === 'mail' || receiver.kind === 'webhook') told.set(receiver_id, receiver)
  if (told.size === 0)
    told.set('site/site-email', { kind: 'mail', id: 'site-email', to: [site.config.email] })
  const at = new Date(nowMs).toISOString()
  return [...told].map(([key, by]) =>
    newDelivery(messageHost(site), lead, {
      key: `${key}/withdrawn-${count}`,
      receiver: { kind: 'withdrawal', id: 'withdrawn', by },
      at,
    }),
  )
}
