// npm run verify: the one gate.
import { ensureInstalled, runNode } from './bootstrap.mjs'

await ensureInstalled()
process.exit(runNode(['scripts/gate/verify.ts']))
