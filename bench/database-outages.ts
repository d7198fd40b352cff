import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { fullDisks, openDisks } from './database-outages/full-disks.ts'
import { type Outage, outages, type Place } from './database-outages/outages.ts'
import { watch } from './database-outages/watch.ts'
import { openPostgresStore } from '../src/platform/database/postgres-store.ts'
import {
  type FormStream,
  type OutageServer,
  publishOutageSite,
  startOutageServer,
  streamForms,
} from './database-outages/outage-bench.ts'
import { findPostgresBinaries, startPostgresCluster } from '../src/platform/testing/postgres-cluster.ts'
import { startTcpProxy } from '../src/platform/testing/tcp-proxy.ts'

/**
 * Two processes of the built product under a stream of forms while their PostgreSQL goes away in every way:
 * `node bench/database-outages.ts [seconds …]` (default 1 5 30 120; 0: only outages without a length;
 * `--only=disk`: those with the word in their names). As root also with full disks, which are small ones in
 * memory. Writes results/database-outages.md and exits with 1 if an acknowledged form is lost or doubled, a
 * process died, or recovery took over 5 s.
 */
const RESULT = join(import.meta.dirname, 'results/database-outages.md')
const BACK_MS = 5000
const PROCESSES = 2
const STREAMS_PER_PROCESS = 4
const STEADY_MS = 2000
/** Far less than what the log keeps for itself, so that a full disk is reached soon. */
const LOG_SETTINGS = ['-c', 'max_wal_size=96MB', '-c', 'min_wal_size=32MB']

type Row = {
  name: string
  statuses: Map<number, number>
  backMs: number
  slowestMs: number
  pages: string
  probeMs: number
  told: string
  lost: number
  doubled: number
  connections: number
  alive: number
}

const only = process.argv.find((each) => each.startsWith('--only='))?.slice('--only='.length) ?? ''
const lengths = process.argv
  .slice(2)
  .filter((each) => !each.startsWith('--'))
  .map(Number)
const seconds = lengths.length > 0 ? lengths.filter(Boolean) : [1, 5, 30, 120]
const disks = openDisks()

/** Like a load balancer: a process that does not take the connection is skipped. */
async function askOne({ servers }: Place, at: number, [path, body]: Parameters<OutageServer['ask']>) {
  for (let n = at; ; n += 1) {
    try {
      return await (servers[n % servers.length] as OutageServer).ask(path, body)
    } catch {
      await pause(50)
    }
  }
}

async function measure(place: Place, { name, run }: Outage): Promise<Row> {
  const label = `${process.pid}-${rows.length}`
  const streams = place.servers.flatMap((_, at) =>
    Array.from({ length: STREAMS_PER_PROCESS }, (_, n) =>
      streamForms({ ask: (...asked) => askOne(place, at, asked) }, `${label}-${at}-${n}`),
    ),
  )
  await pause(STEADY_MS)
  const watched = watch(place)
  await run(place)
  const endedAt = performance.now()
  const backMs = await allBack(streams, endedAt)
  await pause(STEADY_MS)
  const { pages, probeMs, told, connections } = await watched.stop()
  for (const stream of streams) await stream.stop()
  return {
    name,
    backMs,
    pages,
    probeMs,
    told,
    connections,
    ...(await judge(place, streams)),
    statuses: sumOf(streams),
    slowestMs: Math.max(...streams.map((stream) => stream.slowestMs())),
    alive: place.servers.filter((server) => server.isAlive()).length,
  }
}

/** How long after the end of the outage every stream has had a form acknowledged that it sent since. */
async function allBack(streams: FormStream[], endedAt: number): Promise<number> {
  const firstAfter = ({ acknowledged }: FormStream) => acknowledged.find(({ atMs }) => atMs > endedAt)?.atMs
  while (performance.now() - endedAt < 60_000) {
    const firsts = streams.map(firstAfter)
    if (firsts.every((at) => at !== undefined)) return Math.max(...(firsts as number[])) - endedAt
    await pause(20)
  }
  return Number.POSITIVE_INFINITY
}

