import type { Env } from '../env.ts'
import type { Store } from '../platform/database/database.ts'
import type { Messenger } from '../platform/messaging/messenger.ts'
import { createOutboxMessenger } from '../platform/messaging/outbox-messenger.ts'
import { createSmtpMessenger } from '../platform/messaging/smtp-messenger.ts'
import type { Clock } from '../shared/domain/clock.ts'

type Parts = { env: Pick<Env, 'smtpUrl'>; store: Store; clock: Clock }

/** Whatever carries mail: the mail server of the environment, else the table that /dev/outbox shows. */
export function openMessenger({ env, store, clock }: Parts): Messenger {
  return env.smtpUrl
    ? createSmtpMessenger({ url: env.smtpUrl })
    : createOutboxMessenger({ db: store.db, clock })
}
