// npm test: installs what the tests need, a browser included, and runs the whole gate.
import { ensureInstalled, runNode } from './bootstrap.mjs'

ensureInstalled()
process.exit(runNode(['scripts/verify.ts']))
