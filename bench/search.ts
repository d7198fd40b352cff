import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { baseFilter } from '#src/features/search/domain/query/stock-scope.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import {
  createColumnarEngine,
  type ColumnarEngine,
  restoreColumnarEngine,
} from '#src/features/search/server/engines/columnar-engine/columnar-engine.ts'
import { writeAtomically } from '#src/features/search/server/engines/columnar-engine/snapshot/snapshot-file.ts'
import { generateDocument, seededRandom } from '#src/features/search/server/testing/stock-builders.ts'
import { type BenchQuery, benchQueries, toRequest } from './search-queries.ts'
import { loadPostgres } from './search-postgres.ts'

/**
 * `node --expose-gc bench/search.ts [sizes]` (default 2000,100000): wall and CPU time of 300 mixed queries,
 * memory, build and snapshot times, each size in its own process; PostgreSQL on the same stock and queries,
 * limited in time. Writes bench/results/search.md.
 */
const NOW_MS = 1_790_000_000_000
const POSTGRES_SECONDS_MAX = 20
const SIZES = { 2000: 12, 100000: 600, 1000000: 5000 } as Record<number, number>

if (process.argv[2] === '--one') await benchSize(Number(process.argv[3]))
else benchAll((process.argv[2] ?? '2000,100000').split(',').map(Number))

function benchAll(sizes: number[]): void {
  const lines = sizes.map((size) =>
    execFileSync(
      process.execPath,
      ['--expose-gc', '--max-old-space-size=8000', import.meta.filename, '--one', String(size)],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    ),
  )
  const load = loadavg()[0]?.toFixed(1)
  const text = `# Stock search\n\nWritten by \`node bench/search.ts ${sizes.join(',')}\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, load ${load} at the end (other work ran on the same two cores: compare CPU, not wall).\n300 mixed queries (filters, ranges, text, none), disjunctive, 20 facets, 5 stats, sorted, 21 hits. "site": 4 dealerships; "all": every dealership. CPU is the mean of the process a query, warm, three rounds.\nPostgreSQL runs the queries without text (compare it with that row of the index) in one statement each, as many as fit in ${POSTGRES_SECONDS_MAX} s; "differences" counts totals and facet values that are not equal to the index's.\n\n${lines.join('\n')}`
  mkdirSync('bench/results', { recursive: true })
  writeFileSync('bench/results/search.md', text)
  console.log(text)
}

async function benchSize(size: number): Promise<void> {
  const dealerships = SIZES[size] ?? Math.max(1, Math.round(size / 170))
  const random = seededRandom(1)
  const isLarge = size > 200_000
  const rss = memoryMb()
  const engine = createColumnarEngine({
    documentsHeldMax: 200_000,
    readDocuments: async (ids) =>
      ids.map((id) => generateDocument(Number(id.slice(4)), seededRandom(1), dealerships)),
  })
  const documents: StockDocument[] = []
  let buildMs = 0
  for (let at = 0; at < size; at += 500) {
    const batch = Array.from({ length: Math.min(500, size - at) }, (_, offset) =>
      generateDocument(at + offset, random, dealerships),
    )
    const started = performance.now()
    await engine.upsert(batch)
    buildMs += performance.now() - started
    if (!isLarge) documents.push(...batch)
  }
  const rows = [
    `## ${size.toLocaleString('en-AU')} vehicles, ${dealerships} dealerships`,
    '',
    '| | p50 ms | p99 ms | CPU ms a query |',
    '| --- | --- | --- | --- |',
  ]
  for (const scope of ['site', 'all'] as const) {
    const queries = benchQueries(dealerships, scope)
    const plain = queries.filter(({ text }) => text === '')
    rows.push(`| index, ${scope} | ${await timeEngine(engine, queries)} |`)
    rows.push(`| index, ${scope}, the queries without text | ${await timeEngine(engine, plain)} |`)
  }
  rows.push(...(isLarge ? [] : await comparePostgres(engine, documents, dealerships)))
  documents.length = 0
  rows.push(
    '',
    `Build ${Math.round(buildMs)} ms; index and its documents ${engine.holdsDocuments() ? 'held' : 'not held'}: RSS ${memoryMb()} MB (${rss} MB before). ${await snapshotTimes(engine)}`,
    '',
  )
  console.log(rows.join('\n'))
}

