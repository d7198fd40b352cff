import { randomBytes } from 'node:crypto'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { toId } from '#src/shared/domain/ids.ts'
import type { EarlierLead } from '#src/features/leads/domain/intake/lead-duplicate.ts'
import type { DeliveryReceiver, Lead, LeadDelivery } from '#src/features/leads/domain/lead.ts'

/** Receipts per mailbox and day, so that the form cannot be used to harass someone. */
const RECEIPTS_A_DAY = 3
const DAY_MS = 86_400_000

type Wanted = { key: string; receiver: DeliveryReceiver; at: string; state?: LeadDelivery['state'] }

/** A lead's delivery, due at once; its message id is the same for every attempt. */
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

/** The host at the end of a site's message ids. */
export function messageHost({ config }: Pick<SiteContext, 'config'>): string {
  return config.hosts[0] ?? `${config.slug}.localhost`
}

/**
 * The shopper's receipt; none without a mailbox, for a suspect, or for a mailbox at its daily limit, which the page then
 * says. A booked drive always has its invitation and an accepted offer its confirmation; both have limits of their own.
 */
export function receiptDelivery(
  site: SiteContext,
  lead: Lead,
  { earlier, isBooked }: { earlier: readonly EarlierLead[]; isBooked: boolean },
): LeadDelivery[] {
  // A shopper whose money was taken is always told; one who left before paying gets no mail
  if (lead.reservation) return lead.reservation.outcome === 'unfinished' ? [] : [shopperReceipt(site, lead)]
  if (!site.config.features.receipt_mail || lead.spam.verdict !== 'clean' || lead.person.email === '')
    return []
  const since = Date.parse(lead.createdAt) - DAY_MS
  const recent = earlier.filter(
    ({ email, createdAt }) => email === lead.person.email.toLowerCase() && Date.parse(createdAt) > since,
  )
  if (!isBooked && !lead.tradeIn?.isAccepted && recent.length >= RECEIPTS_A_DAY) return []
  return [shopperReceipt(site, lead)]
}

function shopperReceipt(site: SiteContext, lead: Lead): LeadDelivery {
  const receiver = { kind: 'shopper_mail', id: 'receipt' } as const
  return newDelivery(messageHost(site), lead, { key: shopperKey(lead), receiver, at: lead.createdAt })
}

/** The lead's own key, so that a dead mailbox holds back nobody else's mail. */
export function shopperKey(lead: Pick<Lead, 'id'>, id: string = 'receipt'): string {
  return `shopper/${lead.id}/${id}`
}
