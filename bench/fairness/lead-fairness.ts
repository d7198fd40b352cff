import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { claimDeliveries } from '#src/features/leads/server/delivery-claim.ts'
import { createDeliveryWorker } from '#src/features/leads/server/delivery-worker.ts'
import { createLeadService } from '#src/features/leads/server/lead-service.ts'
import { anEnquiry, aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import { openStore } from '#src/platform/database/open-store.ts'
import { findPostgresBinaries, startPostgresCluster } from '#src/platform/testing/postgres-cluster.ts'

/**
 * Does one dealer's backlog hold up another's fresh lead? `node bench/fairness/lead-fairness.ts` puts 100,000 due deliveries of
 * 20 busy receivers and 2,000 shoppers' receipts into PostgreSQL, measures claims, then sends leads of a receiver that has
 * nothing else while a worker works the backlog off, each send taking 200 ms.
 */
const BUSY = 20
const DUE = 100_000
const RECEIPTS = 2_000
const CLAIMS = 400
const FRESH = 20
const SEND_MS = 200
const RESULT = join(import.meta.dirname, '../results/lead-fairness.md')

const binaries = findPostgresBinaries()
if (!binaries) throw new Error('No PostgreSQL on this machine')
const cluster = await startPostgresCluster(binaries)
const directory = mkdtempSync(join(tmpdir(), 'forecourt-fairness-'))
const store = await openStore({
  databaseUrl: cluster.url,
  directory,
  migrationsDirectory: join(import.meta.dirname, '../../db/migrations'),
})
const clock = { now: () => Date.now() }
const leads = createLeadService({ store, clock, findVehicle: async () => null })
const seeded = await leads.submitEnquiry(aSite('busy'), anEnquiry())
if (!seeded.ok) throw new Error(seeded.error.code)

const BATCH = 2_000

/** Copies of one stored lead and its delivery, in batches, as a statement ends after 15 s. */
async function fill(): Promise<void> {
  for (let from = 1; from <= DUE + RECEIPTS; from += BATCH)
    await fillBatch(from, Math.min(from + BATCH - 1, DUE + RECEIPTS))
  for (const table of ['leads', 'lead_deliveries', 'delivery_lanes'])
    await sql`analyze ${sql.table(table)}`.execute(store.db)
}

async function fillBatch(from: number, to: number): Promise<void> {
  const leadId = seeded.ok ? seeded.value.leadId : ''
  await sql`
    insert into leads select copy.*
    from leads l, generate_series(${from}::int, ${to}::int) n,
      lateral jsonb_populate_record(l, jsonb_build_object(
        'id', 'lead_copy_' || n, 'idempotency_key', 'copy-' || n, 'reference', 'COPY-' || n)) copy
    where l.id = ${leadId}`.execute(store.db)
  await sql`
    insert into lead_deliveries (id, site_id, lead_id, receiver_id, receiver, state, message_id, created_at, window_started_at, next_attempt_at)
    select 'dlv_copy_' || n, 'site_busy', 'lead_copy_' || n,
      case when n <= ${DUE}::int then 'loc_busy/r' || (n % ${BUSY}::int) else 'shopper/lead_copy_' || n || '/receipt' end,
      '{"kind":"mail","id":"r","to":["r@busy.example"]}', 'pending', 'copy-' || n || '@busy.example', now(), now(), now()
    from generate_series(${from}::int, ${to}::int) n`.execute(store.db)
}

const quantile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** Claims of eight, each followed by what a worker does then: marking them sent, so that their receivers are due again. */
async function measureClaims(): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < CLAIMS; index += 1) {
    const started = performance.now()
    const { deliveries } = await claimDeliveries(store.db, {
      workerId: 'bench',
      nowMs: clock.now(),
      limit: 8,
    })
    times.push(performance.now() - started)
    const ids = deliveries.map(({ id }) => id)
    if (ids.length === 0) throw new Error('Nothing was claimed though all is due')
    await store.db
      .updateTable('lead_deliveries')
      .set({ state: 'delivered', lease_ends_at: null, leased_by: null })
      .where('id', 'in', ids)
      .execute()
    await store.db
      .updateTable('delivery_lanes')
      .set({ due_at: new Date(clock.now()) })
      .where('receiver_id', 'in', [...new Set(deliveries.map(({ receiverKey }) => receiverKey))])
      .execute()
  }
  return times
}

async function measureFresh(): Promise<number[]> {
  const sentAt = new Map<string, number>()
  const worker = createDeliveryWorker({
    store,
    clock,
    workerId: 'fairness',
    onEvent: () => {},
    deliver: async (_lead, delivery) => {
      await new Promise((resolve) => setTimeout(resolve, SEND_MS))
      sentAt.set(delivery.leadId, performance.now())
      return { ok: true, value: null }
    },
  })
  await worker.start()
  const times: number[] = []
  for (let index = 0; index < FRESH; index += 1) {
    const stored = await leads.submitEnquiry(aSite('idle'), anEnquiry({ message: `Fresh ${index}` }))
    if (!stored.ok) throw new Error(stored.error.code)
    const started = performance.now()
    while (!sentAt.has(stored.value.leadId)) {
      if (performance.now() - started > 60_000) throw new Error('A fresh lead waited over a minute')
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    times.push((sentAt.get(stored.value.leadId) ?? 0) - started)
  }
  await worker.stop()
  return times
}

await fill()
const claims = await measureClaims()
const load = loadavg()[0] ?? 0
const fresh = await measureFresh()
const report = `# Fairness of lead delivery

\`node bench/fairness/lead-fairness.ts\`: PostgreSQL with ${DUE.toLocaleString('en-AU')} deliveries due of ${BUSY} receivers and ${RECEIPTS.toLocaleString('en-AU')} receipts. A claim takes eight deliveries. A fresh lead is of a receiver that has nothing else to come, while a worker works off the backlog and every send takes ${SEND_MS} ms.

| what | median | 99 % | slowest | wanted | day | cores | load before |
|---|---|---|---|---|---|---|---|
| one claim, ms | ${quantile(claims, 0.5).toFixed(1)} | ${quantile(claims, 0.99).toFixed(1)} | ${quantile(claims, 1).toFixed(1)} | under 5 | ${new Date().toISOString().slice(0, 10)} | ${cpus().length} | ${load.toFixed(1)} |
| fresh lead stored until sent, ms | ${quantile(fresh, 0.5).toFixed(0)} | ${quantile(fresh, 0.99).toFixed(0)} | ${quantile(fresh, 1).toFixed(0)} | under 2000 | ${new Date().toISOString().slice(0, 10)} | ${cpus().length} | ${load.toFixed(1)} |

Before claims were divided by receiver: one claim took 3.5 s with 7,186 due, and a fresh lead waited 418 s.
`
writeFileSync(RESULT, report)
console.log(report)
await store.close()
await cluster.stop()
rmSync(directory, { recursive: true, force: true })
process.exit(quantile(claims, 0.5) < 5 && quantile(fresh, 1) < 2000 ? 0 : 1)
