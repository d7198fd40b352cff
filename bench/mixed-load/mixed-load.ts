import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { openPostgresStore } from '#src/platform/database/postgres-store.ts'
import { findPostgresBinaries, startPostgresCluster } from '#src/platform/testing/postgres-cluster.ts'
import { startTcpProxy } from '#src/platform/testing/tcp-proxy.ts'
import { keepBreaking } from './faults.ts'
import { judge, lostSessions, type Verdict, wrongPrices } from './judge.ts'
import type { Memory } from './memory-probe.ts'
import { createServerPlace, type Server } from './servers.ts'
import { type SlowStatement, watchStatements } from './slow-statements.ts'
import { BACK_MS, createTally, type Tally } from './tally.ts'
import { type Car, createBalancer, keepUp, readers } from './visitors.ts'
import { writers } from './writers.ts'

/**
 * Visitors of every kind on two processes of the built product and one PostgreSQL, while database, network
 * and a process fail one after another: `node bench/mixed-load/mixed-load.ts [--minutes 30]`. Every
 * acknowledged write is counted afterwards. Writes results/mixed-load.md and exits with 1 if one is lost or
 * doubled, a 5xx has no outage to explain it, or memory grows.
 */
const RESULT = join(import.meta.dirname, '../results/mixed-load.md')
const DEALERSHIP = 'meridian-brisbane'
const FAULT_EVERY_MS = 25_000
/** Seldom, because a collection stops the process being measured. */
const SAMPLE_MS = 30_000
/** After the first third, when caches are full, memory may grow by this factor and no more. */
const GROWTH_MAX = 1.25
/** How often a round of each kind is made, in milliseconds. */
const PACE: Record<string, number> = {
  search: 250,
  'search page': 600,
  page: 300,
  'vehicle page': 400,
  picture: 400,
  lead: 400,
  booking: 2000,
  reservation: 2500,
  // A site texts 300 codes an hour and refuses the next one with a 503.
  signIn: 15_000,
  push: 3000,
}

type Minute = { minute: number; of: (Memory | null)[] }

const at = process.argv.indexOf('--minutes')
const minutes = at > 0 ? Number(process.argv[at + 1]) : 30
const binaries = findPostgresBinaries()
if (!binaries) throw new Error('No PostgreSQL server programs on this machine')
const cluster = await startPostgresCluster(binaries)
const proxy = await startTcpProxy(cluster.port)
const url = `postgres://forecourt@127.0.0.1:${proxy.port}/postgres`
const servers = [createServerPlace('first', url), createServerPlace('second', url)]
const [first] = servers as [Server, Server]
try {
  for (const server of servers) await server.start()
  process.exitCode = (await run()) ? 0 : 1
} finally {
  for (const server of servers) await server.close()
  await proxy.close()
  await cluster.stop()
}

async function run(): Promise<boolean> {
  const store = await openPostgresStore(cluster.url, { poolSize: 2 })
  const feedKey = await first.forecourt('site', 'key', DEALERSHIP)
  const { rows: cars } = await sql<Car>`
    select v.id, v.slug, v.stock_number from vehicles v where v.dealership_slug = ${DEALERSHIP} and v.price_cents is not null and v.status = 'in_stock'
    order by v.id limit 400`.execute(store.db)
  const tally = createTally()
  const endsAt = performance.now() + minutes * 60_000
  const isOver = () => performance.now() > endsAt
  const visit = createBalancer(servers, tally)
  const writing = writers({ visit, cars, feedKey, store, isOver })
  const rounds = Object.entries({ ...readers(visit, cars), ...writing.rounds })
  const memory = watchMemory(isOver)
  const statements = watchStatements(cluster.url, isOver)
  const breaking = keepBreaking({ cluster, proxy, servers, tally }, FAULT_EVERY_MS, isOver)
  await Promise.all([...rounds.map(([name, round]) => keepUp(round, PACE[name] ?? 1000, isOver)), breaking])
  const verdicts = await judge(store, writing.acknowledged)
  const sessions = await lostSessions(first, writing.sessions)
  const wrong = await wrongPrices(first, { feedKey, prices: writing.prices })
  const told = await memory
  const report = {
    tally,
    verdicts,
    sessions,
    wrong,
    told,
    statements: await statements,
    alive: servers.every((server) => server.isAlive()),
  }
  mkdirSync(join(import.meta.dirname, '../results'), { recursive: true })
  writeFileSync(RESULT, textOf(report))
  console.log(textOf(report))
  for (const each of tally.unexplained()) console.log(JSON.stringify(each))
  for (const line of servers.flatMap((server) => server.faults()).slice(0, 40))
    console.log(line.slice(0, 600))
  await store.close()
  return isGood(report)
}

/** What each process holds, minute by minute: the least of its samples, as left after a collection. */
async function watchMemory(isOver: () => boolean): Promise<Minute[]> {
  const told: Minute[] = []
  for (let minute = 1; !isOver(); minute += 1) {
    const samples: (Memory | null)[][] = []
    for (let n = 0; n < 60_000 / SAMPLE_MS && !isOver(); n += 1) {
      await pause(SAMPLE_MS)
      samples.push(await Promise.all(servers.map((server) => server.memory())))
    }
    told.push({
      minute,
      of: servers.map((_, place) => leastOf(samples.flatMap((each) => each[place] ?? []))),
    })
  }
  return told
}

