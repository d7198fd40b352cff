import pg from 'pg'
import { findPostgresBinaries, startPostgresCluster } from '#src/platform/testing/postgres-cluster.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { BENCH_FACETS, BENCH_LISTS, BENCH_STATS, type BenchQuery } from './search-queries.ts'
import { readFileSync } from 'node:fs'

export type SqlAnswer = { total: number; counts: Map<string, number> }
export type SqlStock = {
  run(query: BenchQuery): Promise<SqlAnswer>
  cpuMs(): number
  version: string
  stop(): Promise<void>
}

const CUTOFF = 1_789_740_000
const NUMBERS = new Set<string>([
  'year',
  'seats',
  'price',
  'price_range',
  'km',
  'sold_date_timestamp',
  'created_at_timestamp',
])

/** The same stock in a throwaway PostgreSQL, serial workers and no JIT; null if the programs are missing. */
export async function loadPostgres(documents: readonly StockDocument[]): Promise<SqlStock | null> {
  const binaries = findPostgresBinaries()
  if (!binaries) return null
  const cluster = await startPostgresCluster(binaries)
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  const names = [
    ...BENCH_FACETS,
    'dealership_id',
    'show_on_dealer_website',
    'sold_date_timestamp',
    ...BENCH_STATS,
  ].filter((name, at, all) => all.indexOf(name) === at)
  await client.query(
    `CREATE TABLE stock (id text PRIMARY KEY, ${names.map((name) => `${name} ${NUMBERS.has(name) ? 'double precision' : 'text'}`).join(', ')}, ${BENCH_LISTS.map((name) => `${name} text[]`).join(', ')})`,
  )
  for (let at = 0; at < documents.length; at += 5000) {
    await client.query('INSERT INTO stock SELECT * FROM json_populate_recordset(NULL::stock, $1)', [
      JSON.stringify(documents.slice(at, at + 5000)),
    ])
  }
  for (const sql of [
    'CREATE INDEX ON stock (dealership_id)',
    'CREATE INDEX ON stock (make)',
    'CREATE INDEX ON stock (price)',
    'ANALYZE stock',
    'SET max_parallel_workers_per_gather = 0',
    'SET jit = off',
    "SET work_mem = '256MB'",
  ])
    await client.query(sql)
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid, current_setting($1) AS version', [
    'server_version',
  ])
  const { pid, version } = rows[0] as { pid: number; version: string }
  return {
    run: (query) => answer(client, query),
    cpuMs: () => backendCpuMs(pid),
    version,
    async stop() {
      await client.end()
      await cluster.stop()
    },
  }
}

/**
 * One statement: scope and one boolean per refinement materialised, then hits, total, every facet and the
 * stats.
 */
async function answer(client: pg.Client, query: BenchQuery): Promise<SqlAnswer> {
  const parameters: unknown[] = [query.dealershipIds]
  const bind = (value: unknown) => `$${parameters.push(value)}`
  const groups = new Map<string, string>()
  for (const [name, values] of Object.entries(query.values))
    groups.set(
      name,
      (BENCH_LISTS as readonly string[]).includes(name)
        ? `${name} && ${bind(values)}::text[]`
        : `${name} = ANY(${bind(values)})`,
    )
  for (const { name, min, max } of query.ranges)
    groups.set(name, `${name} BETWEEN ${bind(min)} AND ${bind(max)}`)
  const names = [...groups.keys()]
  const passing = (left?: string) =>
    names
      .filter((name) => name !== left)
      .map((name) => `ok_${name}`)
      .join(' AND ') || 'true'
  const facet = (name: string) =>
    `SELECT '${name}' AS facet, ${name}::text AS value, count(*) AS count FROM b WHERE ${name} IS NOT NULL AND ${passing(name)} GROUP BY ${name}`
  const list = (name: string) =>
    `SELECT '${name}', item, count(*) FROM b, unnest(${name}) AS item WHERE ${passing(name)} GROUP BY item`
  const stat = (name: string) =>
    `SELECT 'stat:${name}', min(${name})::text || ':' || max(${name})::text, 0 FROM b WHERE ${passing(name)}`
  const sql = `WITH b AS MATERIALIZED (SELECT *${names.map((name) => `, coalesce(${groups.get(name)}, false) AS ok_${name}`).join('')} FROM stock WHERE dealership_id = ANY($1) AND show_on_dealer_website = 'true' AND (status IN ('in_stock', 'coming_soon') OR (status = 'sold' AND sold_date_timestamp > ${CUTOFF})))
    ${[...BENCH_FACETS].map(facet).join(' UNION ALL ')} UNION ALL ${[...BENCH_LISTS].map(list).join(' UNION ALL ')} UNION ALL ${[...BENCH_STATS].map(stat).join(' UNION ALL ')}
    UNION ALL SELECT 'total', '', count(*) FROM b WHERE ${passing()}
    UNION ALL (SELECT 'hit', id, 0 FROM b WHERE ${passing()} ORDER BY price_range NULLS LAST, id LIMIT 21 OFFSET ${query.offset})`
  const { rows } = await client.query(sql, parameters)
  const counts = new Map<string, number>()
  for (const row of rows as { facet: string; value: string; count: string }[])
    counts.set(`${row.facet}\n${row.value}`, Number(row.count))
  return { total: counts.get('total\n') ?? 0, counts }
}

function backendCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
