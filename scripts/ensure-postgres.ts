import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findPostgresBinaries } from '../src/platform/testing/postgres-cluster.ts'

const APT = '/usr/bin/apt-get'
const INSTALL_TIMEOUT_MS = 240_000

// The database tests run on PostgreSQL too. Where its server is missing and may be installed, it is; else the gate says
// that they ran on PGlite alone.
if (!findPostgresBinaries() && existsSync(APT) && process.getuid?.() === 0) {
  console.log('PostgreSQL is not on this machine: installing the package postgresql …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS } as const
  spawnSync(APT, ['update', '-qq'], options)
  spawnSync(APT, ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options)
}
