import type { ItemType, PriceKind, VehicleStatus } from '#src/features/vehicles/domain/vehicle.ts'

/**
 * Where a column goes: a wire name of the vehicle (dotted inside a group: `variant.cylinders`) or one of the
 * values that rows/derive-row.ts turns into wire names.
 */
export const DERIVED_TARGETS = [
  'drive_away_price',
  'egc_price',
  'advertised_price',
  'engine',
  'body',
  'location_code',
] as const

/** One column of a source. Header names are compared without case, spaces and punctuation. */
export type FeedColumn = {
  to: string
  /** Names the header may have, best first; the wire name itself is always accepted too. */
  headers: readonly string[]
  isRequired?: boolean
  /** The source's own words for a choice: `{ demonstrator: 'demo' }`. */
  words?: Readonly<Record<string, string>>
}

/** A stock feed source as data: adding one is adding a table (standards.md B6). */
export type FeedSource = {
  name: string
  /** One line for the operator. */
  title: string
  format: 'csv' | 'json'
  columns: readonly FeedColumn[]
  /** Dealer-only columns, dropped before a row is built: they never reach the database, an index or a log. */
  dealerOnly: readonly string[]
  /** Columns known to carry nothing the platform keeps; they are not reported as unknown. */
  ignored: readonly string[]
  /** Values of a new vehicle whose row does not name them. */
  defaults: {
    itemType: ItemType
    status: VehicleStatus
    /** The kind of a price that names none, above what the dealership's site declares. */
    priceKind?: Exclude<PriceKind, 'on_application'> | undefined
  }
  /** Words stay as written: no capitals are tidied, no letters spelt out. */
  keepsWords?: boolean | undefined
}

/** A header without case, spaces and punctuation: 'DAP Price', 'dap_price' and 'DAP-PRICE' are one. */
export function plainHeader(header: string): string {
  return header
    .toLowerCase()
    .replace(/[^a-z0-9.]/g, '')
    .replace(/^\.+|\.+$/g, '')
    .slice(0, 100)
}
