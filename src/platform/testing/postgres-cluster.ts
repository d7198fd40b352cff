import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

export type PostgresCluster = {
  url: string
  /** Ends the server, by SIGINT in good order or by SIGQUIT as in a crash, and starts it again on the same data. */
  restart(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>
  stop(): Promise<void>
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

/** Starts a throwaway cluster on a free loopback port. As root it runs as another user, as PostgreSQL demands. */
export async function startPostgresCluster(binaries: string): Promise<PostgresCluster> {
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-pg-'))
  chmodSync(directory, 0o777)
  const data = join(directory, 'data')
  // setpriv replaces itself by the program, so that signals reach the server; runuser would keep them
  const asUser =
    process.getuid?.() === 0 ? ['setpriv', `--reuid=${unprivilegedUser()}`, '--clear-groups', '--'] : []
  const [program = '', ...lead] = [...asUser, join(binaries, 'initdb')]
  execFileSync(
    program,
    [...lead, '-D', data, '-U', 'forecourt', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
    { stdio: 'pipe' },
  )
  const port = await freePort()
  const [server = '', ...args] = [...asUser, join(binaries, 'postgres')]
  const start = () =>
    spawn(
      server,
      [...args, '-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200'],
      { stdio: 'ignore' },
    )
  let child = start()
  await waitForPort(port)
  return {
    url: `postgres://forecourt@127.0.0.1:${port}/postgres`,
    async restart(signal) {
      await ended(child, signal)
      child = start()
      await waitForPort(port)
    },
    async stop() {
      await ended(child, 'SIGINT')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function ended(child: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
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
