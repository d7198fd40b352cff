import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import type { LeadDelivery } from '../../domain/lead.ts'
import { SITE_MAILBOX } from './present-receiver.ts'

type MailReceiver = { kind: 'mail'; id: string; to: string[] }
export type Fallback = { key: string; receiver: MailReceiver }

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
  const isOfSite =
    receiverKey === 'site/fallback' ||
    receiverKey === SITE_MAILBOX ||
    (receiver.kind === 'mail' && mailbox !== null && receiver.to.includes(mailbox))
  if (mailbox && !isOfSite && receiverKey !== 'platform/fallback')
    return { key: 'site/fallback', receiver: { kind: 'mail', id: 'site-fallback', to: [mailbox] } }
  if (!agencyMail || receiverKey === 'platform/fallback') return null
  return { key: 'platform/fallback', receiver: { kind: 'mail', id: 'platform-fallback', to: [agencyMail] } }
}
