import { expect, test } from 'vitest'
import { openTestStore } from '../testing/test-store.ts'
import { aMessage, messengerContract } from './messenger.contract.ts'
import { createOutboxMessenger } from './outbox-messenger.ts'

const clock = { now: () => Date.parse('2026-11-21T00:00:00Z') }

messengerContract(async () => {
  const store = await openTestStore()
  return {
    messenger: createOutboxMessenger({ db: store.db, clock }),
    received: async () =>
      (await store.db.selectFrom('sent_messages').selectAll().execute()).map((row) => ({
        messageId: row.message_id,
        to: row.recipients,
        replyTo: row.reply_to,
        subject: row.subject,
        text: row.text_body,
        html: row.html_body,
      })),
    close: () => store.close(),
  }
})

test('a message id is kept once', async () => {
  const store = await openTestStore()
  const messenger = createOutboxMessenger({ db: store.db, clock })
  await messenger.send(aMessage())
  await messenger.send(aMessage())
  expect(await store.db.selectFrom('sent_messages').select('id').execute()).toHaveLength(1)
  await store.close()
})