function leastOf(samples: Memory[]): Memory | null {
  if (samples.length === 0) return null
  return {
    rssMb: Math.min(...samples.map(({ rssMb }) => rssMb)),
    heapMb: Math.min(...samples.map(({ heapMb }) => heapMb)),
    loopMs: Math.max(...samples.map(({ loopMs }) => loopMs)),
  }
}

type Report = {
  tally: Tally
  verdicts: Verdict[]
  sessions: number
  wrong: string[]
  told: Minute[]
  statements: SlowStatement[]
  alive: boolean
}

/** Growth of the process that is never stopped, from the end of the first third to the end. */
function growthOf(told: Minute[], what: 'rssMb' | 'heapMb'): number {
  const values = told.flatMap(({ of }) => of[0]?.[what] ?? [])
  const later = values.slice(Math.floor(values.length / 3))
  return Math.max(...later.slice(-2)) / (later[0] ?? Number.NaN)
}

function isGood({ tally, verdicts, sessions, wrong, told, alive }: Report): boolean {
  const isKept = verdicts.every(({ lost, doubled }) => lost.length + doubled.length === 0)
  const isBack = tally.outages.every(({ backMs }) => backMs !== null && backMs < BACK_MS)
  const isFlat = growthOf(told, 'rssMb') < GROWTH_MAX && growthOf(told, 'heapMb') < GROWTH_MAX
  return alive && isKept && isBack && isFlat && sessions + wrong.length + tally.unexplained().length === 0
}

function table(head: string, rows: string[]): string {
  if (rows.length === 0) return ''
  return `\n${[head, head.replaceAll(/[^|]+/g, ' --- '), ...rows].join('\n')}\n`
}

function textOf(report: Report): string {
  const { tally, verdicts, sessions, wrong, told, statements } = report
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const mb = (memory: Memory | null | undefined) =>
    memory ? [memory.rssMb, memory.heapMb, memory.loopMs].map(Math.round).join(' / ') : 'not there'
  const kinds = [...tally.kinds].map(([kind, { statuses, slowestMs, calmMs, count }]) => {
    const list = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`)
    return `| ${kind} | ${count} | ${list.join(', ')} | ${seconds(slowestMs)} | ${seconds(calmMs)} |`
  })
  const slow = tally.slow.map(
    ({ kind, status, ms, during }) => `| ${kind} | ${status} | ${seconds(ms)} | ${during} |`,
  )
  const stood = statements.map(
    ({ at, seconds: s, waits, by, statement }) =>
      `| ${[at, `${s.toFixed(1)} s`, waits, statement, by].map((cell) => cell.replaceAll(/[\s|]+/g, ' ')).join(' | ')} |`,
  )
  const writes = verdicts.map(
    ({ kind, acknowledged, lost, doubled }) =>
      `| ${kind} | ${acknowledged} | ${lost.length} | ${doubled.length} |`,
  )
  const outages = tally.outages.map(
    ({ name, fromMs, toMs, backMs }) =>
      `| ${name} | ${((toMs - fromMs) / 1000).toFixed(1)} s | ${((backMs ?? 0) / 1000).toFixed(1)} s |`,
  )
  return `# Everything at once, while things fail

\`node bench/mixed-load/mixed-load.ts --minutes ${minutes}\` on ${cpus()[0]?.model.trim() ?? 'unknown'} (${cpus().length} cores, shared with other work, load average ${loadavg()[1]?.toFixed(0)}), Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.
Two processes of the built product with the demo sites on one PostgreSQL behind a TCP proxy. About every ${FAULT_EVERY_MS / 1000} s something
fails; the second process is also restarted and killed, the first never. 0 is a connection that failed at both.

| write | acknowledged | lost | doubled |
| --- | ---: | ---: | ---: |
${writes.join('\n')}

Sessions given that do not open the garage afterwards: ${sessions}. Pushed prices not read back: ${wrong.length} of the last of each
vehicle. Answers 5xx outside every told outage (and ${BACK_MS / 1000} s after it), or other than 503: **${tally.unexplained().length}**.

| visit | answers | by status | slowest | outside outages |
| --- | ---: | --- | ---: | ---: |
${kinds.join('\n')}

Answers of 4 s and more, and when they were asked for: ${slow.length || 'none'}.
${table('| visit | status | took | during |', slow)}
Statements and transactions that stood for 2 s and more: ${stood.length || 'none'}.
${table('| seen last | for | waits | statement | held by |', stood)}
| outage | lasted | both ready after |
| --- | ---: | ---: |
${outages.join('\n')}

Memory after a collection, the least of each minute, RSS / heap in MB, and the longest that the loop stood still in ms. The first process grew from the end of the first third by a factor of
${growthOf(told, 'rssMb').toFixed(2)} (RSS) and ${growthOf(told, 'heapMb').toFixed(2)} (heap); at most ${GROWTH_MAX} is good.

| minute | first | second |
| ---: | ---: | ---: |
${told.map(({ minute, of }) => `| ${minute} | ${mb(of[0])} | ${mb(of[1])} |`).join('\n')}

Verdict: ${isGood(report) ? 'good' : '**not good enough**'}.
`
}
