import type { ItemType, PriceKind, VehicleStatus } from '#src/features/vehicles/domain/vehicle.ts'

/**
 * Target of a column: a wire name of the vehicle (dotted inside a group: `variant.cylinders`) or one of the values
 * that rows/derive-row.ts turns into wire names.
 */
export const DERIVED_TARGETS = [
  'drive_away_price',
  'egc_price',
  'advertised_price',
  'engine',
  'body',
  'location_code',
] as const

/** One column of a source. Header names are compared ignoring case, spaces and punctuation. */
export type FeedColumn = {
  to: string
  /** Accepted header names, best first; the wire name itself is always accepted too. */
  headers: readonly string[]
  isRequired?: boolean
  /** The source's own words for a choice: `{ demonstrator: 'demo' }`. */
  words?: Readonly<Record<string, string>>
}

/** A stock feed source as data: a new source is a new table (standards.md B6). */
export type FeedSource = {
  name: string
  title: string
  format: 'csv' | 'json'
  columns: readonly FeedColumn[]
  /** Dealer-only columns, dropped before a row is built, so that they never reach the database, an index or a log. */
  dealerOnly: readonly string[]
  /** Columns with nothing the platform stores; not reported as unknown. */
  ignored: readonly string[]
  /** Values for a new vehicle whose row lacks them. */
  defaults: {
    itemType: ItemType
    status: VehicleStatus
    /** The kind of a price that has none; overrides what the dealership's site declares. */
    priceKind?: Exclude<PriceKind, 'on_application'> | undefined
  }
  /** Keeps text as written: capitals are not tidied and codes not spelt out. */
  keepsWords?: boolean | undefined
}

/** A header without case, spaces and punctuation: 'DAP Price', 'dap_price' and 'DAP-PRICE' are the same. */
export function plainHeader(header: string): string {
  return header
    .toLowerCase()
    .replace(/[^a-z0-9.]/g, '')
    .replace(/^\.+|\.+$/g, '')
    .slice(0, 100)
}
