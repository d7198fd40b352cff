import { localDateTime } from '#src/shared/domain/local-date-time.ts'

/**
 * How a site counts 'Sales this Month'. `sold_vehicles` counts recorded sales; `illustration` is the spec's
 * clock (PAGE-036), an invented figure that is labelled as such wherever it shows (standards.md B9 trap 5);
 * `off` shows none.
 */
export const SALES_COUNTERS = ['off', 'sold_vehicles', 'illustration'] as const
export type SalesCounterSource = (typeof SALES_COUNTERS)[number]

export type SalesCount = { label: string; count: number; note: string }

/** PAGE-036. */
export const SALES_COUNTER_LABEL = 'Sales this Month'
/** PAGE-036: 192 steps fill the 86,400 seconds of a day. */
const SALES_PER_DAY = 192
const STEP_SECONDS = 450
/** PAGE-037. */
export const SALES_REFRESH_MS = 150_000

const ZONE = 'Australia/Brisbane'
/** Queensland has no daylight saving. */
const OFFSET = '+10:00'

/** The spec's counter (PAGE-036): days passed this month times 192, plus one step per 450 s of the Brisbane day. */
export function illustratedSales(nowMs: number): number {
  const { date } = localDateTime(nowMs, ZONE)
  const daysPassed = Number(date.slice(8)) - 1
  const seconds = (nowMs - Date.parse(`${date}T00:00:00${OFFSET}`)) / 1000
  return daysPassed * SALES_PER_DAY + Math.floor(seconds / STEP_SECONDS)
}

/** Start of the month in Brisbane, in Unix milliseconds. */
export function monthStartMs(nowMs: number): number {
  return Date.parse(`${localDateTime(nowMs, ZONE).date.slice(0, 8)}01T00:00:00${OFFSET}`)
}

/** The counter with a note on where its figure comes from; null if the site shows none. */
export function toSalesCount(
  source: SalesCounterSource,
  figures: { nowMs: number; sold: number; siteName: string },
): SalesCount | null {
  if (source === 'off') return null
  return source === 'sold_vehicles'
    ? {
        label: SALES_COUNTER_LABEL,
        count: figures.sold,
        note: `Vehicles ${figures.siteName} has marked sold since the first of the month.`,
      }
    : {
        label: `${SALES_COUNTER_LABEL} (illustration)`,
        count: illustratedSales(figures.nowMs),
        note: 'An illustration that moves with the clock. It is not a count of sales.',
      }
}
