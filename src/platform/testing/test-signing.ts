import { join } from 'node:path'
import { tmpdir } from 'node:os'
import type { Database } from '../database/database.ts'
import { openInstallationKey } from '../signing/installation-key.ts'
import { createKeyRing } from '../signing/key-ring.ts'
import { createSigner } from '../signing/signer.ts'

const given = 'the installation key of tests, long enough'

/** A signer on a test's database; any number of them agree. */
export function openTestSigner(db: Database) {
  const installation = openInstallationKey({ given, previous: null, file: join(tmpdir(), 'no-such-key') })
  return createSigner(createKeyRing({ db, clock: { now: () => Date.now() }, installation }))
}
