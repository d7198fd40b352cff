import type { ItemType } from '#src/features/vehicles/domain/vehicle.ts'
import { readPriceText } from './rows/price-text.ts'
import type { FeedRow } from './rows/feed-row.ts'

/** Figures for the whole file, counted before any row is stored. */
export type FeedSurvey = {
  rows: number
  /** Fields for which the file has columns. */
  columns: string[]
  /** Vehicles that should have kilometres: used and demonstration ones other than caravans. */
  driven: number
  withoutPrice: number
  withoutPhotos: number
  withoutKm: number
  endsWithNewline: boolean
  /** The file is shorter than announced, so it removes nothing even once approved. */
  isShort?: boolean
}

const PRICE_FIELDS = ['price', 'drive_away_price', 'egc_price', 'advertised_price'] as const
export const SURVEYED_FIELDS: ReadonlySet<string> = new Set([
  ...PRICE_FIELDS,
  'images',
  'car_type',
  'item_type',
  'km',
])

/** With fewer rows a share means nothing. */
const ROWS_MIN = 20
/** More than this share of rows without a price, photo or kilometres is a fault in the export. */
const MISSING_SHARE_MAX = 0.5
/** If the last complete file was about as bare, the feed is simply like that (all prices on application). */
const USUAL_MARGIN = 0.1
/** How far a file may shrink in a feed that never ends with a line break, where a cut cannot be detected. */
const SHRINK_SHARE_MAX = 0.1

/** An empty survey for `surveyRow` to fill. */
export function newSurvey(): FeedSurvey {
  return {
    rows: 0,
    columns: [],
    driven: 0,
    withoutPrice: 0,
    withoutPhotos: 0,
    withoutKm: 0,
    endsWithNewline: true,
  }
}

/** Counts one row; `itemType` applies to rows that name none. */
export function surveyRow(survey: FeedSurvey, { wire }: FeedRow, itemType: ItemType = 'car'): void {
  survey.rows++
  if (!PRICE_FIELDS.some((name) => hasAmount(wire[name]))) survey.withoutPrice++
  if (!Array.isArray(wire.images) || wire.images.length === 0) survey.withoutPhotos++
  if (wire.car_type === 'new' || (wire.item_type || itemType) === 'caravan') return
  survey.driven++
  if (typeof wire.km !== 'number') survey.withoutKm++
}

function hasAmount(value: unknown): boolean {
  if (typeof value === 'number') return value !== 0
  if (typeof value !== 'string') return false
  const read = readPriceText(value)
  return read.ok && Boolean(read.value.amount)
}

/**
 * Reasons a complete file must be checked before any of it is stored, one sentence each; empty if it may proceed.
 * `last` is the feed's last complete file, or null.
 */
export function suspicionsOf(survey: FeedSurvey, last: FeedSurvey | null): string[] {
  if (survey.rows < ROWS_MIN) return []
  const missing = [
    missingShare('a price', survey.withoutPrice, survey.rows, last && last.withoutPrice / last.rows),
    missingShare('photos', survey.withoutPhotos, survey.rows, last && last.withoutPhotos / last.rows),
    missingShare('kilometres', survey.withoutKm, survey.driven, last && last.withoutKm / last.driven),
  ].filter((reason) => reason !== null)
  const vanished = (last?.columns ?? []).filter((column) => !survey.columns.includes(column))
  if (vanished.length > 0)
    missing.push(`columns of the last complete file are not in this one: ${vanished.slice(0, 20).join(', ')}`)
  if (
    last &&
    !last.endsWithNewline &&
    !survey.endsWithNewline &&
    survey.rows < last.rows * (1 - SHRINK_SHARE_MAX)
  )
    missing.push(
      `${survey.rows} rows, the last complete file had ${last.rows}, and whether the end is missing cannot be told: its last line is not closed`,
    )
  return missing
}

function missingShare(what: string, without: number, of: number, usual: number | null): string | null {
  const share = of === 0 ? 0 : without / of
  if (share <= MISSING_SHARE_MAX) return null
  // The last file was just as bare and was accepted
  if (usual !== null && Number.isFinite(usual) && share <= usual + USUAL_MARGIN) return null
  return `${without} of ${of} vehicles (${Math.round(share * 100)} %) have no ${what.replace(/^a /, '')}`
}

/** Why the file seems cut although no list or quote is open; null if it may be whole. */
export function missingEnd(survey: FeedSurvey, last: FeedSurvey | null): string | null {
  if (survey.endsWithNewline || !last?.endsWithNewline || survey.rows >= last.rows) return null
  return `the last line is not closed and there are ${survey.rows} rows, the last complete file had ${last.rows}`
}
