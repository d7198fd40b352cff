import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPostgresBinaries, startPostgresCluster } from '#src/platform/testing/postgres-cluster.ts'
import { type SmtpSink, startSmtpSink } from '#src/platform/testing/smtp-sink.ts'

/** Kills in one run; `LEAD_KILLS=200 npx vitest run --project e2e lead-kill` for the long one. */
const KILLS = Number(process.env.LEAD_KILLS ?? 8)
const binaries = findPostgresBinaries()
let cluster: Awaited<ReturnType<typeof startPostgresCluster>> | null = null

beforeAll(async () => {
  if (binaries) cluster = await startPostgresCluster(binaries)
}, 60_000)
afterAll(() => cluster?.stop())

type Run = { child: ChildProcess; ready: Promise<void>; exited: Promise<void> }

function start(args: string[], onAck: (lead: string, number: string) => void): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'lead-kill/lead-process.ts'), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.stdin?.on('error', () => {})
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      if (line === 'ready') resolve()
      const [word, number, lead] = line.split(' ')
      if (word === 'ack' && number && lead) onAck(lead, number)
    })
  })
  return { child, ready, exited }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function killRepeatedly(sink: SmtpSink, databaseUrl: string): Promise<Set<string>> {
  const directory = mkdtempSync(join(tmpdir(), 'lead-kill-'))
  const acknowledged = new Set<string>()
  // A browser sends again, under the same key, what was not acknowledged.
  const open = new Set<string>()
  let number = 0
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const run = start([directory, sink.url, databaseUrl], (lead, number) => {
      acknowledged.add(lead)
      open.delete(number)
    })
    await Promise.race([run.ready, run.exited])
    for (const end = number + 5; number < end; number += 1) open.add(String(number))
    for (const each of open) run.child.stdin?.write(`${each}\n`)
    if (kill < KILLS) {
      // From before the first acknowledgement to after the first deliveries.
      await pause(5 + ((kill * 37) % 160))
      run.child.kill('SIGKILL')
    } else {
      const until = Date.now() + 60_000
      while (Date.now() < until && (open.size > 0 || missing(acknowledged, sink).length > 0)) await pause(100)
      await pause(500)
      run.child.stdin?.end()
    }
    await run.exited
  }
  expect([...open]).toEqual([])
  rmSync(directory, { recursive: true, force: true })
  return acknowledged
}

/** Delivered lead ids by message id: a repeat with the same message id is one delivery to a receiver. */
function deliveredLeads(sink: SmtpSink): string[] {
  const byMessageId = new Map(
    sink.received.map(({ email }) => [
      email.messageId,
      /lead_[0-9a-f]{24}/.exec(email.text ?? '')?.[0] ?? '',
    ]),
  )
  return [...byMessageId.values()]
}

function missing(acknowledged: Set<string>, sink: SmtpSink): string[] {
  const delivered = new Set(deliveredLeads(sink))
  return [...acknowledged].filter((lead) => !delivered.has(lead))
}

async function expectNoneLostNoneTwice(databaseUrl: string): Promise<void> {
  const sink = await startSmtpSink()
  const acknowledged = await killRepeatedly(sink, databaseUrl)
  const delivered = deliveredLeads(sink)
  expect(acknowledged.size).toBe((KILLS + 1) * 5)
  expect(delivered.length).toBe(acknowledged.size)
  expect(missing(acknowledged, sink)).toEqual([])
  expect(delivered.length).toBe(new Set(delivered).size)
  process.stdout.write(
    `lead-kill ${databaseUrl ? 'PostgreSQL' : 'PGlite'}: ${KILLS} kills, ${acknowledged.size} acknowledged, lost 0, delivered twice 0 (by message id), mails sent again ${sink.received.length - delivered.length}\n`,
  )
  await sink.close()
}

const LIMIT_MS = 120_000 + KILLS * 15_000

test(
  'killed at any moment on PGlite, every acknowledged lead is delivered once by message id (LEAD-001, pain 1)',
  () => expectNoneLostNoneTwice(''),
  LIMIT_MS,
)

test.skipIf(!binaries)(
  'killed at any moment on PostgreSQL, every acknowledged lead is delivered once by message id (LEAD-001, pain 1)',
  () => expectNoneLostNoneTwice(cluster?.url ?? ''),
  LIMIT_MS,
)
