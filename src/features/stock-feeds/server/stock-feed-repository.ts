import { type Selectable, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import { cleanText } from '#src/shared/domain/clean-text.ts'
import type { DealershipId, FeedRunId, VehicleId } from '#src/shared/domain/ids.ts'
import type { FeedFinding, FeedReport } from '../domain/feed-run.ts'
import type { StockFeedRunsTable } from './stock-feed-tables.ts'

/** Findings stored per run; the counts in the run stay exact. */
const FINDINGS_MAX = 10_000
const INSERT_ROWS = 500
const NOTE_MAX = 2_000
/** A run still marked as running after this belongs to a process that has ended. */
const INTERRUPTED_AFTER_MS = 60 * 60 * 1000

/** Creates the record of a run, and marks stale ones as interrupted. */
export async function insertRun(db: Database, report: FeedReport, fileName: string): Promise<void> {
  const startedAt = new Date(report.startedAt)
  await db
    .updateTable('stock_feed_runs')
    .set({ status: 'interrupted', finished_at: startedAt })
    .where('status', '=', 'running')
    .where('started_at', '<', new Date(startedAt.getTime() - INTERRUPTED_AFTER_MS))
    .execute()
  await db
    .insertInto('stock_feed_runs')
    .values({
      id: report.runId,
      file_name: fileName,
      dealership_id: report.dealershipId,
      started_at: startedAt,
      ...toColumns(report),
    })
    .execute()
}

export async function updateRun(db: Database, report: FeedReport): Promise<void> {
  await db.updateTable('stock_feed_runs').set(toColumns(report)).where('id', '=', report.runId).execute()
}

function toColumns(report: FeedReport) {
  const { rows, inserted, updated, unchanged, removed, quarantined, warnings } = report
  return {
    source: report.source,
    mode: report.mode,
    status: report.status,
    ...{ rows, inserted, updated, unchanged, removed, quarantined, warnings },
    awaiting_approval: report.awaitingApproval,
    // Notes quote the file's headers, which may contain what jsonb refuses.
    notes: JSON.stringify(
      report.notes.map((note) => cleanText(note, false).slice(0, NOTE_MAX).toWellFormed()),
    ),
    survey: report.survey ? JSON.stringify(report.survey) : (null as never),
    is_held: report.isHeld,
    finished_at: report.finishedAt ? new Date(report.finishedAt) : null,
  }
}

export async function findRun(db: Database, runId: string): Promise<FeedReport | null> {
  // An address may contain a zero byte, which the database would refuse.
  if (!/^[\w-]{1,80}$/.test(runId)) return null
  const row = await db.selectFrom('stock_feed_runs').selectAll().where('id', '=', runId).executeTakeFirst()
  return row ? toReport(row) : null
}

export async function listRuns(db: Database, limit: number): Promise<FeedReport[]> {
  const rows = await db
    .selectFrom('stock_feed_runs')
    .selectAll()
    .orderBy('started_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toReport)
}

/** The latest result of every feed; `quarantined` if it finished with refused rows. */
export async function countFeeds(db: Database): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: string }>`
    select case when status = 'done' and quarantined > 0 then 'quarantined' else status end as state, count(*) as count
    from (
      select distinct on (source, dealership_id, mode) status, quarantined
      from stock_feed_runs order by source, dealership_id, mode, started_at desc
    ) latest group by 1`.execute(db)
  return rows.map(({ state, count }) => ({ state, count: Number(count) }))
}

/** Deletes at most `limit` old runs with their findings, except those awaiting approval; returns how many. */
export async function pruneRuns(db: Database, before: Date, limit: number): Promise<number> {
  const removed = await db
    .deleteFrom('stock_feed_runs')
    .where('id', 'in', (sub) =>
      sub
        .selectFrom('stock_feed_runs')
        .select('id')
        .where('started_at', '<', before)
        .where('status', 'not in', ['awaiting_approval', 'running'])
        .orderBy('started_at')
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}

function toReport(row: Selectable<StockFeedRunsTable>): FeedReport {
  const { rows, inserted, updated, unchanged, removed, quarantined, warnings } = row
  return {
    runId: row.id as FeedRunId,
    source: row.source,
    mode: row.mode,
    status: row.status,
    ...{ rows, inserted, updated, unchanged, removed, quarantined, warnings },
    awaitingApproval: row.awaiting_approval,
    isHeld: row.is_held,
    survey: row.survey,
    dealershipId: row.dealership_id as DealershipId | null,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    notes: row.notes,
  }
}

type Finding = FeedFinding & { dealershipId: string | null }

export async function insertFindings(
  trx: DatabaseTransaction,
  runId: FeedRunId,
  findings: readonly Finding[],
): Promise<void> {
  for (let from = 0; from < findings.length; from += INSERT_ROWS) {
    const rows = findings.slice(from, from + INSERT_ROWS).map((finding) => ({
      run_id: runId,
      line: finding.line,
      dealership_id: finding.dealershipId,
      stock_number: finding.stockNumber,
      severity: finding.severity,
      field: finding.field,
      reason: finding.reason,
    }))
    await trx.insertInto('stock_feed_quarantine').values(rows).execute()
  }
}

export async function listFindings(db: Database, runId: string): Promise<FeedFinding[]> {
  const rows = await db
    .selectFrom('stock_feed_quarantine')
    .selectAll()
    .where('run_id', '=', runId)
    .orderBy('line')
    .orderBy('id')
    .limit(FINDINGS_MAX)
    .execute()
  return rows.map((row) => ({
    line: row.line,
    stockNumber: row.stock_number,
    severity: row.severity,
    field: row.field,
    reason: row.reason,
  }))
}

export async function insertRemovals(
  trx: DatabaseTransaction,
  { runId, dealershipId, ids }: { runId: FeedRunId; dealershipId: DealershipId; ids: readonly VehicleId[] },
): Promise<void> {
  for (let from = 0; from < ids.length; from += INSERT_ROWS) {
    const rows = ids
      .slice(from, from + INSERT_ROWS)
      .map((id) => ({ run_id: runId, dealership_id: dealershipId, vehicle_id: id }))
    await trx.insertInto('stock_feed_removals').values(rows).execute()
  }
}

/** Takes vehicles named by a newer import off waiting removals. */
export async function dropRemovals(trx: DatabaseTransaction, ids: readonly VehicleId[]): Promise<void> {
  if (ids.length > 0)
    await trx
      .deleteFrom('stock_feed_removals')
      .where('vehicle_id', 'in', [...ids])
      .execute()
}

/** Takes a run's waiting removals off the list and returns them by dealership. */
export async function takeRemovals(
  trx: DatabaseTransaction,
  runId: string,
): Promise<Map<DealershipId, VehicleId[]>> {
  const rows = await trx
    .deleteFrom('stock_feed_removals')
    .where('run_id', '=', runId)
    .returning(['dealership_id', 'vehicle_id'])
    .execute()
  const byDealership = new Map<DealershipId, VehicleId[]>()
  for (const row of rows) {
    const ids = byDealership.get(row.dealership_id as DealershipId) ?? []
    ids.push(row.vehicle_id as VehicleId)
    byDealership.set(row.dealership_id as DealershipId, ids)
  }
  return byDealership
}
