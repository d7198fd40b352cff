// npm run dev: Vite reloads pages on save; saving a server file restarts the process.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, nodeBin, root, say, withPinnedNode } from './bootstrap.mjs'

/** Files the server process itself runs; everything else is Vite's. */
const SERVER_FILE = /^(?!.*\.test\.)(?!routes\.ts)(?!pages\/)(?!features\/[^/]+\/ui\/)(?!ui\/).*\.ts$/
const SETTLE_MS = 150

await ensureInstalled()
let child = start()
let restartTimer
let isEnding = false

for (const [folder, isOurs] of [
  [join(root, 'src'), (name) => SERVER_FILE.test(name)],
  [join(root, 'db/migrations'), (name) => name.endsWith('.sql')],
]) {
  watch(folder, { recursive: true }, (_event, name) => {
    if (!name || !isOurs(name.split('\\').join('/'))) return
    clearTimeout(restartTimer)
    restartTimer = setTimeout(() => restart(name), SETTLE_MS)
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isEnding = true
    child.once('exit', () => process.exit(0))
    if (!child.kill('SIGTERM')) process.exit(0)
  })
}

function start() {
  const env = {
    FORECOURT_DEV: '1',
    FORECOURT_DEMO: process.env.FORECOURT_DEMO ?? '1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  }
  return spawn(nodeBin, ['src/server.ts'], { cwd: root, stdio: 'inherit', env: withPinnedNode(env) })
}

/** The next process opens the same store, so the old one must be gone first. */
function restart(name) {
  if (isEnding) return
  say(`${name} changed, restarting`)
  const again = () => {
    if (!isEnding) child = start()
  }
  if (child.exitCode !== null || child.signalCode !== null) return again()
  child.once('exit', again)
  child.kill('SIGTERM')
}
