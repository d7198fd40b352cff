import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockDirectory } from '../database/directory-lock.ts'
import { DiskFullError } from '../database/full-disk-guard.ts'
import { openPostgresStore } from '../database/postgres-store.ts'
import { startFailure } from './start-failure.ts'

const root = join(import.meta.dirname, '../../..')
const node = join(root, 'node_modules/.bin/node')

/** A start that has not failed by then is hanging; a busy machine takes half a minute to load the product. */
const START_MS = 100_000
const TEST_MS = START_MS + 20_000

function folderOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** What a start that must fail writes to standard error. */
function start(env: Record<string, string>) {
  const { status, stderr } = spawnSync(node, ['src/server.ts'], {
    cwd: root,
    encoding: 'utf8',
    timeout: START_MS,
    env: { ...process.env, DATABASE_URL: '', FORECOURT_DEMO: '', FORECOURT_DEV: '', PORT: '0', ...env },
  })
  return { status, stderr }
}

async function failureOf(work: () => unknown): Promise<unknown> {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('It did not fail')
}

test('a taken port is reported, with one that may be free', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as { port: number }
  const second = createServer().listen(port, '127.0.0.1')
  const [error] = await once(second, 'error').catch((fault: unknown) => [fault])
  holder.close()
  expect(startFailure(error, '/data')).toBe(
    `Port ${port} is taken by another program: stop it, or start with PORT=${port + 1}.`,
  )
})

test(
  'a second start on a data directory says in one line who has it, and exits with 1',
  () => {
    const folder = folderOfTest()
    const lock = lockDirectory(join(folder, 'store'))
    onTestFinished(() => lock.release())
    const { status, stderr } = start({ FORECOURT_DATA_DIR: folder })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^forecourt: .*store is open in another process \(pid \d+\).*\n$/)
  },
  TEST_MS,
)

test(
  'a data directory that cannot be made is named, with the way to fix it',
  () => {
    const file = join(folderOfTest(), 'file')
    writeFileSync(file, '')
    const { status, stderr } = start({ FORECOURT_DATA_DIR: join(file, 'data') })
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^forecourt: The data directory .* cannot be written \(EEXIST .*FORECOURT_DATA_DIR.*\n$/,
    )
  },
  TEST_MS,
)

test.skipIf(process.platform !== 'linux')(
  'a data directory in a place that takes no entries is refused, not tried for ever',
  () => {
    const { status, stderr } = start({ FORECOURT_DATA_DIR: '/proc/forecourt/data' })
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^forecourt: The data directory .* cannot be written \(ENOENT at \/proc\/forecourt\).*\n$/,
    )
  },
)

test(
  'invalid variables are listed without a stack trace',
  () => {
    const { status, stderr } = start({ PORT: 'many' })
    expect(status).toBe(1)
    expect(stderr).toBe(
      "forecourt: The environment is not right:\n  PORT must be a whole number from 0 to 65535; got 'many'\n",
    )
  },
  TEST_MS,
)

test(
  'a start that ends because its port is taken leaves no command socket behind',
  async () => {
    const folder = folderOfTest()
    const holder = createServer().listen(0, '0.0.0.0')
    await once(holder, 'listening')
    onTestFinished(() => void holder.close())
    const { port } = holder.address() as { port: number }
    const { status, stderr } = start({ FORECOURT_DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'error' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^forecourt: Port \d+ is taken by another program: .*\n$/)
    expect(existsSync(join(folder, 'store'))).toBe(true)
    expect(existsSync(join(folder, 'owner.sock'))).toBe(false)
  },
  TEST_MS,
)

test('a database that does not answer is reported in one line, without its password', async () => {
  const url = 'postgres://dealer:secret@127.0.0.1:1/stock'
  const error = await failureOf(() => openPostgresStore(url, { waitMs: 0 }))
  expect(startFailure(error, '/data')).toBe(
    'PostgreSQL does not answer: nobody listens (ECONNREFUSED). Start its server, or correct DATABASE_URL.',
  )
})

test('a full disk is reported as such, whether the file system or the database says so', () => {
  const full = 'The disk of the data directory /data is full: free some room.'
  const ofFiles = Object.assign(new Error('write'), { code: 'ENOSPC', path: '/data/signing.key' })
  expect(startFailure(ofFiles, '/data')).toBe(full)
  expect(startFailure(new DiskFullError('The disk of the database is full'), '/data')).toBe(full)
  const ofServer = Object.assign(new Error('could not extend file'), { code: '53100' })
  expect(startFailure(ofServer, '/data')).toBe('The disk of the PostgreSQL server is full: free some room.')
})

test('an unexpected failure keeps its stack trace', async () => {
  const elsewhere = await failureOf(() => readFileSync('/nowhere/at/all'))
  expect(startFailure(elsewhere, '/data')).toBeNull()
  expect(startFailure(new TypeError('x is not a function'), '/data')).toBeNull()
})
