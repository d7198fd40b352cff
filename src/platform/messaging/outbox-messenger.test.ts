import { expect, test } from 'vitest'
import { openTestStore } from '../testing/test-store.ts'
import { aMessage, messengerContract } from './messenger.contract.ts'
import { createOutboxMessenger } from './outbox-messenger.ts'
import { createSentMessages } from './sent-messages.ts'

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

test('the outbox keeps the newest messages of the last thirty days, so that it never grows without end', async () => {
  const store = await openTestStore()
  const time = { nowMs: clock.now() - 31 * 86_400_000 }
  const messenger = createOutboxMessenger({ db: store.db, clock: { now: () => time.nowMs } })
  const messages = createSentMessages({ db: store.db })
  const send = (subject: string) => messenger.send({ ...aMessage(), messageId: `<${subject}@x>`, subject })
  const subjects = async () => (await messages.list()).map(({ subject }) => subject)
  await send('old-1')
  await send('old-2')
  time.nowMs = clock.now()
  for (const subject of ['first', 'second', 'third']) await send(subject)
  expect(await messages.prune(time.nowMs, 1)).toBe(1)
  expect(await subjects()).toEqual(['third', 'second', 'first', 'old-2'])
  expect(await messages.prune(time.nowMs, 100)).toBe(1)
  expect(await messages.prune(time.nowMs, 100)).toBe(0)
  expect(await messages.prune(time.nowMs, 100, 2)).toBe(1)
  expect(await subjects()).toEqual(['third', 'second'])
  await store.close()
})
