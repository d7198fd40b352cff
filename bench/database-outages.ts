import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { openPostgresStore } from '../src/platform/database/postgres-store.ts'
import {
  type FormStream,
  type OutageServer,
  publishOutageSite,
  startOutageServer,
  streamForms,
} from '../src/platform/testing/outage-bench.ts'
import {
  findPostgresBinaries,
  type PostgresCluster,
  startPostgresCluster,
} from '../src/platform/testing/postgres-cluster.ts'
import { startTcpProxy, type TcpProxy } from '../src/platform/testing/tcp-proxy.ts'

/**
 * Two processes of the built product under a stream of forms while their PostgreSQL goes away in every way:
 * `node bench/database-outages.ts [seconds …]` (default 1 5 30 120). Writes results/database-outages.md and ends with 1
 * when a form that was acknowledged is lost or doubled, a process died, or recovery took over 5 s.
 */
const RESULT = join(import.meta.dirname, 'results/database-outages.md')
const BACK_MS = 5000
const STREAMS_PER_PROCESS = 4
const STEADY_MS = 2000

type Place = { cluster: PostgresCluster; proxy: TcpProxy; servers: OutageServer[]; url: string }
type Outage = { name: string; run(place: Place): Promise<void> }
type Row = {
  name: string
  statuses: Map<number, number>
  backMs: number
  slowestMs: number
  pages: string
  probeMs: number
  lost: number
  doubled: number
  connections: number
  alive: number
}

const lengths = process.argv.slice(2).map(Number).filter(Boolean)
const seconds = lengths.length > 0 ? lengths : [1, 5, 30, 120]
const OUTAGES: Outage[] = [
  ...seconds.flatMap((length): Outage[] => [
    {
      name: `stopped (SIGINT, 57P01), ${length} s`,
      run: async ({ cluster }) => {
        await cluster.down('SIGINT')
        await pause(length * 1000)
        await cluster.up()
      },
    },
    {
      name: `swallowed by the network, ${length} s`,
      run: async ({ proxy }) => {
        proxy.swallow()
        await pause(length * 1000)
        proxy.passOn()
      },
    },
  ]),
  { name: 'crashed (SIGQUIT, 57P02, 57P03)', run: ({ cluster }) => cluster.restart('SIGQUIT') },
  {
    name: 'every connection reset, 20 times in 5 s',
    run: async ({ proxy }) => {
      for (let n = 0; n < 20; n += 1) {
        proxy.reset()
        await pause(250)
      }
    },
  },
  {
    name: 'too many clients (53300), 5 s',
    run: async ({ cluster, proxy }) => {
      const others = await takeAllConnections(cluster)
      proxy.reset()
      await pause(5000)
      for (const other of others) await other.end()
    },
  },
  {
    name: 'both processes restarted, one after the other',
    run: async (place) => {
      for (const [at, server] of place.servers.entries()) {
        await server.end()
        place.servers[at] = await startOutageServer(place.url)
      }
    },
  },
  {
    name: 'read only (25006), 5 s',
    run: async ({ cluster }) => {
      await setReadOnly(cluster, true)
      await pause(5000)
      await setReadOnly(cluster, false)
    },
  },
]

/** Every connection but what the product has: then the product's own are cut. */
async function takeAllConnections({ url }: PostgresCluster): Promise<pg.Client[]> {
  const others: pg.Client[] = []
  while (others.length < 400) {
    const other = new pg.Client({ connectionString: url })
    other.on('error', () => {})
    try {
      await other.connect()
    } catch {
      break
    }
    others.push(other)
  }
  return others
}

/** As a balancer: a process that does not take the connection is passed over. */
async function askOne({ servers }: Place, at: number, [path, body]: Parameters<OutageServer['ask']>) {
  for (let n = at; ; n += 1) {
    try {
      return await (servers[n % servers.length] as OutageServer).ask(path, body)
    } catch {
      await pause(50)
    }
  }
}

async function setReadOnly(cluster: PostgresCluster, isOn: boolean): Promise<void> {
  const admin = await openPostgresStore(cluster.url, { poolSize: 1 })
  await admin.runScript(`alter system set default_transaction_read_only = ${isOn ? 'on' : 'off'}`)
  await admin.runScript('select pg_reload_conf()')
  await admin.close()
}

async function measure(place: Place, { name, run }: Outage): Promise<Row> {
  const label = name.replaceAll(/\W+/g, '-')
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
  const { pages, probeMs, connections } = await watched.stop()
  for (const stream of streams) await stream.stop()
  return {
    name,
    backMs,
    pages,
    probeMs,
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

/** Asks for a page and the probes all the while, and counts the connections that stand. */
function watch({ proxy, servers }: Place) {
  let [isOver, good, all, probeMs, connections] = [false, 0, 0, 0, 0]
  const running = (async () => {
    while (!isOver) {
      for (const { ask } of servers) {
        all += 1
        if ((await ask('/').catch(() => null))?.status === 200) good += 1
        for (const probe of ['/healthz', '/readyz'])
          probeMs = Math.max(
            probeMs,
            await ask(probe).then(
              ({ ms }) => ms,
              () => 0,
            ),
          )
      }
      connections = Math.max(connections, proxy.count())
      await pause(100)
    }
  })()
  return {
    async stop() {
      isOver = true
      await running
      return { pages: `${good} of ${all}`, probeMs, connections }
    },
  }
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
  const { name, statuses, backMs, slowestMs, pages, probeMs, lost, doubled, connections, alive } = row
  const told = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  const cells = [
    name,
    told.join(', '),
    `${(backMs / 1000).toFixed(1)} s`,
    `${(slowestMs / 1000).toFixed(1)} s`,
  ]
  return `| ${[...cells, pages, `${Math.round(probeMs)} ms`, lost, doubled, connections, alive].join(' | ')} |`
}

const binaries = findPostgresBinaries()
if (!binaries) throw new Error('No PostgreSQL server programs on this machine')
const cluster = await startPostgresCluster(binaries)
await publishOutageSite(cluster.url)
const proxy = await startTcpProxy(cluster.port)
const url = `postgres://forecourt@127.0.0.1:${proxy.port}/postgres`
const servers = [await startOutageServer(url), await startOutageServer(url)]
// So that there is a page to stand in
for (const server of servers) await server.ask('/')
const rows: Row[] = []
for (const outage of OUTAGES) {
  rows.push(await measure({ cluster, proxy, servers, url }, outage))
  console.log(lineOf(rows.at(-1) as Row))
}
for (const server of servers) server.stop()
await proxy.close()
await cluster.stop()
const text = `# When the database goes

\`node bench/database-outages.ts\` on ${cpus()[0]?.model.trim() ?? 'unknown'} (${cpus().length} cores, shared with other work), Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.
Two processes of the built product on one PostgreSQL behind a TCP proxy, ${STREAMS_PER_PROCESS * 2} visitors sending forms without a pause and sending
a refused one again. Back: until every visitor had a form acknowledged after the server was there. Slowest: one
answer to a form. Pages: answers 200 for the home page all the while. Probes: the slowest answer of /healthz or
/readyz. Connections: the most that stood at once, of both processes.

| outage | answers to forms | back | slowest | pages | probes | lost | doubled | connections | processes alive |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.map(lineOf).join('\n')}
`
writeFileSync(RESULT, text)
const isGood = rows.every(
  (row) => row.lost === 0 && row.doubled === 0 && row.alive === servers.length && row.backMs < BACK_MS,
)
process.exit(isGood ? 0 : 1)
