import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import type { DeliveryReceiver, LeadDelivery } from '#src/features/leads/domain/lead.ts'
import { SITE_MAILBOX } from './present-receiver.ts'

export type Fallback = { key: string; receiver: DeliveryReceiver }

const NOTES: Record<string, string> = {
  'site-fallback':
    'No receiver of the place has taken this lead yet, so it comes to the mailbox of the website. Please hand it on. It is still being sent to its receiver as well.',
  'platform-fallback':
    'Neither the dealer’s receivers nor the mailbox of their website have taken this lead, so it comes to whoever runs the website. Please tell the dealer.',
}

/** Why another mailbox gets the lead; null for a dealer's own receiver. */
export function fallbackNote(receiverId: string): string | null {
  return NOTES[receiverId] ?? null
}

/**
 * Who gets a lead its receiver does not accept: the site's own mailbox, then the platform's operator. Null if
 * nobody is left.
 */
export function fallbackOf(
  { receiver, receiverKey }: Pick<LeadDelivery, 'receiver' | 'receiverKey'>,
  { config, agencyMail }: { config: Pick<SiteConfig, 'email'> | null; agencyMail: string | null },
): Fallback | null {
  const mailbox = config?.email ?? null
  const owner = receiverKey.split('/').slice(0, 2).join('/')
  const to = mailsTo(receiver)
  const isOfSite =
    owner === 'site/fallback' || owner === SITE_MAILBOX || (mailbox !== null && to.includes(mailbox))
  if (mailbox && !isOfSite && owner !== 'platform/fallback') return handedOn(receiver, 'site', mailbox)
  return agencyMail && owner !== 'platform/fallback' ? handedOn(receiver, 'platform', agencyMail) : null
}

const TO_MAILBOXES: readonly DeliveryReceiver['kind'][] = ['mail', 'cancel_mail', 'text_mail']

/** The mail addresses of a receiver; none for one that is no mailbox. */
export function mailsTo(receiver: DeliveryReceiver): readonly string[] {
  if (receiver.kind === 'withdrawal') return mailsTo(receiver.by)
  return TO_MAILBOXES.includes(receiver.kind) && 'to' in receiver ? receiver.to : []
}

/** The lead, or the news about it, to another mailbox. */
function handedOn(receiver: DeliveryReceiver, who: 'site' | 'platform', address: string): Fallback {
  const key = `${who}/fallback`
  const mailbox = { kind: 'mail' as const, id: `${who}-fallback`, to: [address] }
  if (receiver.kind === 'cancel_mail' || receiver.kind === 'lead_news')
    return { key: `${key}/${receiver.id}`, receiver: { kind: 'cancel_mail', id: receiver.id, to: [address] } }
  if (receiver.kind === 'text_mail')
    return { key: `${key}/${receiver.id}`, receiver: { ...receiver, to: [address] } }
  if (receiver.kind === 'withdrawal')
    return { key: `${key}/withdrawn`, receiver: { ...receiver, by: mailbox } }
  return { key, receiver: mailbox }
}
