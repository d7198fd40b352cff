import { readWireVehicle, type WireVehicle } from '#src/features/vehicles/domain/wire/vehicle-schema.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { vehicleSlugFor } from '#src/features/vehicles/domain/vehicle-identity.ts'
import type { FeedSource } from '../columns/feed-source.ts'
import { blankVehicle, plainStockNumber } from './blank-vehicle.ts'
import { deriveRow, priceDay } from './derive-row.ts'
import { barePriceKind } from './price-columns.ts'
import { type FeedRow, fieldIssue, type RowIssue } from './feed-row.ts'
import { type FeedDealership, placeRow } from './row-dealership.ts'
import { checkVehicle } from './row-checks.ts'

/** Fields a new vehicle must have; `name` is made from the others. */
const NEEDED = ['stocknum', 'car_type', 'make', 'model', 'year'] as const

export type VehicleBuild = { vehicle: Vehicle | null; issues: RowIssue[] }
export type BuildInput = {
  row: FeedRow
  source: FeedSource
  dealership: FeedDealership
  current: Vehicle | null
  now: string
}

/**
 * Applies a row to `current` (null for a new vehicle); null if the row is refused. A column missing from the file
 * leaves its field unchanged; an empty cell clears it. `now` is an ISO time in UTC.
 */
export function buildVehicle({ row, source, dealership, current, now }: BuildInput): VehicleBuild {
  const placed = deriveRow(placeRow(row, dealership), current, {
    keepsWords: source.keepsWords,
    priceKind: barePriceKind(source, dealership.barePrices, row.wire.car_type ?? current?.carType),
  })
  const issues = [...placed.issues, ...missingFields(placed.wire, current)]
  const base = current ?? blankVehicle({ stockNumber: row.wire.stocknum, source, dealership, now })
  const read = readLeniently(placed.wire, { ...base, updatedAt: now }, issues)
  if (!read || issues.some((issue) => issue.severity === 'refused')) return { vehicle: null, issues }
  const vehicle = finish(read, placed.wire, { source, current, now })
  issues.push(...checkVehicle(vehicle, Number(now.slice(0, 4))))
  return { vehicle: issues.some((issue) => issue.severity === 'refused') ? null : vehicle, issues }
}

function missingFields(wire: WireVehicle, current: Vehicle | null): RowIssue[] {
  const isMissing = (name: string) =>
    name in wire ? wire[name] === null || wire[name] === '' : current === null
  return NEEDED.filter(isMissing).map((name) => fieldIssue(name, `${name} is missing`))
}

/** Reads the row. A minor field that the schema refuses is left out with a note; an essential one refuses the row. */
function readLeniently(wire: WireVehicle, base: Vehicle, issues: RowIssue[]): Vehicle | null {
  const given = withoutEmptyDefaults(wire)
  const first = readWireVehicle(given, base)
  if (first.ok) return first.value
  const found = first.error.map((issue) => fieldIssue(issue.field, issue.message))
  issues.push(...found.filter((issue) => !issues.some((known) => known.reason === issue.reason)))
  if (found.some((issue) => issue.severity === 'refused')) return null
  const kept = structuredWithout(
    given,
    found.map((issue) => issue.field ?? ''),
  )
  const second = readWireVehicle(kept, base)
  return second.ok ? second.value : null
}

/** For these an empty cell means the default, not none. */
const EMPTY_MEANS_USUAL = [
  'item_type',
  'status',
  'price_type',
  'created_at',
  'updated_at',
  'show_on_dealer_website',
  'name',
  'views',
]

function withoutEmptyDefaults(wire: WireVehicle): WireVehicle {
  const empty = EMPTY_MEANS_USUAL.filter((name) => wire[name] === null || wire[name] === '')
  if (empty.length === 0) return wire
  const given = { ...wire }
  for (const name of empty) delete given[name]
  return given
}

/** Removes refused names: a single field of a group, or a provider's whole map. */
function structuredWithout(wire: WireVehicle, names: string[]): WireVehicle {
  const kept: WireVehicle = { ...wire }
  for (const name of names) {
    const [outer = '', inner, deeper] = name.split('.')
    const group = kept[outer]
    if (inner === undefined || deeper !== undefined || typeof group !== 'object' || group === null)
      delete kept[outer]
    else kept[outer] = Object.fromEntries(Object.entries(group).filter(([key]) => key !== inner))
  }
  return kept
}

type Finishing = Pick<BuildInput, 'source' | 'current' | 'now'>

/** Dates of price and sale come from the row if given, otherwise they are kept or set to the day of the change. */
function finish(vehicle: Vehicle, wire: WireVehicle, { source, current, now }: Finishing): Vehicle {
  const isSold = vehicle.isSold || vehicle.status === 'sold'
  const saleDay = isSold ? (vehicle.soldAt ?? current?.soldAt ?? now) : null
  return {
    ...vehicle,
    stockNumber: plainStockNumber(vehicle.stockNumber),
    slug: current?.slug ?? vehicleSlugFor(vehicle),
    soldAt: wire.sold_date_timestamp ? vehicle.soldAt : saleDay,
    priceAsAt: wire.price_as_at ? vehicle.priceAsAt : priceDay(vehicle, current, now.slice(0, 10)),
    source: source.name,
  }
}
