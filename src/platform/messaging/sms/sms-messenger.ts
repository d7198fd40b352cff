import type { Result } from '#src/shared/domain/result.ts'
import type { SendFailure } from '../messenger.ts'

/** A text message. `to` is E.164, such as `+61412345678`. */
export type SmsMessage = {
  /** The same in every attempt. */
  messageId: string
  /** Whose message it is, for carriers that show names. */
  senderName: string
  to: string
  text: string
  /** Facts about the message for whoever keeps records of it. */
  metadata: Record<string, string>
}

/** The port to whatever carries text messages. */
export interface SmsMessenger {
  /** The installation has no carrier: nothing is ever sent, so nobody needs to wait for it. */
  isAbsent?: boolean
  /** Hands the message over; success means the carrier has accepted it. */
  send(message: SmsMessage): Promise<Result<{ response: string }, SendFailure>>
}
