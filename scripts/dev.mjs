// npm run dev: Vite reloads pages on save; server files restart the process.
import { becomeNode, ensureInstalled } from './bootstrap.mjs'

ensureInstalled()
becomeNode(['--watch', '--watch-preserve-output', 'src/server.ts'], {
  FORECOURT_DEV: '1',
  FORECOURT_DEMO: process.env.FORECOURT_DEMO ?? '1',
})
