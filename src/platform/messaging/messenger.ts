import type { Result } from '#src/shared/domain/result.ts'

/** A mail. Addresses are plain mailboxes; names, subject and the rest may hold any text, adapters keep headers whole. */
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
  /** A calendar entry that goes with the mail, and what it asks of the calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | null
  /** Unsubscribes with one press (RFC 8058). */
  unsubscribeUrl?: string | null
}

/** `permanent`: this message will never be taken. `isReceiverDown`: nothing would be taken now. */
export type SendFailure = { permanent: boolean; isReceiverDown: boolean; reason: string }

/** The port to whatever carries mail. Sending the same message id again is allowed and may arrive twice. */
export interface Messenger {
  /** Hands the mail over; success means the other side has taken responsibility for it. */
  send(message: MailMessage): Promise<Result<{ response: string }, SendFailure>>
  close(): Promise<void>
}

/** Text for one header line: no line breaks or other controls, at most 300 characters. */
export function headerText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 300)
}
