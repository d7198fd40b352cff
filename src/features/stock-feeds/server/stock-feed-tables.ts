import type { GeneratedAlways, JSONColumnType } from 'kysely'
import type { FeedSurvey } from '../domain/feed-survey.ts'
import type { FeedMode, FeedRunStatus } from '../domain/feed-run.ts'

export type StockFeedRunsTable = {
  id: string
  source: string
  mode: FeedMode
  status: FeedRunStatus
  dealership_id: string | null
  file_name: string
  rows: number
  inserted: number
  updated: number
  unchanged: number
  removed: number
  quarantined: number
  warnings: number
  awaiting_approval: number
  notes: JSONColumnType<string[]>
  survey: JSONColumnType<FeedSurvey | null>
  is_held: boolean
  started_at: Date
  finished_at: Date | null
}

export type StockFeedQuarantineTable = {
  id: GeneratedAlways<number>
  run_id: string
  line: number
  dealership_id: string | null
  stock_number: string | null
  severity: 'refused' | 'warning'
  field: string | null
  reason: string
}

export type StockFeedRemovalsTable = { run_id: string; dealership_id: string; vehicle_id: string }

export type StockFeedIdempotencyTable = {
  dealership_id: string
  idempotency_key: string
  content_hash: string
  answer_status: number | null
  answer: JSONColumnType<object | null>
  created_at: Date
}

export type StockFeedHeldFilesTable = { run_id: string; content: Buffer }
export type StockFeedSourcesTable = {
  dealership_id: string
  name: string
  document: JSONColumnType<object>
  updated_at: Date
}
export type StockFeedAlertsTable = {
  dealership_id: string
  source: string
  cause: string
  run_id: string
  told_at: Date
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    stock_feed_runs: StockFeedRunsTable
    stock_feed_quarantine: StockFeedQuarantineTable
    stock_feed_removals: StockFeedRemovalsTable
    stock_feed_idempotency: StockFeedIdempotencyTable
    stock_feed_held_files: StockFeedHeldFilesTable
    stock_feed_sources: StockFeedSourcesTable
    stock_feed_alerts: StockFeedAlertsTable
  }
}
