// Installs what the lock file says, including the build's own tools, and builds the pages.
import { ensureBuilt, ensureInstalled } from './bootstrap.mjs'

await ensureInstalled()
await ensureBuilt()
