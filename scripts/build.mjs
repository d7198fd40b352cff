import { ensureBuilt } from './bootstrap.mjs'

await ensureBuilt()
