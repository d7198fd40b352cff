import { createHmac } from 'node:crypto'
import type { Receiver } from '#src/features/sites/domain/site-config.ts'
import type { MailMessage, Messenger, SendFailure } from '#src/platform/messaging/messenger.ts'
import type { PostOutbound } from '#src/platform/messaging/outbound-http.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, type Result } from '#src/shared/domain/result.ts'
import { writeAdf } from '../../domain/adf/adf.ts'
import { adfProfile } from '../../domain/adf/adf-profile.ts'
import { personName, writeLeadMail } from '../../domain/delivery/lead-mail.ts'
import { toLeadPayload } from '../../domain/delivery/lead-payload.ts'
import type { Lead, LeadDelivery } from '../../domain/lead.ts'

export type DelivererDeps = {
  messenger: Messenger
  postOutbound: PostOutbound
  clock: Clock
  /** Address mails come from; the shopper's goes into Reply-To, so that the dealer's domain checks hold. */
  mailFrom: string
  /** Value of the secret a receiver names, or undefined when it is not set. */
  readSecret: (name: string) => string | undefined
}

/** Hands one lead to one receiver; every attempt of a delivery carries the same message id. */
export type DeliverLead = (lead: Lead, delivery: LeadDelivery) => Promise<Result<unknown, SendFailure>>

type ReceiverOf<Kind extends Receiver['kind']> = Extract<Receiver, { kind: Kind }>
type Handover<Kind extends Receiver['kind']> = { lead: Lead; receiver: ReceiverOf<Kind>; messageId: string }
type Handlers = {
  [Kind in Receiver['kind']]: (handover: Handover<Kind>) => Promise<Result<unknown, SendFailure>>
}

/** Every kind of receiver: mail, ADF by mail or HTTPS, signed webhook. A new kind does not compile without its way. */
export function createLeadDeliverer(deps: DelivererDeps): DeliverLead {
  const handlers: Handlers = {
    mail: ({ lead, receiver, messageId }) =>
      deps.messenger.send({ ...envelope(deps, lead), ...writeLeadMail(lead), messageId, to: receiver.to }),
    adf_mail: ({ lead, receiver, messageId }) => {
      const text = writeAdf(lead, adfProfile(receiver.profile))
      return deps.messenger.send({
        ...envelope(deps, lead),
        subject: `ADF lead ${lead.reference}`,
        text,
        html: null,
        messageId,
        to: receiver.to,
      })
    },
    adf_https: ({ lead, receiver, messageId }) => {
      const secret = receiver.secretEnv === null ? '' : deps.readSecret(receiver.secretEnv)
      if (secret === undefined) return Promise.resolve(secretMissing(receiver.secretEnv))
      const authorization: Record<string, string> = secret ? { authorization: `Bearer ${secret}` } : {}
      const headers = {
        'content-type': 'application/x-adf+xml; charset=utf-8',
        'idempotency-key': messageId,
        ...authorization,
      }
      return deps.postOutbound({
        url: receiver.url,
        headers,
        body: writeAdf(lead, adfProfile(receiver.profile)),
      })
    },
    webhook: ({ lead, receiver, messageId }) => {
      const secret = deps.readSecret(receiver.secretEnv)
      if (!secret) return Promise.resolve(secretMissing(receiver.secretEnv))
      const body = JSON.stringify(toLeadPayload(lead))
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': messageId,
        ...signWebhook(secret, body, deps.clock.now()),
      }
      return deps.postOutbound({ url: receiver.url, headers, body })
    },
  }
  return (lead, delivery) => {
    const handle = handlers[delivery.receiver.kind] as (
      handover: Handover<Receiver['kind']>,
    ) => Promise<Result<unknown, SendFailure>>
    return handle({ lead, receiver: delivery.receiver, messageId: delivery.messageId })
  }
}

/**
 * Headers that prove a webhook is ours and fresh: HMAC-SHA256 over `{seconds}.{body}` with the shared secret, in
 * hex after `v1=`. A receiver recomputes it and refuses times more than five minutes away.
 */
export function signWebhook(secret: string, body: string, nowMs: number): Record<string, string> {
  const seconds = String(Math.floor(nowMs / 1000))
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { 'x-forecourt-timestamp': seconds, 'x-forecourt-signature': `v1=${signature}` }
}

function envelope(deps: DelivererDeps, lead: Lead): Pick<MailMessage, 'from' | 'replyTo'> {
  return {
    from: { name: `${lead.siteName} website`, address: deps.mailFrom },
    replyTo: { name: personName(lead), address: lead.person.email },
  }
}

function secretMissing(name: string | null): Result<unknown, SendFailure> {
  return fail({ permanent: false, isReceiverDown: true, reason: `The secret ${name} is not set` })
}
