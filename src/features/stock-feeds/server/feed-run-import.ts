import type { PriceKind } from '#src/features/vehicles/domain/vehicle.ts'
import type { KindWord } from '../domain/rows/price-columns.ts'
import type { DealershipId } from '#src/shared/domain/ids.ts'
import { judgeRemoval } from '../domain/feed-guard.ts'
import type { FeedReport } from '../domain/feed-run.ts'
import type { FeedSource } from '../domain/columns/feed-source.ts'
import type { FeedDealership } from '../domain/rows/row-dealership.ts'
import {
  type FeedSurvey,
  missingEnd,
  newSurvey,
  SURVEYED_FIELDS,
  surveyRow,
  suspicionsOf,
} from '../domain/feed-survey.ts'
import { faultsOf } from '../domain/feed-announcement.ts'
import { readManifestBeside } from './feed-manifest.ts'
import { type FeedFile, inspectFeedFile } from './feed-file.ts'
import { type FeedImport, importBatch, rememberStock } from './feed-import.ts'
import { type FeedItem, readFeedRows } from './feed-reader.ts'
import { keepHeldFile, lastSurvey, supersedeHeld } from './held-file-repository.ts'
import { insertRemovals, insertRun, updateRun } from './stock-feed-repository.ts'
import type { FeedRequest, StockFeedDeps } from './stock-feed-service.ts'

/** PGlite blocks the event loop, so its batches are small; a server takes larger ones. */
const BATCH_ROWS = { pglite: 200, postgresql: 1_000 } as const
const NOTES_MAX = 100

type RunInput = StockFeedDeps & {
  source: FeedSource
  dealerships: FeedDealership[]
  own: FeedDealership | null
  report: FeedReport
  request: FeedRequest
  fileName: string
  /** The run was held as a whole and then approved. */
  isResumed?: boolean
}

