import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import { toWireVehicle, type WireVehicle } from '#src/features/vehicles/domain/wire/vehicle-schema.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { type DealershipId, toId } from '#src/shared/domain/ids.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { quotedText } from '#src/shared/domain/text/quoted-text.ts'
import { FEED_SOURCES } from '../domain/columns/feed-sources.ts'
import type { FeedSource } from '../domain/columns/feed-source.ts'
import type { FeedFinding, FeedMode, FeedReport } from '../domain/feed-run.ts'
import { plainStockNumber } from '../domain/rows/blank-vehicle.ts'
import { type FeedDealership, findDealership } from '../domain/rows/row-dealership.ts'
import { runImport } from './feed-run-import.ts'
import { type FeedAlertDeps, tellRun } from './alerts/feed-alerts.ts'
import { createFeedMaps } from './maps/feed-maps.ts'
import { dropHeldFile, writeHeldFile } from './held-file-repository.ts'
import { createPushClaims } from './push-claims.ts'
import { pruneKeys } from './push-repository.ts'
import { type StockFeedError, stockFeedError } from './stock-feed-errors.ts'
import {
  countFeeds,
  findRun,
  listFindings,
  listRuns,
  pruneRuns,
  takeRemovals,
  updateRun,
} from './stock-feed-repository.ts'

/** Progress of an import: bytes of the file read and rows stored. */
export type FeedProgress = { bytes: number; totalBytes: number; rows: number }

export type FeedRequest = {
  source: string
  path: string
  mode: FeedMode
  /** Id or slug; rows naming another dealership are refused. Without it each row names its own. */
  dealership?: string
  /** Removes even more than the guard allows (feed-guard.ts). */
  approve?: boolean
  fileName?: string
  /** Rows the sender says the file has. With fewer it is cut off, even at the end of a line. */
  rowsAnnounced?: number
  onProgress?: (progress: FeedProgress) => void
}

export type StockFeedDeps = {
  store: Store
  vehicles: VehicleService
  /** Every dealership of the platform with its locations. */
  listDealerships: () => Promise<FeedDealership[]>
  clock: Clock
} & FeedAlertDeps

export type { FeedAlertDeps }

export type StockFeedService = ReturnType<typeof createStockFeedService>

type FeedMaps = ReturnType<typeof createFeedMaps>

/** Runs listed by `stock runs`. */
const RUNS_LISTED = 30
/** Questions about a run come within weeks, and an hourly feed makes thousands of runs a year. */
const RUN_KEPT_MS = 90 * 24 * 60 * 60 * 1000

/** Stock import: runs, quarantine, approval, read-back and idempotent pushes. */
export function createStockFeedService(deps: StockFeedDeps) {
  const { store, vehicles, clock } = deps
  const maps = createFeedMaps({ ...deps, builtIn: FEED_SOURCES })
  return {
    /** Dealers' own column maps. */
    maps,
    /** Every source by name; with a dealership's id or slug its own maps too. Errors: unknown_dealership. */
    async sources(dealership?: string): Promise<Result<readonly FeedSource[], StockFeedError>> {
      const own = await maps.ownerOf(dealership)
      return own.ok ? ok(await maps.list(own.value)) : own
    },
    /** Slugs of every dealership, for operators and never for key holders. */
    dealerships: async (): Promise<string[]> => (await deps.listDealerships()).map(({ slug }) => slug),
    /** The latest result of every feed, for metrics. */
    counts: () => countFeeds(store.db),
    /** Imports a file. An unusable file is a run with status `failed`, not an error. */
    async importFeed(request: FeedRequest): Promise<Result<FeedReport, StockFeedError>> {
      const dealerships = await deps.listDealerships()
      const own = request.dealership === undefined ? null : findDealership(dealerships, request.dealership)
      if (own === undefined)
        return fail(stockFeedError('unknown_dealership', request.dealership || 'no name given'))
      const sources = await maps.list(own?.id ?? null)
      const source = sources.find((candidate) => candidate.name === request.source)
      if (!source)
        return fail(
          stockFeedError(
            'unknown_source',
            `${request.source}; there are ${sources.map(({ name }) => name).join(', ')}`,
          ),
        )
      const startedAt = new Date(clock.now()).toISOString()
      const report = newReport({
        source: source.name,
        mode: request.mode,
        dealershipId: own?.id ?? null,
        startedAt,
      })
      const fileName = request.fileName ?? basename(request.path)
      try {
        return ok(await runImport({ ...deps, source, dealerships, own, report, request, fileName }))
      } finally {
        await tellRun(deps, report, own)
      }
    },
    /** The latest runs, newest first. */
    listRuns: (): Promise<FeedReport[]> => listRuns(store.db, RUNS_LISTED),
    /** A run with its findings; with a dealership only its own runs are found. */
    async findRun(
      runId: string,
      dealershipId?: DealershipId,
    ): Promise<Result<{ report: FeedReport; findings: FeedFinding[] }, StockFeedError>> {
      const report = await findRun(store.db, runId)
      if (!report || (dealershipId && report.dealershipId !== dealershipId))
        return fail(stockFeedError('unknown_run', quotedText(runId)))
      return ok({ report, findings: await listFindings(store.db, runId) })
    },
    /** Approves what a run is waiting for: its removal (less vehicles that have returned) or its whole file. */
    approve: (runId: string): Promise<Result<FeedReport, StockFeedError>> => approveRun(deps, maps, runId),
    /**
     * Rejects what a run is waiting for: its removal (the rows stay, status `incomplete`) or its whole file
     * (nothing is stored, status `failed`). Errors: unknown_run, nothing_to_approve.
     */
    reject: (runId: string): Promise<Result<FeedReport, StockFeedError>> => rejectRun(deps, runId),
    /** A dealership's vehicle under the wire names, including hidden ones (DATA-033). */
    async readBack(
      dealershipId: DealershipId,
      stockNumber: string,
    ): Promise<Result<WireVehicle, StockFeedError>> {
      const vehicle = await vehicles.findByStockNumber(dealershipId, plainStockNumber(stockNumber))
      return vehicle
        ? ok(toWireVehicle(vehicle))
        : fail(stockFeedError('unknown_vehicle', quotedText(stockNumber)))
    },
    pushes: createPushClaims(deps),
    /** Deletes at most `limit` push keys older than 30 days; returns how many. */
    pruneKeys: (nowMs: number, limit: number): Promise<number> => pruneKeys(store.db, nowMs, limit),
    /** Deletes at most `limit` runs older than 90 days with their findings; returns how many. */
    pruneRuns: (nowMs: number, limit: number): Promise<number> =>
      pruneRuns(store.db, new Date(nowMs - RUN_KEPT_MS), limit),
  }
}

