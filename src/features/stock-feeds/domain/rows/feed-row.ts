import type { WireVehicle } from '#src/features/vehicles/domain/wire/vehicle-schema.ts'

/** What was found wrong with a row: `refused` keeps it out (quarantine), `warning` leaves one field unread. */
export type RowIssue = { severity: 'refused' | 'warning'; field: string | null; reason: string }

/** A row under wire names, before it is laid over the vehicle it changes. */
export type FeedRow = { wire: WireVehicle; issues: RowIssue[] }

/**
 * Fields a vehicle may not be shown without, or wrongly: an unreadable value quarantines the row (B6: stock
 * number, VIN, year, price; DATA-004, DATA-005). Any other unreadable value is a warning and is left out.
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

/** The issue of an unreadable value, by the weight of its field. */
export function fieldIssue(field: string, reason: string): RowIssue {
  return { severity: ESSENTIAL_FIELDS.has(field) ? 'refused' : 'warning', field, reason }
}
