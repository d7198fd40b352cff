import { randomBytes } from 'node:crypto'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { hasFeature } from '#src/features/sites/domain/site-feature.ts'
import { toId } from '#src/shared/domain/ids.ts'
import type { EarlierLead } from '../../domain/intake/lead-duplicate.ts'
import type { DeliveryReceiver, Lead, LeadDelivery } from '../../domain/lead.ts'

/** Receipts one mailbox gets a day, so that the form cannot be turned on somebody. */
const RECEIPTS_A_DAY = 3
const DAY_MS = 86_400_000

type Wanted = { key: string; receiver: DeliveryReceiver; at: string; state?: LeadDelivery['state'] }

/** A delivery of a lead, due at once; its message id is the same in every attempt. */
export function newDelivery(host: string, lead: Pick<Lead, 'id' | 'siteId'>, wanted: Wanted): LeadDelivery {
  const id = toId('delivery', randomBytes(12).toString('hex'))
  return {
    id,
    siteId: lead.siteId,
    leadId: lead.id,
    receiver: wanted.receiver,
    receiverKey: wanted.key,
    state: wanted.state ?? 'pending',
    attempts: 0,
    messageId: `${id}@${host}`,
    createdAt: wanted.at,
    nextAttemptAt: wanted.at,
    windowStartedAt: wanted.at,
    deliveredAt: null,
    lastError: null,
  }
}

/** The host that message ids of a site end in. */
export function messageHost({ config }: Pick<SiteContext, 'config'>): string {
  return config.hosts[0] ?? `${config.slug}.localhost`
}

/** The shopper's own receipt; none without a mailbox, for a suspect, nor for a mailbox that had its fill today. */
export function receiptDelivery(
  site: SiteContext,
  lead: Lead,
  earlier: readonly EarlierLead[],
): LeadDelivery[] {
  // Whose money was taken is told so, always; who left before paying is not written to
  if (lead.reservation) return lead.reservation.outcome === 'unfinished' ? [] : [shopperReceipt(site, lead)]
  if (!hasFeature(site, 'receipt_mail') || lead.spam.verdict !== 'clean' || lead.person.email === '')
    return []
  const since = Date.parse(lead.createdAt) - DAY_MS
  const recent = earlier.filter(
    ({ email, createdAt }) => email === lead.person.email.toLowerCase() && Date.parse(createdAt) > since,
  )
  if (recent.length >= RECEIPTS_A_DAY) return []
  return [shopperReceipt(site, lead)]
}

function shopperReceipt(site: SiteContext, lead: Lead): LeadDelivery {
  const receiver = { kind: 'shopper_mail', id: 'receipt' } as const
  return newDelivery(messageHost(site), lead, { key: shopperKey(lead), receiver, at: lead.createdAt })
}

/** A key of the lead's own: a dead mailbox holds nobody else's mail back. */
export function shopperKey(lead: Pick<Lead, 'id'>, id: 'receipt' | 'cancelled' = 'receipt'): string {
  return `shopper/${lead.id}/${id}`
}
