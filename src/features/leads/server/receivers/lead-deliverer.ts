import { createHmac } from 'node:crypto'
import {
  type MailMessage,
  type Messenger,
  POINTLESS,
  type SendFailure,
} from '#src/platform/messaging/messenger.ts'
import type { PostOutbound } from '#src/platform/messaging/outbound-http.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, type Result } from '#src/shared/domain/result.ts'
import type { TextSender } from '../texts/text-sender.ts'
import { fallbackNote } from './fallback-receiver.ts'
import type { ShopperMails } from './shopper-mails.ts'
import { writeAdf } from '#src/features/leads/domain/adf/adf.ts'
import { adfCarries } from '#src/features/leads/domain/adf/adf-carries.ts'
import { adfProfile } from '#src/features/leads/domain/adf/adf-profile.ts'
import { personName, writeLeadMail } from '#src/features/leads/domain/mail/lead-mail.ts'
import { withdrawalPayload, writeWithdrawalMail } from '#src/features/leads/domain/consent/withdrawal.ts'
import { writeTextMail } from '#src/features/leads/domain/texts/text-mail.ts'
import { newsPayload } from '#src/features/leads/domain/news/lead-news.ts'
import { caseReference } from '#src/features/leads/domain/intake/lead-reference.ts'
import { toLeadPayload } from '#src/features/leads/domain/delivery/lead-payload.ts'
import type { DeliveryReceiver, Lead, LeadDelivery } from '#src/features/leads/domain/lead.ts'

export type DelivererDeps = {
  messenger: Messenger
  postOutbound: PostOutbound
  clock: Clock
  /** Sender address of mails; the shopper's goes in Reply-To, so that the dealer's domain checks pass. */
  mailFrom: string
  /** Value of a receiver's secret, or undefined if not set. */
  readSecret: (name: string) => string | undefined
  /** Mails to shoppers; without it none are sent. */
  shopper?: ShopperMails
  /** Texts to shoppers; without it none are sent. */
  texts?: TextSender
  /** The words of a shopper's text; null once they were erased. */
  readText?: (id: string) => Promise<string | null>
}

/** Hands a lead to a receiver; every attempt of a delivery has the same message id. */
export type DeliverLead = (lead: Lead, delivery: LeadDelivery) => Promise<Result<unknown, SendFailure>>

type ReceiverOf<Kind extends DeliveryReceiver['kind']> = Extract<DeliveryReceiver, { kind: Kind }>
type Handover<Kind extends DeliveryReceiver['kind']> = {
  lead: Lead
  receiver: ReceiverOf<Kind>
  messageId: string
}
type Handlers = {
  [Kind in DeliveryReceiver['kind']]: (handover: Handover<Kind>) => Promise<Result<unknown, SendFailure>>
}

/** Every kind of receiver: mail, ADF by mail or HTTPS, signed webhook. A new kind does not compile until handled. */
export function createLeadDeliverer(deps: DelivererDeps): DeliverLead {
  const handlers: Handlers = {
    mail: async ({ lead, receiver, messageId }) => {
      const note = fallbackNote(receiver.id)
      const mail = await deps.shopper?.dealerMail(lead, { note, dealers: receiver.to })
      return deps.messenger.send({
        ...envelope(deps, lead),
        ...(mail ?? writeLeadMail(lead, { note })),
        messageId,
        to: receiver.to,
      })
    },
    shopper_mail: ({ lead, receiver, messageId }) => sendToShopper(deps, lead, { receiver, messageId }),
    shopper_text: async ({ lead, receiver, messageId }) =>
      (await deps.texts?.(lead, { receiver, messageId })) ?? noDrive(),
    text_mail: ({ lead, receiver, messageId }) => sendTextMail(deps, lead, { receiver, messageId }),
    cancel_mail: async ({ lead, receiver, messageId }) => {
      const told =
        receiver.id === 'moved'
          ? await deps.shopper?.dealerMail(lead, { note: null, dealers: receiver.to })
          : await deps.shopper?.dealerCancellation(lead, receiver.to)
      if (!told) return noDrive()
      return deps.messenger.send({ ...envelope(deps, lead), ...told, messageId, to: receiver.to })
    },
    withdrawal: ({ lead, receiver: { by }, messageId }) => {
      if (lead.person.email === '') return Promise.resolve(noDrive())
      if (by.kind === 'mail')
        return deps.messenger.send({
          ...envelope(deps, lead),
          ...writeWithdrawalMail(lead),
          messageId,
          to: by.to,
        })
      return postWebhook(deps, by, { messageId, payload: withdrawalPayload(lead) })
    },
    lead_news: async ({ lead, receiver: { id, by }, messageId }) => {
      const news = await deps.shopper?.dealerNews(lead, id)
      if (!news) return noDrive()
      if (by.kind === 'webhook') return postWebhook(deps, by, { messageId, payload: newsPayload(news) })
      return sendAdf(deps, by, { lead: news.lead, messageId, news: news.words })
    },
    adf_mail: ({ lead, receiver, messageId }) => sendAdf(deps, receiver, { lead, messageId }),
    adf_https: ({ lead, receiver, messageId }) => sendAdf(deps, receiver, { lead, messageId }),
    webhook: ({ lead, receiver, messageId }) =>
      postWebhook(deps, receiver, { messageId, payload: toLeadPayload(lead) }),
  }
  return (lead, delivery) => {
    const handle = handlers[delivery.receiver.kind] as (
      handover: Handover<DeliveryReceiver['kind']>,
    ) => Promise<Result<unknown, SendFailure>>
    return handle({ lead, receiver: delivery.receiver, messageId: delivery.messageId })
  }
}

