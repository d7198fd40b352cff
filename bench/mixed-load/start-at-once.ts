import { cpus, loadavg } from 'node:os'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openPostgresStore } from '#src/platform/database/postgres-store.ts'
import { findPostgresBinaries, startPostgresCluster } from '#src/platform/testing/postgres-cluster.ts'
import { createServerPlace, type Server } from './servers.ts'

/**
 * Eight servers start at once on one PostgreSQL, first on an empty database, which one of them seeds, then on
 * the seeded one; all serve, and all stop in good order: `node bench/mixed-load/start-at-once.ts
 * [processes]`. Writes results/start-at-once.md and exits with 1 if one does not serve, does not stop by
 * itself, or logs a complaint.
 */
const RESULT = join(import.meta.dirname, '../results/start-at-once.md')
const PAGES = ['/', '/search/used-cars', '/readyz']
const processes = Number(process.argv[2] ?? 8)

const binaries = findPostgresBinaries()
if (!binaries) throw new Error('No PostgreSQL server programs on this machine')
const cluster = await startPostgresCluster(binaries)
const rows: string[] = []
let isGood = true
try {
  for (const name of ['an empty database', 'the seeded database']) await round(name)
} finally {
  await cluster.stop()
}

async function round(name: string): Promise<void> {
  const servers = Array.from({ length: processes }, (_, n) =>
    createServerPlace(`at-once-${n}`, cluster.url, { LOG_LEVEL: 'warn' }),
  )
  try {
    const startedAt = performance.now()
    await Promise.all(servers.map((server) => server.start()))
    const readySeconds = (performance.now() - startedAt) / 1000
    const answers = await Promise.all(
      servers.flatMap((server) => PAGES.map((path) => statusOf(server, path))),
    )
    const connections = await countConnections()
    const stopAt = performance.now()
    const codes = await Promise.all(servers.map((server) => server.end('SIGTERM')))
    const stopSeconds = (performance.now() - stopAt) / 1000
    const faults = servers
      .flatMap((server) => server.faults())
      .filter((line) => !/is not set|HSTS|TLS/.test(line))
    for (const line of faults) console.log(line.slice(0, 400))
    const good = answers.filter((status) => status === 200).length
    const ended = codes.filter((code) => code === 0).length
    isGood &&= good === answers.length && ended === processes && faults.length === 0
    const cells = [
      name,
      `${readySeconds.toFixed(0)} s`,
      `${good} of ${answers.length}`,
      connections,
      `${stopSeconds.toFixed(1)} s`,
      `${ended} of ${processes}`,
      faults.length,
    ]
    rows.push(`| ${cells.join(' | ')} |`)
    console.log(rows.at(-1))
  } finally {
    for (const server of servers) await server.close()
  }
}

async function statusOf(server: Server, path: string): Promise<number> {
  const { status, body } = await server.ask({ path })
  if (status !== 200) console.log(server.name, path, status, body.slice(0, 300))
  return status
}

async function countConnections(): Promise<number> {
  const store = await openPostgresStore(cluster.url, { poolSize: 1 })
  const { rows: found } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where application_name like 'forecourt%'`.execute(
    store.db,
  )
  await store.close()
  return (found[0]?.n ?? 0) - 2
}

writeFileSync(
  RESULT,
  `# Servers that start at once

\`node bench/mixed-load/start-at-once.ts ${processes}\` on ${cpus()[0]?.model.trim() ?? 'unknown'} (${cpus().length} cores, shared with other work, load average ${loadavg()[1]?.toFixed(0)}), Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.
${processes} processes of the built product with the demo sites, one signing key, one PostgreSQL; each asked for ${PAGES.join(', ')}.

| start on | all ready after | answers 200 | connections | stopped (SIGTERM) in | exit code 0 | warnings and errors logged |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`,
)
process.exit(isGood ? 0 : 1)
