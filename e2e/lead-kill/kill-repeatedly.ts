import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type SmtpSink, startSmtpSink } from '#src/platform/testing/smtp-sink.ts'

export type KillOptions = {
  kills: number
  /** PostgreSQL connection string, or "" for PGlite in a separate directory. */
  databaseUrl: string
  /** The same seed kills at the same moments. */
  seed: number
  onKill?: (kill: number) => void
  /** Called with the state of undelivered leads when the time to settle is over. */
  onUnsettled?: (states: string) => void
}
export type KillReport = {
  kills: number
  /** Kills before the process was ready, while the database recovered from the previous kill. */
  startKills: number
  acknowledged: number
  /** Acknowledged leads that never arrived. */
  lost: string[]
  /** Leads that arrived under more than one message id. */
  deliveredTwice: string[]
  /** Leads never acknowledged in time, although sent again. */
  unanswered: number
  /** Mails sent again under a message id the receiver has: killed between its answer and our record of it. */
  sentAgain: number
  seconds: number
}

const LEADS_A_RUN = 6
const START_KILL_SHARE = 0.2
const START_MS_MAX = 1200
/** From before the first acknowledgement to after the first deliveries. */
const STREAM_MS_MAX = 350
/** The one day that test drives and services of a run are booked for. */
const BOOKED_AHEAD_MS = 7 * 86_400_000
/** Longer than the lease and the first five pauses between attempts, should the machine be slow. */
const SETTLE_MS = 600_000

/**
 * Kills the lead process (lead-process.ts) again and again under a stream of leads, on a real store on disk,
 * then lets it finish. Like a browser, it sends what was not acknowledged again under the same key.
 */
export async function killRepeatedly(options: KillOptions): Promise<KillReport> {
  const started = performance.now()
  const sink = await startSmtpSink()
  const directory = mkdtempSync(join(tmpdir(), 'lead-kill-'))
  const onState = options.onUnsettled ?? (() => {})
  const stream: Stream = { next: 0, open: new Set(), acknowledged: new Set(), onState }
  const day = new Date(Date.now() + BOOKED_AHEAD_MS).toISOString().slice(0, 10)
  const begin = () => startRun([directory, sink.url, options.databaseUrl, day], stream)
  const random = randomFrom(options.seed)
  let startKills = 0
  for (let kill = 1; kill <= options.kills; kill += 1) {
    if (await killOnce(begin(), { stream, random })) startKills += 1
    options.onKill?.(kill)
  }
  await settle(begin(), { stream, sink })
  await sink.close()
  rmSync(directory, { recursive: true, force: true })
  const seconds = (performance.now() - started) / 1000
  return { kills: options.kills, startKills, seconds, ...judge(stream, sink) }
}

type Stream = {
  next: number
  open: Set<string>
  acknowledged: Set<string>
  onState: (states: string) => void
}
type Run = { child: ChildProcess; ready: Promise<void>; exited: Promise<void> }
type Chance = () => number

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function startRun(args: string[], stream: Stream): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'lead-process.ts'), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.stdin?.on('error', () => {})
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      if (line === 'ready') resolve()
      if (line.startsWith('state')) stream.onState(line)
      const [word, number, lead] = line.split(' ')
      if (word === 'error') stream.onState(line)
      if (word !== 'ack' || !number || !lead) return
      stream.acknowledged.add(lead)
      stream.open.delete(number)
    })
  })
  for (const number of stream.open) child.stdin?.write(`${number}\n`)
  return { child, ready, exited }
}

/** One life of the process; true if it was killed before it was ready. */
async function killOnce(run: Run, { stream, random }: { stream: Stream; random: Chance }): Promise<boolean> {
  let isReady = false
  void run.ready.then(() => {
    isReady = true
  })
  if (random() < START_KILL_SHARE) {
    sendNext(run, stream)
    await pause(random() * START_MS_MAX)
  } else {
    await Promise.race([run.ready, run.exited])
    const endMs = performance.now() + 5 + random() * STREAM_MS_MAX
    for (let sent = 0; sent < LEADS_A_RUN; sent += 1) {
      sendNext(run, stream)
      await pause(Math.min(random() * 40, Math.max(0, endMs - performance.now())))
    }
    await pause(Math.max(0, endMs - performance.now()))
  }
  run.child.kill('SIGKILL')
  await run.exited
  return !isReady
}

function sendNext({ child }: Run, stream: Stream): void {
  const number = String(stream.next)
  stream.next += 1
  stream.open.add(number)
  child.stdin?.write(`${number}\n`)
}

async function settle(run: Run, { stream, sink }: { stream: Stream; sink: SmtpSink }): Promise<void> {
  const until = Date.now() + SETTLE_MS
  const isOpen = () => stream.open.size > 0 || judge(stream, sink).lost.length > 0
  while (Date.now() < until && isOpen()) await pause(200)
  if (isOpen()) run.child.stdin?.write('state\n')
  await pause(1000)
  run.child.stdin?.end()
  await run.exited
}

function judge({ open, acknowledged }: Stream, sink: SmtpSink) {
  const idsOf = new Map<string, Set<string>>()
  for (const { email } of sink.received) {
    const lead = /\[([0-9A-Z]{4}-[0-9A-Z]{4})\]/.exec(email.subject ?? '')?.[1] ?? 'no reference'
    idsOf.set(lead, (idsOf.get(lead) ?? new Set()).add(email.messageId ?? 'no message id'))
  }
  const distinct = [...idsOf.values()].reduce((sum, ids) => sum + ids.size, 0)
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((lead) => !idsOf.has(lead)),
    deliveredTwice: [...idsOf].filter(([, ids]) => ids.size > 1).map(([lead]) => lead),
    unanswered: open.size,
    sentAgain: sink.received.length - distinct,
  }
}

/** Numerical Recipes' generator: even enough for moments, the same on every machine. */
function randomFrom(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
