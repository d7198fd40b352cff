import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#src/platform/testing/free-port.ts'
import type { Memory } from './memory-probe.ts'

const ROOT = join(import.meta.dirname, '../..')
const NODE = join(ROOT, 'node_modules/.bin/node')
/** Only a start that hangs takes longer, on any machine. */
const START_MS = 600_000
const STOP_MS = 20_000
/** Longer than any answer may take. */
const ANSWER_MS = 60_000

export type Asked = {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}
export type Answer = {
  /** 0 if the connection failed or broke. */
  status: number
  location: string
  cookies: string[]
  body: string
  ms: number
}

export type Server = ReturnType<typeof createServerPlace>

/** A place where the built product with its demo sites runs and is stopped, killed and started again. */
export function createServerPlace(name: string, databaseUrl: string, more: Record<string, string> = {}) {
  const directory = mkdtempSync(join(tmpdir(), `mixed-load-${name}-`))
  const log = join(directory, 'log')
  const probe = join(directory, 'memory.sock')
  let port = 0
  let child: ChildProcess | null = null
  let isOpen = false
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import ${new URL('./memory-probe.ts', import.meta.url).href}`,
    MEMORY_PROBE: probe,
    FORECOURT_DEMO: '1',
    FORECOURT_WARM_PICTURES: '0',
    LOG_LEVEL: 'error',
    LISTEN_HOST: '127.0.0.1',
    TRUSTED_PROXIES: '1',
    FORECOURT_DATA_DIR: directory,
    DATABASE_URL: databaseUrl,
    // Processes of one database share it.
    FORECOURT_SIGNING_KEY: 'mixed-load-0123456789abcdef0123456789abcdef',
    ...more,
  }

  async function start(): Promise<void> {
    port = await freePort()
    rmSync(probe, { force: true })
    const file = openSync(log, 'a')
    const started = spawn(NODE, ['src/server.ts'], {
      cwd: ROOT,
      stdio: ['ignore', file, file],
      env: { ...env, PORT: String(port) },
    })
    child = started
    const began = performance.now()
    while ((await ask(port, { path: '/readyz' })).status !== 200) {
      if (started.exitCode !== null || performance.now() - began > START_MS)
        throw new Error(`Server ${name} did not start:\n${readFileSync(log, 'utf8').slice(-3000)}`)
      await new Promise((done) => setTimeout(done, 200))
    }
    isOpen = true
  }

  /** The exit code; null if it had to be killed. */
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const ending = child
    isOpen = false
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return null
    const ended = new Promise((done) => ending.once('exit', done))
    ending.kill(signal)
    const impatience = setTimeout(() => ending.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(impatience)
    return ending.exitCode
  }

  return {
    name,
    start,
    end,
    /** Whether a load balancer would send visitors here. */
    isOpen: () => isOpen,
    isAlive: () => child !== null && child.exitCode === null && child.signalCode === null,
    ask: (asked: Asked) => ask(port, asked),
    memory: () => readMemory(probe),
    /** What `forecourt …` prints. */
    async forecourt(...args: string[]): Promise<string> {
      const quiet = { ...env, NODE_OPTIONS: '', LOG_LEVEL: 'fatal' }
      // Not synchronously: the proxy to the database runs in this process.
      const { stdout } = await promisify(execFile)(NODE, ['src/cli.ts', ...args], { cwd: ROOT, env: quiet })
      return stdout.trim()
    },
    /** Lines of the log, which only reports errors. */
    faults: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('{')),
    async close(): Promise<void> {
      await end('SIGTERM')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function readMemory(path: string): Promise<Memory | null> {
  try {
    let text = ''
    for await (const piece of connect(path)) text += String(piece)
    return JSON.parse(text) as Memory
  } catch {
    return null
  }
}

let visitors = 0

/** Each request comes from another visitor's address, so that no visitor's limit is reached. */
function ask(port: number, { method = 'GET', path, headers = {}, body }: Asked): Promise<Answer> {
  visitors += 1
  const address = `10.${(visitors >> 14) & 255}.${(visitors >> 6) & 255}.${visitors & 63}`
  const startedAt = performance.now()
  const failed = { status: 0, location: '', cookies: [], body: '' }
  return new Promise((resolve) => {
    const end = (answer: Omit<Answer, 'ms'>) => resolve({ ...answer, ms: performance.now() - startedAt })
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: {
          host: `meridian.localhost:${port}`,
          'x-forwarded-for': address,
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('error', () => end(failed))
        answer.on('end', () =>
          end({
            status: answer.statusCode ?? 0,
            location: answer.headers.location ?? '',
            cookies: (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? ''),
            body: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    sent.setTimeout(ANSWER_MS, () => sent.destroy())
    sent.on('error', () => end(failed))
    sent.end(body)
  })
}
