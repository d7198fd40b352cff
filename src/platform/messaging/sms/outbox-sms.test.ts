import { expect, test } from 'vitest'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { createSentMessages } from '../sent-messages.ts'
import { createOutboxSms } from './outbox-sms.ts'
import { anSms, smsMessengerContract } from './sms-messenger.contract.ts'

const clock = { now: () => Date.parse('2026-11-21T00:00:00Z') }

smsMessengerContract(async () => {
  const store = await openTestStore()
  return {
    messenger: createOutboxSms({ db: store.db, clock }),
    received: async () =>
      (await createSentMessages({ db: store.db }).list()).map(({ recipients, text }) => ({
        to: recipients[0] ?? '',
        text,
      })),
    close: () => store.close(),
  }
})

test('AUTH-015: the outbox shows the metadata; a message id is kept once', async () => {
  const store = await openTestStore()
  const messenger = createOutboxSms({ db: store.db, clock })
  await messenger.send(anSms())
  await messenger.send(anSms())
  const kept = await createSentMessages({ db: store.db }).list()
  expect(kept).toMatchObject([{ kind: 'sms', metadata: { first_name: 'Jo' }, sender: 'Northside' }])
  await store.close()
})
