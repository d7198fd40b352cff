import { createHash } from 'node:crypto'
import { startText } from '#src/features/bookings/domain/booking-times.ts'
import type { SiteConfig, SiteContext, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { addressTimeZone, AU_STATE_TIME_ZONE } from '#src/shared/domain/au-state.ts'
import { localDateTime } from '#src/shared/domain/local-date-time.ts'
import type { Messenger } from '#src/platform/messaging/messenger.ts'
import type { SmsMessenger } from '#src/platform/messaging/sms/sms-messenger.ts'
import { type Alarm, alarmMail, alarmText } from '#src/features/leads/domain/alarm/alarm-mail.ts'
import type { LeadDelivery } from '#src/features/leads/domain/lead.ts'
import { fallbackOf, mailsTo } from '../receivers/fallback-receiver.ts'
import type { Trouble } from './troubled-deliveries.ts'

export type AlarmContacts = { mails: string[]; mobiles: string[] }
export type AlarmSenderDeps = {
  messenger: Messenger
  /** Without it no texts are sent. */
  sms: SmsMessenger | null
  mailFrom: string
  /** The platform's operator: told of every alarm, and last in line for a lead. */
  agency: { mail: string | null; mobile: string | null }
}
/** The message, identical for every attempt. */
type Told = { id: string; subject: string; text: string; short: string | null }

/** Mails and texts people; true if at least one was reached. */
export async function tell(
  deps: AlarmSenderDeps,
  contacts: AlarmContacts,
  { id, subject, text, short }: Told,
): Promise<boolean> {
  const key = createHash('sha256').update(id).digest('hex').slice(0, 24)
  const host = deps.mailFrom.split('@')[1] ?? 'localhost'
  const mails = contacts.mails.map((to, index) =>
    deps.messenger.send({
      messageId: `alarm-${key}-${index}@${host}`,
      from: { name: 'Website leads', address: deps.mailFrom },
      to: [to],
      replyTo: null,
      subject,
      text,
      html: null,
    }),
  )
  const texts = short === null || !deps.sms ? [] : contacts.mobiles
  const texted = texts.map((to, index) =>
    deps.sms?.send({
      messageId: `alarm-${key}-sms-${index}@${host}`,
      senderName: 'Leads',
      to: `+61${to.replace(/\D/g, '').replace(/^(61|0)/, '')}`,
      text: short ?? '',
      metadata: {},
    }),
  )
  const sent = await Promise.allSettled([...mails, ...texted])
  return sent.some((each) => each.status === 'fulfilled' && each.value?.ok === true)
}

export function alarmOf(
  trouble: Trouble,
  newest: LeadDelivery,
  { site, agencyMail }: { site: SiteContext | null; agencyMail: string | null },
): Told {
  const config = site?.config ?? null
  const place = config ? placeOf(config, trouble.receiverKey) : null
  const timeZone = place ? addressTimeZone(place.address) : AU_STATE_TIME_ZONE[config?.state ?? 'QLD']
  const { date, time } = localDateTime(trouble.since.getTime(), timeZone)
  const slug = config?.slug ?? trouble.siteId.replace(/^site_/, '')
  const fallback = fallbackOf(newest, { config, agencyMail })
  const alarm: Alarm = {
    siteName: config?.name ?? slug,
    siteSlug: slug,
    ownerName: place?.name ?? null,
    receiver: newest.receiver,
    receiverKey: trouble.receiverKey,
    fault: trouble.fault,
    leads: trouble.leads,
    answer: newest.lastError,
    sinceText: startText(`${date}T${time}`),
    passedOnTo: fallback && mailsTo(fallback.receiver).join(', '),
  }
  const id = `${trouble.siteId} ${trouble.receiverKey} ${trouble.fault} ${trouble.since.getTime()}`
  return { id, ...alarmMail(alarm), short: alarmText(alarm) }
}

/** Who is told about a receiver: the contact of its location, else of the site, and the platform's operator. */
export function contactsOf(
  site: SiteContext | null,
  receiverKey: string,
  agency: AlarmSenderDeps['agency'],
): AlarmContacts {
  const contact = site ? placeOf(site.config, receiverKey)?.leadContact : null
  const mails = [contact?.email ?? site?.config.email, agency.mail]
  const mobiles = [contact?.mobile, agency.mobile]
  return { mails: distinct(mails), mobiles: distinct(mobiles) }
}

function placeOf({ locations }: Pick<SiteConfig, 'locations'>, receiverKey: string): SiteLocation | null {
  const [owner] = receiverKey.split('/')
  return (
    locations.find(({ id }) => id === owner) ??
    locations.find(({ dealershipId, leadContact }) => dealershipId === owner && leadContact) ??
    locations.find(({ dealershipId }) => dealershipId === owner) ??
    locations.find(({ isPrimary }) => isPrimary) ??
    null
  )
}

function distinct(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.flatMap((value) => value ?? []))]
}
