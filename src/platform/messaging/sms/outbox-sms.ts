import { ok } from '#src/shared/domain/result.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { headerText } from '../messenger.ts'
import '../message-tables.ts'
import type { SmsMessenger } from './sms-messenger.ts'

/**
 * The text-message carrier of a machine without one: keeps texts in `sent_messages`, shown at /dev/outbox
 * with their metadata (AUTH-015). A message id that is already there is not written again.
 */
export function createOutboxSms({ db, clock }: { db: Database; clock: Clock }): SmsMessenger {
  return {
    async send(message) {
      await db
        .insertInto('sent_messages')
        .values({
          kind: 'sms',
          message_id: headerText(message.messageId),
          sent_at: new Date(clock.now()),
          sender: headerText(message.senderName),
          recipients: JSON.stringify([headerText(message.to)]),
          reply_to: null,
          subject: `Text message to ${headerText(message.to)}`,
          text_body: message.text,
          html_body: null,
          calendar_body: null,
          unsubscribe_url: null,
          metadata: JSON.stringify(message.metadata),
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .execute()
      return ok({ response: 'kept in the development outbox' })
    },
  }
}
