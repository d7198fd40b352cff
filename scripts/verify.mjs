// npm run verify: the one gate.
import { ensureInstalled, runNode } from './bootstrap.mjs'
import { dayOfCommand } from './day/day.mjs'

const day = dayOfCommand(process.argv.slice(2))
await ensureInstalled()
process.exit(runNode(['scripts/gate/verify.ts'], day))
