import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { forwardCommand } from '../src/platform/cli/owner-socket.ts'
import { freePort } from '../src/platform/testing/free-port.ts'

const root = join(import.meta.dirname, '..')
const NODE = join(root, 'node_modules/.bin/node')
const START_TIMEOUT_MS = 120_000
/** A journey may move its server's clock (moved-clock.mjs), not its operator's. */
const CLI_ENV = { E2E_CLOCK_FILE: '' }
/** These servers live for seconds: optimising PGlite's WebAssembly took a third of their start and never paid off. */
const FIRST_TIER_ONLY = ['--liftoff-only']
/** Names the directory of seeded demo sites that journeys copy. */
export const SEEDED_DATA = 'FORECOURT_E2E_SEEDED_DATA'
/** Names the port of the platform shared by journeys that only read. */
export const SHARED_PORT = 'FORECOURT_E2E_SHARED_PORT'

/** A platform as a visitor knows it. */
export type VisitedPlatform = {
  port: number
  /** `http://{slug}.localhost:{port}`. */
  site(slug: string): string
}

export type ServedPlatform = VisitedPlatform & {
  dataDir: string
  /** What `forecourt …` prints, run alongside the server as an operator would. */
  forecourt(...args: string[]): Promise<string>
  /** The running process, for journeys that kill it. */
  process: ChildProcess
  stop(): Promise<void>
}

/** Starts the built product with its demo sites in a fresh data directory, as `npm start` does, on a free port. */
export async function servePlatform(
  options: { dataDir?: string; env?: Record<string, string> } = {},
): Promise<ServedPlatform> {
  const port = await freePort()
  const dataDir = options.dataDir ?? ownDataDir()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    // Some thirty platforms and twice as many commands load the same code.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/forecourt/compiled'),
    FORECOURT_DEMO: '1',
    FORECOURT_WARM_PICTURES: '0',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    FORECOURT_DATA_DIR: dataDir,
    ...options.env,
  }
  const child = spawn(NODE, [...FIRST_TIER_ONLY, 'src/server.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr?.on('data', (chunk) => {
    errors = `${errors}${chunk}`.slice(-4000)
  })
  const started = Date.now()
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`The platform ended at start:\n${errors}`)
    if (Date.now() - started > START_TIMEOUT_MS) {
      child.kill('SIGKILL')
      throw new Error(`The platform did not start in time:\n${errors}`)
    }
    await new Promise((resume) => setTimeout(resume, 100))
  }
  return {
    ...visitedPlatform(port),
    dataDir,
    forecourt: async (...args) =>
      (await handOver(dataDir, args)) ??
      (await promisify(execFile)(NODE, ['src/cli.ts', ...args], { cwd: root, env: { ...env, ...CLI_ENV } }))
        .stdout,
    process: child,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((done) => child.once('exit', done))
        child.kill('SIGTERM')
        await ended
      }
      if (options.dataDir) return
      keepPictures(dataDir)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Hands a command to the running server as src/cli.ts does, without a process for each; null where no server
 * owns the directory. Throws what the command said when it fails.
 */
async function handOver(dataDir: string, args: string[]): Promise<string | null> {
  let out = ''
  let err = ''
  const code = await forwardCommand(dataDir, args, {
    operator: userInfo().username,
    out: (line) => {
      out += `${line}\n`
    },
    err: (line) => {
      err += `${line}\n`
    },
  })
  if (code === null) return null
  if (code !== 0)
    throw Object.assign(new Error(`forecourt ${args.join(' ')} failed:\n${err}`), {
      stdout: out,
      stderr: err,
      code,
    })
  return out
}

function visitedPlatform(port: number): VisitedPlatform {
  return { port, site: (slug) => `http://${slug}.localhost:${port}` }
}

/** The platform shared by all files of journeys that leave it as they found it (seeded-data.ts). */
export function sharedPlatform(): VisitedPlatform {
  return visitedPlatform(Number(process.env[SHARED_PORT]))
}

/**
 * A directory for this journey alone, with the demo sites in it if they were made already (seeded-data.ts).
 */
export function ownDataDir(): string {
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-e2e-'))
  const seeded = process.env[SEEDED_DATA]
  if (seeded) cpSync(seeded, directory, { recursive: true })
  return directory
}

/**
 * Keeps the pictures this server made for the next one: making them again in each file took most of its time.
 */
function keepPictures(dataDir: string): void {
  const seeded = process.env[SEEDED_DATA]
  const made = join(dataDir, 'pictures')
  if (!seeded || !existsSync(made)) return
  const kept = join(seeded, 'pictures')
  mkdirSync(kept, { recursive: true })
  for (const name of readdirSync(made)) {
    if (name.endsWith('.part') || existsSync(join(kept, name))) continue
    try {
      linkSync(join(made, name), join(kept, name))
    } catch {
      // Another file of journeys kept the same picture a moment ago.
    }
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  } catch {
    return false
  }
}