function memoryMb(): number {
  ;(globalThis as { gc?: () => void }).gc?.()
  return Math.round(process.memoryUsage().rss / 1e6)
}

async function timeEngine(engine: ColumnarEngine, asked: readonly BenchQuery[]): Promise<string> {
  const filter = baseFilter(3, NOW_MS)
  const queries = asked.map((query) => ({
    scope: { dealershipIds: Object.freeze(query.dealershipIds), filter },
    request: toRequest(query),
  }))
  const round = async () => {
    const walls: number[] = []
    for (const { scope: visible, request } of queries) {
      const started = performance.now()
      const found = await engine.search(visible, request)
      if (!found.ok) throw new Error(found.error.message)
      walls.push(performance.now() - started)
    }
    return walls
  }
  await round()
  const cpu = process.cpuUsage()
  const walls = [...(await round()), ...(await round()), ...(await round())].sort((a, b) => a - b)
  const used = process.cpuUsage(cpu)
  const at = (share: number) => (walls[Math.floor(walls.length * share)] as number).toFixed(2)
  return `${at(0.5)} | ${at(0.99)} | ${((used.user + used.system) / 1000 / walls.length).toFixed(2)}`
}

async function comparePostgres(
  engine: ColumnarEngine,
  documents: readonly StockDocument[],
  dealerships: number,
): Promise<string[]> {
  const sql = await loadPostgres(documents)
  if (!sql) return ['| PostgreSQL | not run: no server programs on this machine | | |']
  const rows: string[] = []
  for (const scope of ['site', 'all'] as const) {
    const walls: number[] = []
    let differences = 0
    const cpu = sql.cpuMs()
    const deadline = performance.now() + POSTGRES_SECONDS_MAX * 1000
    for (const query of benchQueries(dealerships, scope).filter(({ text }) => text === '')) {
      if (performance.now() > deadline) break
      const started = performance.now()
      const answer = await sql.run(query)
      walls.push(performance.now() - started)
      const found = await engine.search(
        { dealershipIds: query.dealershipIds, filter: baseFilter(3, NOW_MS) },
        toRequest(query),
      )
      if (!found.ok) throw new Error(found.error.message)
      differences += Number(found.value.totalHits !== answer.total)
      for (const [facet, counts] of Object.entries(found.value.facetDistribution))
        for (const [value, count] of Object.entries(counts))
          differences += Number(answer.counts.get(`${facet}\n${value}`) !== count)
    }
    walls.sort((a, b) => a - b)
    const at = (share: number) => (walls[Math.floor(walls.length * share)] as number).toFixed(1)
    rows.push(
      `| PostgreSQL ${sql.version}, ${scope}, ${walls.length} queries, ${differences} differences | ${at(0.5)} | ${at(0.99)} | ${((sql.cpuMs() - cpu) / walls.length).toFixed(1)} |`,
    )
  }
  await sql.stop()
  return rows
}

async function snapshotTimes(engine: ColumnarEngine): Promise<string> {
  const path = join(tmpdir(), `forecourt-bench-${process.pid}.snapshot`)
  const started = performance.now()
  await writeAtomically(path, engine.serialise('bench'))
  const written = performance.now()
  const bytes = readFileSync(path)
  const restored = restoreColumnarEngine(bytes, { readDocuments: async () => [] })
  const read = performance.now()
  rmSync(path)
  if (restored?.engine.size() !== engine.size()) throw new Error('The snapshot does not give the index back.')
  return `Snapshot ${(bytes.length / 1e6).toFixed(1)} MB: written with fsync in ${Math.round(written - started)} ms, start from it ${Math.round(read - written)} ms.`
}
