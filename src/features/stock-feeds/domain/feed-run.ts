import type { FeedSurvey } from './feed-survey.ts'
import type { DealershipId, FeedRunId } from '#src/shared/domain/ids.ts'

/** `full`: the file is the entire stock, and what it lacks is removed. `delta`: the file holds changes only. */
export const FEED_MODES = ['full', 'delta'] as const
export type FeedMode = (typeof FEED_MODES)[number]

/**
 * `awaiting_approval`: rows are stored and the removal waits (feed-guard.ts), or the whole file waits (`isHeld`,
 * feed-survey.ts). `incomplete`: the file was cut off or broken, so nothing was removed. `failed`: nothing was
 * read. `interrupted`: the process ended during the run. `superseded`: a newer complete file arrived while it
 * waited.
 */
export const FEED_RUN_STATUSES = [
  'running',
  'done',
  'awaiting_approval',
  'incomplete',
  'failed',
  'interrupted',
  'superseded',
] as const
export type FeedRunStatus = (typeof FEED_RUN_STATUSES)[number]

export type FeedCounts = {
  rows: number
  inserted: number
  updated: number
  unchanged: number
  removed: number
  quarantined: number
  warnings: number
}

/** The result of an import, as listed by `stock runs`. */
export type FeedReport = FeedCounts & {
  runId: FeedRunId
  source: string
  mode: FeedMode
  status: FeedRunStatus
  /** How many vehicles the waiting removal would remove. */
  awaitingApproval: number
  /** True while the whole file is held back because it looks wrong; `notes` give the reasons. */
  isHeld: boolean
  /** What the file contained; null if it could not be read. */
  survey: FeedSurvey | null
  /** The dealership of the key or of `--dealership`; null if each row names its own. */
  dealershipId: DealershipId | null
  startedAt: string
  finishedAt: string | null
  /** Why a run failed, and notes on the file as a whole. */
  notes: string[]
}

/** A line of a run that was refused, or read with a warning. */
export type FeedFinding = {
  line: number
  stockNumber: string | null
  severity: 'refused' | 'warning'
  field: string | null
  reason: string
}
