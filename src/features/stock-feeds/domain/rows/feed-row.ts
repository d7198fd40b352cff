import type { WireVehicle } from '#src/features/vehicles/domain/wire/vehicle-schema.ts'

/** A problem in a row: `refused` quarantines the row, `warning` leaves one field unread. */
export type RowIssue = { severity: 'refused' | 'warning'; field: string | null; reason: string }

/** A row under wire names, before it is applied to its vehicle. */
export type FeedRow = { wire: WireVehicle; issues: RowIssue[] }

/**
 * Fields a vehicle must show correctly: an unreadable value quarantines the row (B6: stock number, VIN, year,
 * price; DATA-004, DATA-005). Any other unreadable value is left out with a warning.
 */
const ESSENTIAL_FIELDS = new Set([
  'stocknum',
  'car_type',
  'status',
  'item_type',
  'make',
  'model',
  'year',
  'vin',
  'km',
  'price',
  'price_type',
  'drive_away_price',
  'egc_price',
  'advertised_price',
  'offer_price',
  'before_price',
  'subscription_price',
  'sold',
  'reserved',
  'show_on_dealer_website',
  'dealership_slug',
  'dealership_id',
])

/** The issue for an unreadable value, by the importance of its field. */
export function fieldIssue(field: string, reason: string): RowIssue {
  return { severity: ESSENTIAL_FIELDS.has(field) ? 'refused' : 'warning', field, reason }
}
