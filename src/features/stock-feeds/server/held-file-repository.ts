import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Database } from '#src/platform/database/database.ts'
import type { FeedRunId } from '#src/shared/domain/ids.ts'
import type { FeedReport } from '../domain/feed-run.ts'
import type { FeedSurvey } from '../domain/feed-survey.ts'

export async function keepHeldFile(db: Database, runId: FeedRunId, path: string): Promise<void> {
  const chunks: Buffer[] = []
  const zipped = createReadStream(path).pipe(createGzip())
  for await (const chunk of zipped as AsyncIterable<Buffer>) chunks.push(chunk)
  await db
    .insertInto('stock_feed_held_files')
    .values({ run_id: runId, content: Buffer.concat(chunks) })
    .execute()
}

/** Writes a held file to `path`; false if it is no longer stored. */
export async function writeHeldFile(db: Database, runId: string, path: string): Promise<boolean> {
  const row = await db
    .selectFrom('stock_feed_held_files')
    .select('content')
    .where('run_id', '=', runId)
    .executeTakeFirst()
  if (!row) return false
  await pipeline(
    Readable.from([Buffer.from(row.content)]),
    createGunzip(),
    createWriteStream(path, { mode: 0o600 }),
  )
  return true
}

export async function dropHeldFile(db: Database, runId: string): Promise<void> {
  await db.deleteFrom('stock_feed_held_files').where('run_id', '=', runId).execute()
}

type Feed = Pick<FeedReport, 'source' | 'dealershipId'>

/** The survey of this feed's last complete full file; null if there was none. */
export async function lastSurvey(db: Database, { source, dealershipId }: Feed): Promise<FeedSurvey | null> {
  const row = await db
    .selectFrom('stock_feed_runs')
    .select('survey')
    .where('source', '=', source)
    .where('dealership_id', dealershipId === null ? 'is' : '=', dealershipId)
    .where('mode', '=', 'full')
    .where('status', 'in', ['done', 'awaiting_approval'])
    .where('is_held', '=', false)
    .where('survey', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.survey ?? null
}

export async function supersedeHeld(db: Database, report: FeedReport): Promise<void> {
  const older = await db
    .updateTable('stock_feed_runs')
    .set({ status: 'superseded', is_held: false })
    .where('source', '=', report.source)
    .where('dealership_id', report.dealershipId === null ? 'is' : '=', report.dealershipId)
    .where('is_held', '=', true)
    .where('id', '!=', report.runId)
    .where('started_at', '<=', new Date(report.startedAt))
    .returning('id')
    .execute()
  for (const { id } of older) await dropHeldFile(db, id)
}
