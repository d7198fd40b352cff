import type { GeneratedAlways, JSONColumnType } from 'kysely'
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

declare module '#src/platform/database/database.ts' {
  interface Tables {
    stock_feed_runs: StockFeedRunsTable
    stock_feed_quarantine: StockFeedQuarantineTable
    stock_feed_removals: StockFeedRemovalsTable
    stock_feed_idempotency: StockFeedIdempotencyTable
  }
}
