import type { BookingService } from '#src/features/bookings/server/booking-service.ts'
import type { Store } from '#src/platform/database/database.ts'
import { POINTLESS, type SendFailure } from '#src/platform/messaging/messenger.ts'
import type { SmsMessenger } from '#src/platform/messaging/sms/sms-messenger.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { Lead, ShopperTextReceiver } from '#src/features/leads/domain/lead.ts'
import { answerText, bookingText } from '#src/features/leads/domain/texts/shopper-text.ts'
import { textNumber, wantsTexts } from '#src/features/leads/domain/texts/text-consent.ts'
import { quietMs } from '#src/features/leads/domain/texts/text-hours.ts'
import type { LeadLinks } from '../consent/lead-links.ts'
import type { FindSite } from '../receivers/present-receiver.ts'
import { textClock } from './text-clock.ts'
import { countTexts, findText, insertText, isStopped, markTextSent } from './text-repository.ts'

/** Texts about bookings to one number on one site in a day, so that forms cannot be used to harass somebody. */
const BOOKING_TEXTS_A_DAY = 6
const DAY_MS = 86_400_000

/** What became of texts, for metrics. */
export type TextOutcome =
  | 'sent'
  | 'failed'
  | 'stopped'
  | 'started'
  | 'received'
  | 'repeated'
  | 'unknown'
  | 'forged'

export type TextSenderDeps = {
  store: Store
  clock: Clock
  sms: SmsMessenger
  links: Pick<LeadLinks, 'personKey'>
  bookings: Pick<BookingService, 'findByLead'>
  findSite: FindSite
  onText?: (outcome: TextOutcome) => void
}
type Sent = Result<unknown, SendFailure>
export type TextSender = (
  lead: Lead,
  text: { receiver: ShopperTextReceiver; messageId: string },
) => Promise<Sent>

/**
 * Texts a shopper what holds now. Nothing goes to a number that asked for no more texts, without its own yes, or about a
 * booking that changed since; at night it waits for the morning.
 */
export function createTextSender(deps: TextSenderDeps): TextSender {
  const { store, clock, sms, links } = deps
  const { db } = store
  return async (lead, { receiver, messageId }) => {
    const site = await deps.findSite(lead.siteId)
    const about = receiver.id === 'answer' ? 'answer' : 'booking'
    const to = textNumber(lead.person.phone)
    if (!site?.config.features.texts || to === null || !wantsTexts(lead, about))
      return pointless('Nobody asked to be texted')
    const words = await wordsOf(deps, lead, receiver)
    if (words === null) return pointless('There is nothing to tell any more')
    const personKey = await links.personKey(lead.person.phone)
    if (await isStopped(db, lead.siteId, personKey)) return pointless('The number asked for no more texts')
    const nowMs = clock.now()
    const waitMs = quietMs(nowMs, textClock(site, lead))
    if (waitMs > 0)
      return fail({ permanent: false, isReceiverDown: false, waitMs, reason: 'Waits for the morning' })
    const counted = {
      siteId: lead.siteId,
      personKey,
      direction: 'out',
      since: new Date(nowMs - DAY_MS),
    } as const
    if (about === 'booking' && (await countTexts(db, counted)) >= BOOKING_TEXTS_A_DAY)
      return pointless('The number was texted often enough today')
    if (sms.isAbsent) return pointless('No carrier of text messages is set')
    const metadata = { lead_id: lead.id, website_slug: lead.siteSlug }
    const sent = await sms.send({ messageId, senderName: lead.siteName, to, text: words, metadata })
    deps.onText?.(sent.ok ? 'sent' : 'failed')
    if (!sent.ok) return sent
    const at = new Date(clock.now())
    if (receiver.id === 'answer') await markTextSent(db, receiver.textId, at)
    else
      await insertText(db, { id: messageId, lead, direction: 'out', personKey, text: words, at, sentAt: at })
    return ok(sent.value)
  }
}

/** A booking's news as it stands, or the dealer's words; null if it changed since, has begun, or was erased. */
async function wordsOf(
  { store, clock, bookings }: TextSenderDeps,
  lead: Lead,
  receiver: ShopperTextReceiver,
): Promise<string | null> {
  if (receiver.id === 'answer') {
    const words = await findText(store.db, receiver.textId)
    return words === null ? null : answerText(lead, words)
  }
  const booking = await bookings.findByLead({ id: lead.siteId }, lead.id)
  if (!booking || booking.sequence !== receiver.sequence) return null
  if ((receiver.id === 'cancelled') !== (booking.state === 'cancelled')) return null
  return Date.parse(booking.startsAt) > clock.now() ? bookingText(lead, booking, receiver.id) : null
}

function pointless(reason: string): Sent {
  return fail({ ...POINTLESS, reason })
}
