// npm test: installs what the tests need (a browser comes with npm; PostgreSQL where possible) and runs the
// gate.
import { ensureInstalled, runNode } from './bootstrap.mjs'
import { dayOfCommand } from './day/day.mjs'

const day = dayOfCommand(process.argv.slice(2))
await ensureInstalled()
runNode(['scripts/ensure-postgres.ts'])
process.exit(runNode(['scripts/gate/verify.ts'], day))
