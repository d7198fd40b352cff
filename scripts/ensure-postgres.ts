import { existsSync } from 'node:fs'
import { findPostgresBinaries } from '../src/platform/testing/postgres-cluster.ts'
import { runQuietly, step } from './progress/progress.mjs'

const APT = '/usr/bin/apt-get'
const INSTALL_TIMEOUT_MS = 240_000

// The database tests run on PostgreSQL too. Where its server is missing and may be installed, it is; else the gate says
// that they ran on PGlite alone.
if (!findPostgresBinaries() && existsSync(APT) && process.getuid?.() === 0) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, timeout: INSTALL_TIMEOUT_MS }
  await step('Installing PostgreSQL for the tests', async () => {
    // Lists a day old may still name a package that is there, so only the install decides
    await runQuietly(APT, ['update', '-qq'], { ...options, log: 'apt-update' }).catch(() => undefined)
    await runQuietly(APT, ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      ...options,
      log: 'apt-install',
    })
  }).catch((error: Error) => console.log(error.message))
}
