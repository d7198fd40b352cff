// npm start: installs, builds what changed, publishes the demo sites with their stock when missing, and serves.
import { becomeNode, ensureBuilt, ensureInstalled } from './bootstrap.mjs'

ensureInstalled()
ensureBuilt()
becomeNode(['src/server.ts'], { NODE_ENV: 'production', FORECOURT_DEMO: process.env.FORECOURT_DEMO ?? '1' })