async function judge({ cluster }: Place, streams: FormStream[]): Promise<{ lost: number; doubled: number }> {
  const store = await openPostgresStore(cluster.url, { poolSize: 1 })
  const { rows } = await sql<{ email: string; n: number }>`
    select email, count(*)::int as n from leads group by email`.execute(store.db)
  await store.close()
  const kept = new Map(rows.map(({ email, n }) => [email, n]))
  const acknowledged = streams.flatMap((stream) => stream.acknowledged)
  return {
    lost: acknowledged.filter(({ email }) => !kept.has(email)).length,
    doubled: [...kept.values()].filter((n) => n > 1).length,
  }
}

function sumOf(streams: FormStream[]): Map<number, number> {
  const sum = new Map<number, number>()
  for (const { statuses } of streams)
    for (const [status, count] of statuses) sum.set(status, (sum.get(status) ?? 0) + count)
  return sum
}

function lineOf(row: Row): string {
  const {
    name,
    statuses,
    backMs,
    slowestMs,
    pages,
    probeMs,
    told: readiness,
    lost,
    doubled,
    connections,
    alive,
  } = row
  const told = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  const cells = [
    name,
    told.join(', '),
    `${(backMs / 1000).toFixed(1)} s`,
    `${(slowestMs / 1000).toFixed(1)} s`,
  ]
  return `| ${[...cells, pages, `${Math.round(probeMs)} ms`, lost, doubled, connections, alive, readiness].join(' | ')} |`
}

async function measureAll(): Promise<void> {
  await publishOutageSite(cluster.url)
  const proxy = await startTcpProxy(cluster.port)
  const url = `postgres://forecourt@127.0.0.1:${proxy.port}/postgres`
  const servers: OutageServer[] = []
  try {
    while (servers.length < PROCESSES) servers.push(await startOutageServer(url))
    // So that there is a page to stand in.
    for (const server of servers) await server.ask('/')
    for (const outage of [...outages(seconds), ...(disks ? fullDisks(disks) : [])]) {
      if (!outage.name.includes(only)) continue
      rows.push(await measure({ cluster, proxy, servers, url }, outage))
      console.log(lineOf(rows.at(-1) as Row))
    }
  } finally {
    for (const server of servers) server.stop()
    await proxy.close()
  }
}

const binaries = findPostgresBinaries()
if (!binaries) throw new Error('No PostgreSQL server programs on this machine')
const cluster = await startPostgresCluster(binaries, {
  settings: LOG_SETTINGS,
  ...(disks ? { dataDirectory: disks.data.directory, logDirectory: disks.log.directory } : {}),
})
const rows: Row[] = []
try {
  await measureAll()
} finally {
  await cluster.stop()
  disks?.data.close()
  disks?.log.close()
}
const text = `# When the database goes

\`node bench/database-outages.ts\` on ${cpus()[0]?.model.trim() ?? 'unknown'} (${cpus().length} cores, shared with other work, load average ${loadavg()[1]?.toFixed(0)}), Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.
Two processes of the built product on one PostgreSQL behind a TCP proxy, ${STREAMS_PER_PROCESS * PROCESSES} visitors sending forms without a pause and sending
a refused one again. Back: until every visitor had a form acknowledged after the server was there. Slowest: one
answer to a form. Pages: answers 200 for the home page all the while. Probes: the slowest answer of /healthz or
/readyz. Connections: the most that stood at once, of both processes.

| outage | answers to forms | back | slowest | pages | probes | lost | doubled | connections | processes alive | /readyz says |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.map(lineOf).join('\n')}
`
writeFileSync(RESULT, text)
const isGood = rows.every(
  (row) => row.lost === 0 && row.doubled === 0 && row.alive === PROCESSES && row.backMs < BACK_MS,
)
process.exit(isGood ? 0 : 1)
