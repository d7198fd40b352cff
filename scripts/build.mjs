// Installs what the lock file says, the build's own tools among them, and builds the pages.
import { ensureBuilt, ensureInstalled } from './bootstrap.mjs'

await ensureInstalled()
await ensureBuilt()
