import type { Database } from '../database/database.ts'
import { ok } from '#src/shared/domain/result.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { headerText, type Messenger } from './messenger.ts'
import './message-tables.ts'

/**
 * The messenger of a machine without a mail server: keeps mail in `sent_messages`, shown at /dev/outbox. A
 * message id that is already there is not written again.
 */
export function createOutboxMessenger({ db, clock }: { db: Database; clock: Clock }): Messenger {
  return {
    async send(message) {
      await db
        .insertInto('sent_messages')
        .values({
          message_id: headerText(message.messageId),
          sent_at: new Date(clock.now()),
          sender: `${headerText(message.from.name)} <${headerText(message.from.address)}>`,
          recipients: JSON.stringify(message.to.map(headerText)),
          reply_to:
            message.replyTo && `${headerText(message.replyTo.name)} <${headerText(message.replyTo.address)}>`,
          subject: headerText(message.subject),
          text_body: message.text,
          html_body: message.html,
          calendar_body: message.calendar?.content ?? null,
          unsubscribe_url: message.unsubscribeUrl ?? null,
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .execute()
      return ok({ response: 'kept in the development outbox' })
    },
    close: async () => {},
  }
}
