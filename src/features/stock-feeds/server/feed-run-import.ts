import type { DealershipId } from '#src/shared/domain/ids.ts'
import { judgeRemoval } from '../domain/feed-guard.ts'
import type { FeedReport } from '../domain/feed-run.ts'
import type { FeedSource } from '../domain/columns/feed-source.ts'
import type { FeedDealership } from '../domain/rows/row-dealership.ts'
import { inspectFeedFile } from './feed-file.ts'
import { type FeedImport, importBatch, rememberStock } from './feed-import.ts'
import { type FeedItem, readFeedRows } from './feed-reader.ts'
import { insertRemovals, insertRun, updateRun } from './stock-feed-repository.ts'
import type { FeedRequest, StockFeedDeps } from './stock-feed-service.ts'

/** PGlite holds the event loop while it works, so its batches are small; a server takes more at once. */
const BATCH_ROWS = { pglite: 200, postgresql: 1_000 } as const
const NOTES_MAX = 100

type RunInput = StockFeedDeps & {
  source: FeedSource
  dealerships: FeedDealership[]
  own: FeedDealership | null
  report: FeedReport
  request: FeedRequest
  fileName: string
}

/** Runs one import from start to end and gives its report; every step is on record in stock_feed_runs. */
export async function runImport(input: RunInput): Promise<FeedReport> {
  const { store, report, request } = input
  await insertRun(store.db, report, input.fileName)
  const run: FeedImport = {
    store,
    vehicles: input.vehicles,
    source: input.source,
    dealerships: input.dealerships,
    own: input.own,
    report,
    now: report.startedAt,
    lines: new Map(),
    before: new Map(),
  }
  try {
    report.status = await readAndStore(run, request)
    if (report.status === 'done' && request.mode === 'full')
      await removeMissing(run, request.approve === true)
  } catch (error) {
    report.status = 'failed'
    report.notes.push(`the import stopped: ${(error as Error).message.slice(0, 300)}`)
    throw error
  } finally {
    report.finishedAt = new Date(input.clock.now()).toISOString()
    await updateRun(store.db, report)
  }
  return report
}

async function readAndStore(run: FeedImport, request: FeedRequest): Promise<FeedReport['status']> {
  const { report, store } = run
  const file = await inspectFeedFile(request.path)
  if (!file.ok) {
    report.notes.push(file.error)
    return 'failed'
  }
  if (run.own) await rememberStock(run, run.own.id)
  let status: FeedReport['status'] = 'done'
  let batch: FeedItem[] = []
  for await (const item of readFeedRows(run.source, file.value)) {
    if (item.kind === 'row' || item.kind === 'broken') batch.push(item)
    else if (report.notes.length < NOTES_MAX)
      report.notes.push(item.kind === 'note' ? item.text : item.reason)
    if (item.kind === 'fatal') return 'failed'
    if (item.kind === 'cut_off') status = 'incomplete'
    if (batch.length < BATCH_ROWS[store.kind]) continue
    await importBatch(run, batch)
    batch = []
    request.onProgress?.({
      bytes: item.kind === 'row' ? item.bytes : 0,
      totalBytes: file.value.size,
      rows: report.rows,
    })
  }
  if (batch.length > 0) await importBatch(run, batch)
  request.onProgress?.({ bytes: file.value.size, totalBytes: file.value.size, rows: report.rows })
  return status
}

/** Full mode: what each dealership of the file no longer has is removed, or waits when it is too much. */
async function removeMissing(run: FeedImport, isApproved: boolean): Promise<void> {
  const { report } = run
  for (const [dealershipId, stock] of run.before) {
    const verdict = judgeRemoval(
      stock.map((entry) => entry.id),
      run.lines,
    )
    const ids = verdict.missing
    if (ids.length === 0) continue
    if (verdict.needsApproval && !isApproved) {
      await run.store.db
        .transaction()
        .execute((trx) => insertRemovals(trx, { runId: report.runId, dealershipId, ids }))
      report.awaitingApproval += ids.length
      report.status = 'awaiting_approval'
      report.notes.push(waitingNote(run, dealershipId, { missing: ids.length, of: stock.length }))
    } else {
      report.removed += await run.store.db
        .transaction()
        .execute((trx) => run.vehicles.removeStock(trx, dealershipId, ids))
    }
  }
}

function waitingNote(
  run: FeedImport,
  dealershipId: DealershipId,
  { missing, of }: { missing: number; of: number },
): string {
  const slug = run.dealerships.find((dealership) => dealership.id === dealershipId)?.slug ?? dealershipId
  const share = Math.round((missing / of) * 100)
  return `${slug}: ${missing} of ${of} vehicles (${share} %) are missing from the file; nothing is removed until the run is approved`
}
