import { spawn } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#src/platform/testing/free-port.ts'
import type { Probe } from './server-probe.ts'

const ROOT = join(import.meta.dirname, '../..')
const START_MS = 180_000

export type Victim = Awaited<ReturnType<typeof startVictim>>

/** The built product with its demo sites on a free loopback port; every request names its own visitor. */
export async function startVictim() {
  const port = await freePort()
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-hostile-'))
  const probe = join(directory, 'probe.sock')
  const log = join(directory, 'log')
  const file = openSync(log, 'w')
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), ['src/server.ts'], {
    cwd: ROOT,
    stdio: ['ignore', file, file],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import ${new URL('./server-probe.ts', import.meta.url).href}`,
      HOSTILE_PROBE: probe,
      FORECOURT_DEMO: '1',
      FORECOURT_WARM_PICTURES: '0',
      LOG_LEVEL: 'error',
      LISTEN_HOST: '127.0.0.1',
      TRUSTED_PROXIES: '1',
      PORT: String(port),
      FORECOURT_DATA_DIR: directory,
    },
  })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  const began = Date.now()
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() - began > START_MS)
      throw new Error(`The server did not start:\n${readFileSync(log, 'utf8').slice(-2000)}`)
    await new Promise((done) => setTimeout(done, 200))
  }
  return {
    port,
    host: `meridian.localhost:${port}`,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    readProbe: () => readProbe(probe),
    /** Faults the server has logged so far. */
    faults: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== ''),
    async stop(): Promise<void> {
      const ended = new Promise((done) => child.once('exit', done))
      if (child.exitCode === null && child.kill('SIGTERM')) await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function readProbe(path: string): Promise<Probe> {
  let text = ''
  for await (const piece of connect(path)) text += String(piece)
  return JSON.parse(text) as Probe
}
