import type { AuState } from '#src/shared/domain/au-state.ts'
import type { DealershipId, LocationId } from '#src/shared/domain/ids.ts'
import { quotedText } from '#src/shared/domain/text/quoted-text.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { BarePrices } from './price-columns.ts'
import type { FeedRow, RowIssue } from './feed-row.ts'

/** What a feed needs to know about a location. */
export type FeedLocation = { id: LocationId; slug: string; name: string; city: string; state: AuState }

/** What a feed needs to know about the dealership it updates. */
export type FeedDealership = {
  id: DealershipId
  slug: string
  name: string
  locations: FeedLocation[]
  /** The kind its sites declare for prices that name none. */
  barePrices?: BarePrices
}

/** Finds a dealership by id or slug. */
export function findDealership(
  dealerships: readonly FeedDealership[],
  named: string,
): FeedDealership | undefined {
  const slug = named.trim().toLowerCase()
  return dealerships.find((dealership) => dealership.id === named.trim() || dealership.slug === slug)
}

/**
 * The dealership of a row. With `own` (from a key or --dealership) a row may name that one or none; naming another
 * is refused without revealing whether it exists. Without it every row must name a known one.
 */
export function rowDealership(
  row: FeedRow,
  dealerships: readonly FeedDealership[],
  own: FeedDealership | null,
): Result<FeedDealership, RowIssue> {
  const named = [row.wire.dealership_slug, row.wire.dealership_id].filter(
    (name) => typeof name === 'string' && name.trim() !== '',
  ) as string[]
  const field = 'dealership_slug'
  if (own) {
    const stranger = named.find((name) => findDealership([own], name) === undefined)
    if (stranger === undefined) return ok(own)
    return fail({
      severity: 'refused',
      field,
      reason: `dealership '${quotedText(stranger)}' is not the one this feed may write (${own.slug})`,
    })
  }
  const [first] = named
  if (first === undefined)
    return fail({
      severity: 'refused',
      field,
      reason: 'dealership is missing: name it in the row or with --dealership',
    })
  const found = findDealership(dealerships, first)
  const isOneDealership = found && named.every((name) => findDealership([found], name))
  if (isOneDealership) return ok(found)
  return fail({ severity: 'refused', field, reason: `dealership '${quotedText(first)}' is not known` })
}

/** Sets a row's dealership, location, city and state from the dealership's record. */
export function placeRow(row: FeedRow, dealership: FeedDealership): FeedRow {
  const wire = { ...row.wire, dealership_id: dealership.id, dealership_slug: dealership.slug }
  const named = [row.wire.location_code, row.wire.location_id, row.wire.location].find(
    (name) => typeof name === 'string' && name.trim() !== '',
  )
  if (named === undefined) return { wire, issues: row.issues }
  const location = findLocation(dealership, named as string)
  if (!location) {
    const issue: RowIssue = {
      severity: 'warning',
      field: 'location',
      reason: `location '${quotedText(String(named))}' is not one of ${dealership.slug}`,
    }
    return { wire: { ...wire, location_id: null }, issues: [...row.issues, issue] }
  }
  const place = {
    location_id: location.id,
    location: location.name,
    city: location.city,
    state: location.state,
  }
  const given = Object.fromEntries(
    Object.entries(row.wire).filter(([name, value]) => name in place && name !== 'location_id' && value),
  )
  return { wire: { ...wire, ...place, ...given }, issues: row.issues }
}

function findLocation(dealership: FeedDealership, named: string): FeedLocation | undefined {
  const plain = named.trim().toLowerCase()
  return dealership.locations.find(
    (location) =>
      location.id === named.trim() || location.slug === plain || location.name.toLowerCase() === plain,
  )
}
