import { join } from 'node:path'
import { tmpdir } from 'node:os'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { Database } from '../database/database.ts'
import { openInstallationKey } from '../signing/installation-key.ts'
import { createKeyRing } from '../signing/key-ring.ts'
import { createSignedLinks } from '../signing/signed-links.ts'
import { createSigner } from '../signing/signer.ts'

const given = 'the installation key of tests, long enough'

/** A signer on a test's database; any number of them agree. */
export function openTestSigner(db: Database) {
  const installation = openInstallationKey({ given, previous: null, file: join(tmpdir(), 'no-such-key') })
  return createSigner(createKeyRing({ db, clock: { now: () => Date.now() }, installation }))
}

/** Signed links of a test's database by its clock. */
export function openTestLinks(db: Database, clock: Clock = { now: () => Date.now() }) {
  return createSignedLinks({ db, signer: openTestSigner(db), clock })
}
