import type {
  RangeAttribute,
  RefinementAttribute,
  SearchState,
} from '#src/features/search/domain/search-state.ts'
import type { FacetValue } from '#src/features/search/domain/search-results.ts'
import { CAR_TYPES } from '#src/features/vehicles/domain/vehicle.ts'

export type FacetSpec = {
  attribute: RefinementAttribute
  label: string
  /** Most values in the list (SRCH-044); chosen values are always included. */
  limit: number
  /** Values shown before Show all. */
  shown: number
  isOpen: boolean
  /** Fixed order of values, where counts do not decide. */
  order?: readonly string[]
  /** Shown only once one of these is chosen, because the list means nothing without it. */
  needs?: readonly RefinementAttribute[]
}

const YES = 'true'

/** The refinement lists in panel order; make and make_model have a list of their own. */
export const FACETS: readonly FacetSpec[] = [
  { attribute: 'car_type', label: 'Condition', limit: 3, shown: 3, isOpen: true, order: CAR_TYPES },
  { attribute: 'item_type', label: 'Type', limit: 4, shown: 4, isOpen: true },
  { attribute: 'body', label: 'Body type', limit: 20, shown: 8, isOpen: true },
  { attribute: 'badge', label: 'Badge', limit: 30, shown: 8, isOpen: true, needs: ['make_model', 'model'] },
  { attribute: 'fuel', label: 'Fuel', limit: 20, shown: 8, isOpen: false },
  { attribute: 'transmission', label: 'Transmission', limit: 20, shown: 8, isOpen: false },
  { attribute: 'drive', label: 'Drive', limit: 20, shown: 8, isOpen: false },
  { attribute: 'seats', label: 'Seats', limit: 20, shown: 10, isOpen: false },
  { attribute: 'colour', label: 'Colour', limit: 20, shown: 8, isOpen: false },
  { attribute: 'filtered_features', label: 'Features', limit: 30, shown: 8, isOpen: false },
  { attribute: 'categories', label: 'Category', limit: 20, shown: 8, isOpen: false },
  { attribute: 'certified', label: 'Certified', limit: 2, shown: 2, isOpen: false, order: [YES, 'false'] },
  { attribute: 'status', label: 'Availability', limit: 4, shown: 4, isOpen: false },
  { attribute: 'tag', label: 'Offer', limit: 20, shown: 8, isOpen: false },
  { attribute: 'state', label: 'State', limit: 8, shown: 8, isOpen: false },
  { attribute: 'city', label: 'Suburb or town', limit: 20, shown: 8, isOpen: false },
  { attribute: 'location_name', label: 'Location', limit: 20, shown: 8, isOpen: false },
  { attribute: 'dealership_name', label: 'Dealership', limit: 40, shown: 8, isOpen: false },
]

/** SRCH-044. */
export const MODEL_LIST_LIMIT = 30

export type RangeSpec = { attribute: RangeAttribute; label: string; isOpen: boolean }

/** The ranges of the panel; those without figures in the stock are hidden. */
export const RANGES: readonly RangeSpec[] = [
  { attribute: 'price', label: 'Price', isOpen: true },
  { attribute: 'year', label: 'Year', isOpen: true },
  { attribute: 'km', label: 'Kilometres', isOpen: true },
  { attribute: 'subscription_price', label: 'Subscription', isOpen: false },
  { attribute: 'gvm', label: 'Gross vehicle mass', isOpen: false },
  { attribute: 'payload', label: 'Payload', isOpen: false },
  { attribute: 'towing_braked', label: 'Braked towing', isOpen: false },
  { attribute: 'atm', label: 'Aggregate trailer mass', isOpen: false },
  { attribute: 'sleeps', label: 'Sleeps', isOpen: false },
]

/**
 * The rows of one list: chosen values always, even with zero (pain 10), then the engine's order up to the limit.
 * On a certified-only site the false value is hidden (SRCH-030). Car types go new, demo, used (SRCH-045).
 */
export function facetRows(
  spec: FacetSpec,
  values: readonly FacetValue[],
  options: { chosen: readonly string[]; certifiedOnly?: boolean },
): FacetValue[] {
  const listed =
    options.certifiedOnly && spec.attribute === 'certified'
      ? values.filter(({ value }) => value === YES)
      : values
  const whole = withChosen(listed, options.chosen)
  const ordered = spec.order ? whole.sort((a, b) => rank(spec, a.value) - rank(spec, b.value)) : whole
  const top = ordered.slice(0, spec.limit).map(({ value }) => value)
  const beyond = options.chosen.filter((value) => !top.includes(value))
  const kept = new Set([
    ...beyond,
    ...ordered.map(({ value }) => value).filter((value) => options.chosen.includes(value)),
    ...top.slice(0, Math.max(spec.limit - beyond.length, 0)),
  ])
  return ordered.filter(({ value }) => kept.has(value))
}

/** The values in order, then chosen ones without vehicles, with 0 (pain 10). */
export function withChosen(values: readonly FacetValue[], chosen: readonly string[]): FacetValue[] {
  const missing = chosen.filter((value) => !values.some((row) => row.value === value))
  return [...values, ...missing.map((value) => ({ value, count: 0 }))]
}

/** Whether the panel shows a list: it has its context, and a choice to make or already made. */
export function isFacetShown(
  spec: FacetSpec,
  rows: readonly FacetValue[],
  chosenAttributes: readonly string[],
): boolean {
  if (
    spec.needs &&
    !spec.needs.some((attribute) => chosenAttributes.includes(attribute)) &&
    !chosenAttributes.includes(spec.attribute)
  )
    return false
  return (
    chosenAttributes.includes(spec.attribute) ||
    rows.length > 1 ||
    (spec.attribute === 'certified' && rows.length === 1)
  )
}

function rank(spec: FacetSpec, value: string): number {
  const index = spec.order?.indexOf(value) ?? -1
  return index === -1 ? Number.MAX_SAFE_INTEGER : index
}

/** Attributes whose counts the panel shows: models once a make is chosen, badges once a model is. */
export function panelFacets(state: Pick<SearchState, 'refinements'>): RefinementAttribute[] {
  const isChosen = (attribute: RefinementAttribute) => state.refinements[attribute] !== undefined
  const listed = FACETS.filter(
    ({ attribute, needs }) => !needs || isChosen(attribute) || needs.some(isChosen),
  ).map(({ attribute }) => attribute)
  return ['make', ...(isChosen('make') ? (['make_model'] as const) : []), ...listed]
}
