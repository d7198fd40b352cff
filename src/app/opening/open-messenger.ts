import type { Env } from '#src/env.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Messenger } from '#src/platform/messaging/messenger.ts'
import { createDkimKeys } from '#src/platform/messaging/dkim-keys.ts'
import { createOutboxMessenger } from '#src/platform/messaging/outbox-messenger.ts'
import { createSmtpMessenger } from '#src/platform/messaging/smtp-messenger.ts'
import type { Clock } from '#src/shared/domain/clock.ts'

type Parts = { env: Pick<Env, 'smtpUrl' | 'dkim'>; store: Store; clock: Clock }

/** Whatever carries mail: the mail server of the environment, or the table that /dev/outbox shows. */
export function openMessenger({ env, store, clock }: Parts): Messenger {
  return env.smtpUrl
    ? createSmtpMessenger({ url: env.smtpUrl, findDkimKey: env.dkim ? createDkimKeys(env.dkim) : undefined })
    : createOutboxMessenger({ db: store.db, clock })
}
