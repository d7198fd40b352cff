import type { Result } from '#src/shared/domain/result.ts'

/**
 * A mail. Addresses are plain mailboxes; names, subject and the rest may hold any text, and adapters keep
 * headers intact.
 */
export type MailMessage = {
  /** Without angle brackets; the same in every attempt. */
  messageId: string
  from: { name: string; address: string }
  to: string[]
  replyTo: { name: string; address: string } | null
  subject: string
  text: string
  /** Null sends plain text only, as ADF receivers need. */
  html: string | null
  /** A calendar entry sent with the mail, and what it asks the calendar to do. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | null
  /** One-click unsubscribe (RFC 8058). */
  unsubscribeUrl?: string | null
}

/**
 * `permanent`: the other side refuses this message as things are set. `isReceiverDown`: no message would be accepted
 * now. `isPointless`: what it was about is gone, so it never needs to be sent.
 */
export type SendFailure = {
  permanent: boolean
  isReceiverDown: boolean
  isPointless?: boolean
  /** Nothing is wrong, but it may only be sent so many milliseconds from now. */
  waitMs?: number
  reason: string
}
/** A failure that no later attempt mends. */
export const POINTLESS = { permanent: true, isReceiverDown: false, isPointless: true } as const

/** The port to whatever carries mail. Sending the same message id again is allowed and may arrive twice. */
export interface Messenger {
  /** Hands the mail over; success means the other side has taken responsibility for it. */
  send(message: MailMessage): Promise<Result<{ response: string }, SendFailure>>
  close(): Promise<void>
}

/** Text for one header line: no line breaks or other control characters, at most 300 characters. */
export function headerText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 300)
}
