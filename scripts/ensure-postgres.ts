import { existsSync } from 'node:fs'
import { findPostgresBinaries } from '../src/platform/testing/postgres-cluster.ts'
import { runQuietly, step } from './progress/progress.mjs'

const APT = '/usr/bin/apt-get'
const INSTALL_TIMEOUT_MS = 240_000

// The database tests run on PostgreSQL too. If its server is missing it is installed where possible;
// otherwise the gate says that they ran on PGlite only.
if (!findPostgresBinaries() && existsSync(APT) && process.getuid?.() === 0) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, timeout: INSTALL_TIMEOUT_MS }
  await step('Installing PostgreSQL for the tests', async () => {
    // Day-old package lists may still be good enough, so only the install decides.
    await runQuietly(APT, ['update', '-qq'], { ...options, log: 'apt-update' }).catch(() => undefined)
    await runQuietly(APT, ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      ...options,
      log: 'apt-install',
    })
  }).catch((error: Error) => console.log(error.message))
}
