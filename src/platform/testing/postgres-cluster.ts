import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

export type PostgresCluster = {
  url: string
  port: number
  data: string
  /** Ends the server: SIGINT in good order, SIGQUIT as in a crash. */
  down(signal: EndSignal): Promise<void>
  /** Starts it on its data; resolves when it answers. */
  up(): Promise<void>
  /** Both, one after the other. */
  restart(signal: EndSignal): Promise<void>
  stop(): Promise<void>
}

type EndSignal = 'SIGINT' | 'SIGQUIT'
type ClusterOptions = {
  /** Server arguments beyond its own, such as `['-c', 'max_connections=20']`. */
  settings?: string[]
  /** Where its tables are, on another disk than its log. */
  dataDirectory?: string
  /** Where its log is, on another disk than its tables. */
  logDirectory?: string
  /** A primary that this server copies and follows; it takes no writes. */
  standbyOf?: PostgresCluster
}

/** The migrated database that tests copy. */
export const POSTGRES_TEMPLATE = 'forecourt_template'

/** The same server, another database. */
export function databaseUrl(adminUrl: string, name: string): string {
  return adminUrl.replace(/\/postgres$/, `/${name}`)
}

const DEBIAN_ROOT = '/usr/lib/postgresql'
const OLDEST_SUPPORTED = 15
const STOP_TIMEOUT_MS = 5000

/** The newest PostgreSQL server's program folder on this machine, or null. */
export function findPostgresBinaries(): string | null {
  const debian = existsSync(DEBIAN_ROOT)
    ? readdirSync(DEBIAN_ROOT)
        .filter((version) => Number(version) >= OLDEST_SUPPORTED)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN_ROOT, version, 'bin'))
    : []
  const others = ['/usr/local/bin', '/opt/homebrew/bin', '/usr/bin']
  return (
    [...debian, ...others].find(
      (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
    ) ?? null
  )
}

/**
 * Starts a throwaway cluster on a free loopback port. As root it runs under another user, as PostgreSQL
 * demands.
 */
export async function startPostgresCluster(
  binaries: string,
  { settings = [], dataDirectory, logDirectory, standbyOf }: ClusterOptions = {},
): Promise<PostgresCluster> {
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-pg-'))
  chmodSync(directory, 0o777)
  for (const other of [dataDirectory, logDirectory]) if (other) chmodSync(other, 0o777)
  const data = join(dataDirectory ?? directory, 'data')
  const log = dataDirectory || logDirectory ? ['-X', join(logDirectory ?? directory, 'log')] : []
  if (standbyOf) run(binaries, 'pg_basebackup', ['-d', standbyOf.url, '-D', data, '-R', '-c', 'fast', '-N'])
  else
    run(binaries, 'initdb', [
      // Not synced to disk: a throwaway cluster need not outlive its machine, and on a busy disk a sync takes
      // minutes.
      ...['-N', '-D', data, '-U', 'forecourt', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
      ...log,
    ])
  const port = await freePort()
  const [server = '', ...lead] = asUser(join(binaries, 'postgres'))
  const own = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200']
  const start = () => spawn(server, [...lead, ...own, ...settings], { stdio: 'ignore' })
  let child = start()
  await waitForPort(port)
  const cluster: PostgresCluster = {
    url: `postgres://forecourt@127.0.0.1:${port}/postgres`,
    port,
    data,
    down: (signal) => ended(child, signal),
    async up() {
      child = start()
      await waitForPort(port)
    },
    async restart(signal) {
      await cluster.down(signal)
      await cluster.up()
    },
    async stop() {
      // What is about to be deleted need not be written out first.
      await ended(child, 'SIGQUIT')
      rmSync(data, { recursive: true, force: true })
      rmSync(directory, { recursive: true, force: true })
    },
  }
  return cluster
}

function run(binaries: string, name: string, args: string[]): void {
  const [program = '', ...lead] = asUser(join(binaries, name))
  execFileSync(program, [...lead, ...args], { stdio: 'pipe' })
}

/** setpriv replaces itself with the program, so that signals reach the server; runuser would keep them. */
function asUser(program: string): string[] {
  if (process.getuid?.() !== 0) return [program]
  return ['setpriv', `--reuid=${unprivilegedUser()}`, '--clear-groups', '--', program]
}

function ended(child: ChildProcess, signal: EndSignal): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    child.once('exit', () => {
      clearTimeout(impatience)
      done()
    })
    child.kill(signal)
  })
}

function unprivilegedUser(): string {
  try {
    execFileSync('id', ['postgres'], { stdio: 'pipe' })
    return 'postgres'
  } catch {
    return 'nobody'
  }
}

async function waitForPort(port: number): Promise<void> {
  const { default: pg } = await import('pg')
  for (let attempt = 0; attempt < 200; attempt++) {
    const client = new pg.Client({ connectionString: `postgres://forecourt@127.0.0.1:${port}/postgres` })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resume) => setTimeout(resume, 50))
    }
  }
  throw new Error(`PostgreSQL did not answer on port ${port}`)
}
