import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NORTHGATE_KIA } from '#seed/sites/northgate-kia.ts'
import { createSiteService } from '#src/features/sites/server/site-service.ts'
import { siteDocuments } from '#src/pages/site-document/site-documents.ts'
import { openStore } from '#src/platform/database/open-store.ts'
import { freePort } from '#src/platform/testing/free-port.ts'

const ROOT = join(import.meta.dirname, '../..')
const HOST = 'www.outage.example'
/** Only a start that hangs takes longer, on any machine. */
const START_MS = 240_000

export type Answer = { status: number; retryAfter: string | undefined; body: string; ms: number }
export type OutageServer = Awaited<ReturnType<typeof startOutageServer>>

/** Migrates the database and publishes one site on it, and nothing else, so that a start costs little. */
export async function publishOutageSite(databaseUrl: string): Promise<void> {
  const migrationsDirectory = join(ROOT, 'db/migrations')
  const store = await openStore({ databaseUrl, directory: '', migrationsDirectory })
  const sites = createSiteService({
    store,
    clock: { now: Date.now },
    documents: siteDocuments,
    isDevelopment: false,
    port: 0,
  })
  const published = await sites.publish({ ...NORTHGATE_KIA, hosts: [HOST] }, { by: 'test' })
  if (!published.ok) throw new Error(JSON.stringify(published.error))
  await sites.close()
  await store.close()
}

/** The built product in production mode on a database that may go away, with many visitors. */
export async function startOutageServer(databaseUrl: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'outage-server-'))
  const port = await freePort()
  let errors = ''
  let asked = 0
  const child: ChildProcess = spawn(join(ROOT, 'node_modules/.bin/node'), ['src/server.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      FORECOURT_DEMO: '',
      FORECOURT_DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      FORECOURT_SIGNING_KEY: 'the installation key of servers that share a database',
      PORT: String(port),
      LISTEN_HOST: '127.0.0.1',
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'fatal',
    },
  })
  child.stderr?.on('data', (chunk) => {
    errors = `${errors}${chunk}`.slice(-3000)
  })

  function ask(path: string, body?: object | string): Promise<Answer> {
    asked += 1
    return askServer(port, { path, body, visitor: asked })
  }
  const statusOf = (path: string) =>
    ask(path).then(
      ({ status }) => status,
      () => 0,
    )
  const startedAt = performance.now()
  while ((await statusOf('/readyz')) !== 200) {
    if (child.exitCode !== null || performance.now() - startedAt > START_MS) {
      child.kill('SIGKILL')
      throw new Error(`The server did not start: ${errors}`)
    }
    await new Promise((resume) => setTimeout(resume, 200))
  }
  return {
    ask,
    statusOf,
    errors: () => errors,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    /** An orderly end, as in a deployment: work in hand is answered. */
    async end(): Promise<void> {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
    stop(): void {
      child.kill('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type Asked = { path: string; body: object | string | undefined; visitor: number }

function askServer(port: number, { path, body, visitor }: Asked): Promise<Answer> {
  const startedAt = performance.now()
  const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json'
  // Many visitors, so that none meets the limit for one.
  const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
  const headers = { host: HOST, 'x-forwarded-for': address, ...(body ? { 'content-type': type } : {}) }
  const options = { host: '127.0.0.1', port, path, headers, method: body ? 'POST' : 'GET' }
  return new Promise((resolve, reject) => {
    const sent = request(options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          retryAfter: answer.headers['retry-after'],
          body: Buffer.concat(chunks).toString(),
          ms: performance.now() - startedAt,
        }),
      )
    })
    sent.on('error', reject)
    sent.end(typeof body === 'object' ? JSON.stringify(body) : body)
  })
}

export type FormStream = ReturnType<typeof streamForms>

/** Sends one form after another until it is stopped; a refused one is sent again, as a browser would. */
export function streamForms({ ask }: Pick<OutageServer, 'ask'>, name: string) {
  const acknowledged: { email: string; id: string; atMs: number }[] = []
  const statuses = new Map<number, number>()
  let slowestMs = 0
  let isOver = false

  async function send(email: string): Promise<void> {
    const [key = ''] = email.split('@')
    const form = { name: 'Kim Outage', email, phone: '0412 345 678', message: key, idempotency_key: key }
    while (!isOver) {
      const { status, body, ms } = await ask('/api/leads', form)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      slowestMs = Math.max(slowestMs, ms)
      if (status === 200 || status === 201) {
        const { lead_id: id } = JSON.parse(body) as { lead_id: string }
        acknowledged.push({ email, id, atMs: performance.now() })
        return
      }
      await new Promise((resume) => setTimeout(resume, 50))
    }
  }

  const running = (async () => {
    for (let number = 0; !isOver; number += 1) {
      await send(`outage-${name}-${String(number).padStart(8, '0')}@example.com`)
      await new Promise((resume) => setTimeout(resume, 20))
    }
  })()
  return {
    acknowledged,
    statuses,
    slowestMs: () => slowestMs,
    async stop(): Promise<void> {
      isOver = true
      await running
    },
  }
}
