import { createTransport } from 'nodemailer'
import type { FindDkimKey } from './dkim-keys.ts'
import { fail, ok } from '#src/shared/domain/result.ts'
import { headerText, type MailMessage, type Messenger, type SendFailure } from './messenger.ts'

type SmtpOptions = {
  /** smtp:// or smtps://, with user and password if the server asks for them. */
  url: string
  /** Longest silence of the server at any step. */
  timeoutMs?: number
  /** Signs mails for the sender's domain; without it the mail server may. */
  findDkimKey?: FindDkimKey | undefined
}

const TIMEOUT_MS = 20_000

/** Mail over SMTP, through a small pool of connections. */
export function createSmtpMessenger({ url, timeoutMs = TIMEOUT_MS, findDkimKey }: SmtpOptions): Messenger {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      try {
        const dkim = findDkimKey?.(message.from.address)
        const info = await transport.sendMail({
          messageId: `<${headerText(message.messageId)}>`,
          from: { name: headerText(message.from.name), address: headerText(message.from.address) },
          to: message.to.map(headerText),
          ...(message.replyTo
            ? {
                replyTo: {
                  name: headerText(message.replyTo.name),
                  address: headerText(message.replyTo.address),
                },
              }
            : {}),
          subject: headerText(message.subject),
          text: message.text,
          ...(message.html === null ? {} : { html: message.html }),
          ...extras(message),
          ...(dkim ? { dkim } : {}),
        })
        return ok({ response: String(info.response) })
      } catch (error) {
        return fail(toFailure(error as SmtpError))
      }
    },
    close: async () => transport.close(),
  }
}

/** The calendar entry, and the headers of RFC 8058. */
function extras({ calendar, unsubscribeUrl }: MailMessage) {
  const event = calendar
    ? { icalEvent: { method: calendar.method, filename: 'test-drive.ics', content: calendar.content } }
    : {}
  if (!unsubscribeUrl) return event
  return {
    ...event,
    headers: {
      'List-Unsubscribe': `<${headerText(unsubscribeUrl)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string }

/**
 * Which failures are the message's own: a 5xx to its recipients or its content; anything else may pass with
 * time. A refused sender is a configuration fault: the lead waits until somebody fixes it.
 */
function toFailure(error: SmtpError): SendFailure {
  const status = error.responseCode ?? 0
  const isMessageStep =
    error.command === 'RCPT TO' ||
    error.command === 'DATA' ||
    error.code === 'EENVELOPE' ||
    error.code === 'EMESSAGE'
  const isSenderRefused = error.command?.startsWith('MAIL') ?? false
  const permanent = status >= 500 && status < 600 && isMessageStep && !isSenderRefused
  // The server's text may repeat the shopper's address, so only codes are kept.
  const reason = ['SMTP', error.code, error.command?.split(' ')[0], status || null].filter(Boolean).join(' ')
  // A mailbox that is full or busy refuses every mail alike; a text refused for now may be this mail's own
  // fault.
  const isTextRefused =
    status >= 400 && isMessageStep && error.command !== 'RCPT TO' && error.code !== 'EENVELOPE'
  return { permanent, isReceiverDown: !permanent && !isTextRefused, reason }
}