async function sendAdf(
  deps: DelivererDeps,
  receiver: ReceiverOf<'adf_mail' | 'adf_https'>,
  { lead, messageId, news = null }: { lead: Lead; messageId: string; news?: string | null },
): Promise<Result<unknown, SendFailure>> {
  const profile = adfProfile(receiver.profile)
  if (!adfCarries(lead, profile)) return notForAdf()
  const text = writeAdf(lead, profile, news)
  if (receiver.kind === 'adf_mail') {
    const subject = `ADF lead ${caseReference(lead)}`
    return deps.messenger.send({
      ...envelope(deps, lead),
      ...{ subject, text, html: null, messageId, to: receiver.to },
    })
  }
  const secret = receiver.secretEnv === null ? '' : deps.readSecret(receiver.secretEnv)
  if (secret === undefined) return secretMissing(receiver.secretEnv)
  const headers = {
    'content-type': 'application/x-adf+xml; charset=utf-8',
    'idempotency-key': messageId,
    ...(secret ? { authorization: `Bearer ${secret}` } : {}),
  }
  return deps.postOutbound({ url: receiver.url, headers, body: text })
}

async function postWebhook(
  deps: DelivererDeps,
  { url, secretEnv }: ReceiverOf<'webhook'>,
  { messageId, payload }: { messageId: string; payload: object },
): Promise<Result<unknown, SendFailure>> {
  const secret = deps.readSecret(secretEnv)
  if (!secret) return secretMissing(secretEnv)
  const body = JSON.stringify(payload)
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': messageId,
    ...signWebhook(secret, body, deps.clock.now()),
  }
  return deps.postOutbound({ url, headers, body })
}

/**
 * Headers proving that a webhook is ours and recent: HMAC-SHA256 over `{seconds}.{body}` with the shared secret,
 * in hex after `v1=`. A receiver recomputes it and refuses times more than five minutes off.
 */
export function signWebhook(secret: string, body: string, nowMs: number): Record<string, string> {
  const seconds = String(Math.floor(nowMs / 1000))
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { 'x-forecourt-timestamp': seconds, 'x-forecourt-signature': `v1=${signature}` }
}

function envelope(deps: DelivererDeps, lead: Lead): Pick<MailMessage, 'from' | 'replyTo'> {
  return {
    from: { name: `${lead.siteName} website`, address: lead.mailFrom ?? deps.mailFrom },
    replyTo: lead.person.email === '' ? null : { name: personName(lead), address: lead.person.email },
  }
}

async function sendTextMail(
  deps: DelivererDeps,
  lead: Lead,
  { receiver, messageId }: { receiver: ReceiverOf<'text_mail'>; messageId: string },
): Promise<Result<unknown, SendFailure>> {
  const text = (await deps.readText?.(receiver.id)) ?? null
  if (text === null) return noDrive()
  const mail = writeTextMail(lead, text)
  return deps.messenger.send({ ...envelope(deps, lead), ...mail, messageId, to: receiver.to })
}

async function sendToShopper(
  deps: DelivererDeps,
  lead: Lead,
  { receiver, messageId }: { receiver: ReceiverOf<'shopper_mail'>; messageId: string },
): Promise<Result<unknown, SendFailure>> {
  const mail = await deps.shopper?.mailFor(lead, receiver.id)
  if (!mail || lead.person.email === '') return noDrive()
  return deps.messenger.send({
    from: { name: lead.siteName, address: lead.mailFrom ?? deps.mailFrom },
    replyTo: lead.vendor.email
      ? { name: lead.vendor.mailboxName ?? lead.siteName, address: lead.vendor.email }
      : null,
    ...mail,
    messageId,
    to: [lead.person.email],
  })
}

function noDrive(): Result<unknown, SendFailure> {
  return fail({ ...POINTLESS, reason: 'There is nothing to tell any more' })
}

/** Only if its receiver became an ADF one since: the lead then goes to the site's mailbox. */
function notForAdf(): Result<unknown, SendFailure> {
  return fail({ permanent: true, isReceiverDown: false, reason: 'ADF does not carry this kind of lead' })
}

function secretMissing(name: string | null): Result<unknown, SendFailure> {
  return fail({ permanent: true, isReceiverDown: false, reason: `The secret ${name} is not set` })
}
