// npm start: installs, builds what changed, publishes the demo sites with their stock if missing, and serves.
import { becomeNode, ensureBuilt, ensureInstalled } from './bootstrap.mjs'

await ensureInstalled()
await ensureBuilt()
becomeNode(['src/server.ts'], {
  NODE_ENV: 'production',
  FORECOURT_DEMO: process.env.FORECOURT_DEMO ?? '1',
  // Somebody trying the sites wants their addresses, not a line for each request.
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
})
