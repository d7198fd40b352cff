import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { sealStore } from '#src/app/opening/sealed-store.ts'
import { createLeadService } from '#src/features/leads/server/lead-service.ts'
import { anEnquiry, aSite, aVehicle } from '#src/features/leads/testing/lead-fixtures.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openStore } from '#src/platform/database/open-store.ts'
import { findPostgresBinaries, startPostgresCluster } from '#src/platform/testing/postgres-cluster.ts'

/**
 * What sealing a store for the first time and changing its key cost: `node bench/sealing/resealing.ts [--leads=100000]`, on each
 * store, in the process that takes leads meanwhile, one after the other. Writes results/resealing.md.
 */
const { values } = parseArgs({ options: { leads: { type: 'string', default: '100000' } } })
const LEADS = Number(values.leads)
/** Really submitted; the rest are copies of them under other ids. */
const SUBMITTED = 100
const COPIES_AT_ONCE = 10_000
const MIGRATIONS = join(import.meta.dirname, '../../db/migrations')
const RESULT = join(import.meta.dirname, '../results/resealing.md')
const [FIRST, SECOND] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)]
const MB = 1024 * 1024

let sent = 0
async function submit(store: Store): Promise<number> {
  sent += 1
  const leads = createLeadService({
    store,
    clock: { now: () => Date.now() },
    findVehicle: async () => aVehicle(),
  })
  const person = { email: `p${sent}@example.com`, phone: `04${String(sent).padStart(8, '0')}` }
  const startedAt = performance.now()
  const stored = await leads.submitEnquiry(aSite(), anEnquiry(person))
  if (!stored.ok) throw new Error(stored.error.message)
  return performance.now() - startedAt
}

async function fill(store: Store): Promise<void> {
  for (let n = 0; n < SUBMITTED; n += 1) await submit(store)
  for (let from = SUBMITTED; from < LEADS; from += COPIES_AT_ONCE)
    await sql`
      insert into leads
      select (jsonb_populate_record(l, jsonb_build_object('id', 'lead_copy' || n, 'idempotency_key', 'copy ' || n,
        'reference', 'C' || n))).*
      from generate_series(${from}::int, ${Math.min(LEADS, from + COPIES_AT_ONCE) - 1}::int) as n
      join (select *, row_number() over (order by id) as at from leads where id not like 'lead_copy%') as numbered
        on numbered.at = n % ${SUBMITTED} + 1
      join leads l on l.id = numbered.id`.execute(store.db)
}

/** Rotates to the first of these keys while leads are taken. */
async function rotate(store: Store, dataKeys: Buffer[], dataDir: string) {
  const sealed = await sealStore(store, { dataKeys, dataDir })
  let isDone = false
  const taken: number[] = []
  const taking = (async () => {
    while (!isDone) {
      taken.push(await submit(sealed.store))
      await pause(50)
    }
  })()
  let memory = process.memoryUsage().rss
  const before = memory
  const startedAt = performance.now()
  const cpu = process.cpuUsage()
  const rows = await sealed.dataKeys?.rotate(() => {
    memory = Math.max(memory, process.memoryUsage().rss)
  })
  const seconds = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(cpu)
  isDone = true
  await taking
  const left = Object.values((await sealed.dataKeys?.outdated({ isWhole: true })) ?? {})
  taken.sort((a, b) => a - b)
  const at = (share: number) => (taken[Math.floor((taken.length - 1) * share)] ?? 0).toFixed(0)
  return [
    rows,
    seconds.toFixed(0),
    ((user + system) / 1e6).toFixed(0),
    ((memory - before) / MB).toFixed(0),
    `${taken.length}, ${at(0.5)} / ${at(0.99)} / ${at(1)}`,
    left.reduce((sum, { count }) => sum + count, 0),
  ]
}

const table: string[] = []
async function round(name: string, store: Store, dataDir: string): Promise<void> {
  await fill(store)
  for (const [what, keys] of [
    ['sealed for the first time', [FIRST]],
    ['sealed under another key', [SECOND, FIRST]],
  ] as const) {
    table.push(`| ${[name, what, ...(await rotate(store, [...keys], dataDir))].join(' | ')} |`)
    console.log(table.at(-1))
  }
  await store.close()
}

const directory = mkdtempSync(join(tmpdir(), 'resealing-'))
const binaries = findPostgresBinaries()
if (binaries) {
  const cluster = await startPostgresCluster(binaries)
  const options = { databaseUrl: cluster.url, directory, migrationsDirectory: MIGRATIONS }
  await round('PostgreSQL', await openStore(options), directory)
  await cluster.stop()
}
mkdirSync(join(directory, 'store'))
await round(
  'PGlite',
  await openStore({
    databaseUrl: null,
    directory: join(directory, 'store'),
    migrationsDirectory: MIGRATIONS,
  }),
  directory,
)
rmSync(directory, { recursive: true })

writeFileSync(
  RESULT,
  `# Sealing a store again

\`node bench/sealing/resealing.ts --leads=${LEADS}\` on ${cpus()[0]?.model.trim() ?? 'unknown'} (${cpus().length} cores, load average ${loadavg()[1]?.toFixed(0)}), Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.
${LEADS} leads in clear; \`privacy keys rotate\` in the process that takes leads meanwhile, one after the other with pauses of 50 ms. CPU is the process's own; memory is its peak above where it stood before.

| store | what | rows | seconds | of it CPU | memory, MB | leads taken meanwhile, ms p50 / p99 / longest | rows left under no or the other key |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |
${table.join('\n')}
`,
)