/** A run awaiting a decision. */
async function findWaiting(
  { store }: StockFeedDeps,
  runId: string,
): Promise<Result<FeedReport, StockFeedError>> {
  const report = await findRun(store.db, runId)
  if (!report) return fail(stockFeedError('unknown_run', quotedText(runId)))
  if (report.status !== 'awaiting_approval')
    return fail(stockFeedError('nothing_to_approve', `it is ${report.status}`))
  return ok(report)
}

async function rejectRun(deps: StockFeedDeps, runId: string): Promise<Result<FeedReport, StockFeedError>> {
  const { db } = deps.store
  const waiting = await findWaiting(deps, runId)
  if (!waiting.ok) return waiting
  const report = waiting.value
  const rejected: FeedReport = {
    ...report,
    status: report.isHeld ? 'failed' : 'incomplete',
    isHeld: false,
    awaitingApproval: 0,
    notes: [
      ...report.notes,
      report.isHeld ? 'rejected after a look' : 'the removal was rejected after a look',
    ],
  }
  await db.transaction().execute(async (trx) => {
    if (report.isHeld) await dropHeldFile(trx, report.runId)
    else await takeRemovals(trx, runId)
    await updateRun(trx, rejected)
  })
  return ok(rejected)
}

async function approveRun(
  deps: StockFeedDeps,
  maps: FeedMaps,
  runId: string,
): Promise<Result<FeedReport, StockFeedError>> {
  const { store, vehicles } = deps
  const waiting = await findWaiting(deps, runId)
  if (!waiting.ok) return waiting
  const report = waiting.value
  if (report.isHeld) return resumeHeld(deps, maps, report)
  const removed = await store.db.transaction().execute(async (trx) => {
    let count = 0
    for (const [dealershipId, ids] of await takeRemovals(trx, runId))
      count += await vehicles.removeStock(trx, dealershipId, ids)
    return count
  })
  const approved: FeedReport = {
    ...report,
    status: 'done',
    awaitingApproval: 0,
    removed: report.removed + removed,
  }
  await updateRun(store.db, approved)
  return ok(approved)
}

/** Imports the file of a held run. Its removal is checked again and may have to wait once more. */
async function resumeHeld(
  deps: StockFeedDeps,
  maps: FeedMaps,
  report: FeedReport,
): Promise<Result<FeedReport, StockFeedError>> {
  const source = (await maps.list(report.dealershipId)).find(({ name }) => name === report.source)
  if (!source) return fail(stockFeedError('unknown_source', report.source))
  const directory = await mkdtemp(join(tmpdir(), 'stock-held-'))
  try {
    const path = join(directory, 'feed')
    if (!(await writeHeldFile(deps.store.db, report.runId, path)))
      return fail(stockFeedError('nothing_to_approve', 'its file is not kept any more'))
    const dealerships = await deps.listDealerships()
    const own = report.dealershipId ? findDealership(dealerships, report.dealershipId) : null
    if (own === undefined) return fail(stockFeedError('unknown_dealership', report.dealershipId ?? ''))
    const resumed: FeedReport = {
      ...report,
      isHeld: false,
      status: 'running',
      notes: ['approved after a look'],
    }
    const request: FeedRequest = { source: source.name, path, mode: report.mode }
    const input = {
      ...deps,
      source,
      dealerships,
      own,
      report: resumed,
      request,
      fileName: '',
      isResumed: true,
    }
    const done = await runImport(input)
    await dropHeldFile(deps.store.db, report.runId)
    await tellRun(deps, done, own)
    return ok(done)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

function newReport(start: Pick<FeedReport, 'source' | 'mode' | 'dealershipId' | 'startedAt'>): FeedReport {
  return {
    ...start,
    runId: toId('feedRun', randomBytes(9).toString('hex')),
    status: 'running',
    rows: 0,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    removed: 0,
    quarantined: 0,
    warnings: 0,
    awaitingApproval: 0,
    isHeld: false,
    survey: null,
    finishedAt: null,
    notes: [],
  }
}
