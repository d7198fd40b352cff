import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createLeadService } from '#src/features/leads/server/lead-service.ts'
import { anEnquiry, aSite, aVehicle } from '#src/features/leads/testing/lead-fixtures.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openStore } from '#src/platform/database/open-store.ts'
import { sealStore } from '#src/app/opening/sealed-store.ts'
import { findPostgresBinaries, startPostgresCluster } from '#src/platform/testing/postgres-cluster.ts'

/**
 * Leads per second sustained on both stores: `node bench/leads.ts [--seconds=60] [--sealed]` (with a data
 * key), for each store with one caller and with sixteen. Each lead is four rows in one transaction.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, sealed: { type: 'boolean', default: false } },
})
const SECONDS = Number(values.seconds)
const WARM_UP_SECONDS = 2
const CALLERS = 16
const MIGRATIONS = join(import.meta.dirname, '../db/migrations')
const RESULT = join(import.meta.dirname, values.sealed ? 'results/leads-sealed.md' : 'results/leads.md')
const DATA_KEYS = values.sealed ? [Buffer.alloc(32, 7)] : []

type Measured = {
  name: string
  callers: number
  leads: number
  perSecond: number
  /** Leads in the slowest and the fastest whole second. */
  slowest: number
  fastest: number
  p50: number
  p99: number
  cpuMs: number
}
type Load = { name: string; callers: number; seconds: number }

async function measure(store: Store, { name, callers, seconds: wanted }: Load): Promise<Measured> {
  const leads = createLeadService({
    store,
    clock: { now: () => Date.now() },
    findVehicle: async () => aVehicle(),
  })
  const site = aSite()
  const times: number[] = []
  const bySecond = new Array<number>(Math.ceil(wanted)).fill(0)
  let next = 0
  const started = performance.now()
  const cpu = process.cpuUsage()
  async function caller(): Promise<void> {
    while (performance.now() - started < wanted * 1000) {
      next += 1
      const number = next
      const at = performance.now()
      const person = {
        email: `p${callers}-${number}@example.com`,
        phone: `04${String(callers * 1_000_000 + number).padStart(8, '0')}`,
      }
      const result = await leads.submitEnquiry(
        site,
        anEnquiry({
          ...person,
          car_id: 'veh_1',
          idempotency_key: `bench-${name.replace(/\W/g, '')}-${callers}-${String(number).padStart(9, '0')}`,
        }),
      )
      if (!result.ok) throw new Error(result.error.code)
      times.push(performance.now() - at)
      const second = Math.floor((performance.now() - started) / 1000)
      if (second < bySecond.length) bySecond[second] = (bySecond[second] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(cpu)
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    name,
    callers,
    leads: times.length,
    perSecond: times.length / seconds,
    slowest: Math.min(...bySecond),
    fastest: Math.max(...bySecond),
    p50: at(0.5),
    p99: at(0.99),
    cpuMs: (user + system) / 1000 / times.length,
  }
}

async function measureStore(name: string, opened: Store): Promise<Measured[]> {
  const { store } = await sealStore(opened, { dataKeys: DATA_KEYS, dataDir: directory })
  await measure(store, { name: 'warm-up', callers: 2, seconds: WARM_UP_SECONDS })
  const rows: Measured[] = []
  for (const callers of [1, CALLERS]) rows.push(await measure(store, { name, callers, seconds: SECONDS }))
  await store.close()
  return rows
}

const directory = mkdtempSync(join(tmpdir(), 'bench-leads-'))
const rows = await measureStore(
  'PGlite, fsync shim',
  await openStore({ databaseUrl: null, directory, migrationsDirectory: MIGRATIONS }),
)
const binaries = findPostgresBinaries()
if (binaries) {
  const cluster = await startPostgresCluster(binaries)
  rows.push(
    ...(await measureStore(
      'PostgreSQL',
      await openStore({ databaseUrl: cluster.url, directory, migrationsDirectory: MIGRATIONS }),
    )),
  )
  await cluster.stop()
}
rmSync(directory, { recursive: true, force: true })

const table = rows.map(
  (row) =>
    `| ${row.name} | ${row.callers} | ${row.leads} | ${row.perSecond.toFixed(0)} | ${row.slowest} to ${row.fastest} | ${row.p50.toFixed(1)} | ${row.p99.toFixed(1)} | ${row.cpuMs.toFixed(2)} |`,
)
const text = `# Leads stored a second${values.sealed ? ', sealed with a data key' : ''}

\`node bench/leads.ts --seconds=${SECONDS}${values.sealed ? ' --sealed' : ''}\` on ${cpus()[0]?.model.trim() ?? 'unknown'} (${cpus().length} cores), Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.
Each lead is one call of the service: validation, routing, duplicate search, then the lead, two consent rows and one
delivery row in one transaction. CPU is this process alone (PostgreSQL's own is apart; PGlite runs inside). One run;
the machine is shared, so wall times are upper bounds. Both stores run with fsync on.

| store | callers | leads | leads/s | in its seconds | p50 ms | p99 ms | CPU ms a lead |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${table.join('\n')}
`
mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
writeFileSync(RESULT, text)
console.log(text)