/** Runs one import from start to end and returns its report; every step is recorded in stock_feed_runs. */
export async function runImport(input: RunInput): Promise<FeedReport> {
  const { store, report, request } = input
  if (!input.isResumed) await insertRun(store.db, report, input.fileName)
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
    assumedKinds: new Map(),
  }
  try {
    report.status = await readAndStore(run, request, input.isResumed === true)
    if (report.status === 'done' && request.mode === 'full') {
      await removeMissing(run, request.approve === true)
      await supersedeHeld(store.db, report)
    }
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

async function readAndStore(
  run: FeedImport,
  request: FeedRequest,
  isResumed: boolean,
): Promise<FeedReport['status']> {
  const { report, store } = run
  const file = await inspectFeedFile(request.path)
  if (!file.ok) {
    report.notes.push(file.error)
    return 'failed'
  }
  const looked = await lookThrough(run, file.value)
  if (looked.isUseless) return 'failed'
  const last = report.mode === 'full' ? await lastSurvey(store.db, report) : null
  const end = looked.isCutOff ? null : missingEnd(looked.survey, last)
  if (end) report.notes.push(end)
  if (!isResumed && (await isUnlikeAnnounced(report, request, { file: file.value, rows: looked.lines })))
    looked.survey.isShort = true
  const isCutOff = looked.isCutOff || end !== null || looked.survey.isShort === true
  if (isCutOff) report.notes.push('the file is cut off: nothing is removed; send it again whole')
  const suspicions = report.mode === 'full' ? suspicionsOf(looked.survey, last) : []
  if (suspicions.length > 0 && !isResumed && !request.approve) {
    await holdFile(run, request.path, suspicions)
    return 'awaiting_approval'
  }
  if (run.own) await rememberStock(run, run.own.id)
  await storeRows(run, request, { file: file.value, lastLine: end ? looked.lastLine : null })
  noteAssumedKinds(run)
  return isCutOff ? 'incomplete' : 'done'
}

const KIND_WORDS: Record<PriceKind, string> = {
  egc: 'excluding government charges (egc)',
  drive_away: 'drive away (drive_away)',
  estimated_drive_away: 'estimated drive away (estimated_drive_away)',
  on_application: 'price on application, the amount is not shown (on_application)',
}

/** Notes in the run which kinds the file did not name and where they came from. */
function noteAssumedKinds({ assumedKinds, report, source }: FeedImport): void {
  const says: Record<KindWord, string> = {
    map: `which defaults.priceKind of the map ${source.name} says; better to write DA or EGC beside each`,
    setting: "which the site's setting stockFeeds.barePrice says; better to write DA or EGC beside each",
    default:
      'the default, as nobody declared what they are: write DA or EGC beside each, or declare it in the site document (every site of the dealership alike): "stockFeeds": { "barePrice": { "used": "drive_away" } }, for new, demo and used',
  }
  for (const [key, count] of assumedKinds) {
    const [word, kind] = key.split(' ') as [KindWord, PriceKind]
    report.notes.push(
      `${count === 1 ? '1 price names' : `${count} prices name`} no kind: read as ${KIND_WORDS[kind]}, ${says[word]}`,
    )
  }
}

/** Whether bytes, rows or content differ from what the sender or manifest announced; notes it in the run. */
async function isUnlikeAnnounced(
  report: FeedReport,
  { path, rowsAnnounced }: FeedRequest,
  { file, rows }: { file: FeedFile; rows: number },
): Promise<boolean> {
  const manifest = await readManifestBeside(path)
  const announced = manifest.ok ? manifest.value : {}
  const came = { bytes: file.size, rows, sha256: file.contentHash }
  const faults = [
    ...(manifest.ok ? [] : [manifest.error]),
    ...faultsOf({ ...announced, rows: rowsAnnounced ?? announced.rows }, came),
  ]
  report.notes.push(...faults)
  return faults.length > 0
}

type Looked = {
  survey: FeedSurvey
  isCutOff: boolean
  isUseless: boolean
  lastLine: number
  /** Rows including unreadable ones. */
  lines: number
}

/** Reads the whole file before any row is stored: what it contains and whether it is complete. */
async function lookThrough({ source, report }: FeedImport, file: FeedFile): Promise<Looked> {
  const survey: FeedSurvey = {
    ...newSurvey(),
    endsWithNewline: file.endsWithNewline,
    // A held file was measured when it arrived
    ...(report.survey?.isShort ? { isShort: true } : {}),
  }
  const looked: Looked = { survey, isCutOff: false, isUseless: false, lastLine: 0, lines: 0 }
  for await (const item of readFeedRows(source, file, SURVEYED_FIELDS)) {
    if (item.kind === 'row') surveyRow(survey, item.row, source.defaults.itemType)
    if (item.kind === 'row' || item.kind === 'broken') {
      looked.lastLine = item.line
      looked.lines++
    } else if (item.kind === 'columns') survey.columns = [...new Set(item.names)].sort()
    else if (report.notes.length < NOTES_MAX)
      report.notes.push(item.kind === 'note' ? item.text : item.reason)
    if (item.kind === 'cut_off') looked.isCutOff = true
    if (item.kind === 'fatal') looked.isUseless = true
  }
  // A closed list is complete without a final line break
  if (source.format === 'json' && !looked.isCutOff && file.endsWithBracket) survey.endsWithNewline = true
  report.survey = survey
  return looked
}

async function holdFile({ store, report }: FeedImport, path: string, suspicions: string[]): Promise<void> {
  await keepHeldFile(store.db, report.runId, path)
  report.isHeld = true
  report.notes.push(
    ...suspicions.map((reason) => `waits for approval, nothing is stored: ${reason}`),
    `right as it is: forecourt stock approve ${report.runId}; wrong: fix the export and send it again`,
  )
}

type Storing = { file: FeedFile; lastLine: number | null }

/** Stores the rows in batches. The row where a cut file ends is left out, as its last value may be cut too. */
async function storeRows(run: FeedImport, request: FeedRequest, { file, lastLine }: Storing): Promise<void> {
  const { report, store } = run
  let batch: FeedItem[] = []
  for await (const item of readFeedRows(run.source, file)) {
    if (item.kind !== 'row' && item.kind !== 'broken') continue
    const reason = 'the file ends in this row'
    batch.push(item.line === lastLine ? { kind: 'broken', line: item.line, reason } : item)
    if (batch.length < BATCH_ROWS[store.kind]) continue
    await importBatch(run, batch)
    batch = []
    request.onProgress?.({
      bytes: item.kind === 'row' ? item.bytes : 0,
      totalBytes: file.size,
      rows: report.rows,
    })
  }
  if (batch.length > 0) await importBatch(run, batch)
  request.onProgress?.({ bytes: file.size, totalBytes: file.size, rows: report.rows })
}

/** Full mode: removes what each dealership in the file no longer has, or waits if that is too much. */
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
