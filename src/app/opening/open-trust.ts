import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from '#src/env.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createOperatorLog } from '#src/platform/operators/operator-log.ts'
import { openInstallationKey } from '#src/platform/signing/installation-key.ts'
import { createKeyRing, type KeyRing } from '#src/platform/signing/key-ring.ts'
import { createSignedLinks } from '#src/platform/signing/signed-links.ts'
import { createSigner } from '#src/platform/signing/signer.ts'
import type { Clock } from '#src/shared/domain/clock.ts'

type Parts = { env: Env; clock: Clock; log: Logger; store: Store }

/** The keys that make links and cookies trustworthy, and the log of who ran which command. */
export type Trust = Awaited<ReturnType<typeof openTrust>>

/** The signing keys, opened with the installation's own key, and the log of operators' commands. */
export async function openTrust(parts: Parts) {
  const { clock, store } = parts
  const keys = await openKeys(parts)
  const signer = createSigner(keys)
  return {
    keys,
    signer,
    signed: createSignedLinks({ db: store.db, signer, clock }),
    operators: createOperatorLog({ db: store.db, clock }),
  }
}

/** From the environment, otherwise from the data directory. */
async function openKeys({ env, clock, log, store }: Parts): Promise<KeyRing> {
  const installation = openInstallationKey({ ...env.signingKey, file: join(env.dataDir, 'signing.key') })
  const keys = createKeyRing({ db: store.db, clock, installation })
  try {
    await keys.open()
  } catch (error) {
    await store.close()
    throw error
  }
  if (env.isProduction && store.kind === 'postgresql' && installation.source === 'file')
    log.warn('FORECOURT_SIGNING_KEY is not set: only processes of this data directory can open the keys')
  return keys
}
