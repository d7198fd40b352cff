import { formatWhole } from '#src/shared/domain/number-format.ts'
import { BODY_TYPES, toBodyType } from '#src/features/search/domain/facets/body-type.ts'
import { changeQuery, changeRange, toggleRefinement } from '#src/features/search/domain/search-change.ts'
import {
  RANGE_ATTRIBUTES,
  REFINEMENT_ATTRIBUTES,
  type NumberRange,
  type RangeAttribute,
  type RefinementAttribute,
  type SearchState,
} from '#src/features/search/domain/search-state.ts'

/** One choice in words, and the state without it. `attribute` is 'query' for the text. */
export type AppliedFilter = {
  attribute: RefinementAttribute | RangeAttribute | 'query'
  label: string
  without: SearchState
}

const VALUE_LABELS: Partial<Record<RefinementAttribute, Record<string, string>>> = {
  car_type: { new: 'New', demo: 'Demo', used: 'Used' },
  item_type: { car: 'Cars', truck: 'Trucks', motorcycle: 'Motorcycles', caravan: 'Caravans' },
  status: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold', others: 'Other' },
  certified: { true: 'Certified', false: 'Not certified' },
  // A category used by the rules (CARD-016)
  categories: { test_drive_only: 'Test drive only' },
}

/** A filter value as shown on screen. */
export function valueLabel(attribute: RefinementAttribute, value: string): string {
  if (attribute === 'body') return bodyLabel(value)
  const known = VALUE_LABELS[attribute]
  if (known && Object.hasOwn(known, value)) return known[value] ?? value
  return attribute === 'seats' ? `${value} seats` : value
}

function bodyLabel(value: string): string {
  const type = toBodyType(value)
  return type ? BODY_TYPES[type] : value
}

/** One end of a range with its unit (SRCH-054): `$35,000`, `$250 / week`, `40,000 km`, `2,500 kg`. */
export function amountLabel(attribute: RangeAttribute, value: number): string {
  switch (attribute) {
    case 'price':
    case 'price_range':
      return `$${formatWhole(value)}`
    case 'subscription_price':
      return `$${formatWhole(value)} / week`
    case 'km':
      return `${formatWhole(value)} km`
    case 'gvm':
    case 'payload':
    case 'atm':
    case 'towing_braked':
      return `${formatWhole(value)} kg`
    case 'sleeps':
      return `Sleeps ${value}`
    default:
      return String(value)
  }
}

/** `$20,000 to $40,000`, `Up to 40,000 km`, `From 2019`. */
export function rangeLabel(attribute: RangeAttribute, { min, max }: NumberRange): string {
  if (min === null || (min === 0 && max !== null))
    return max === null ? '' : `Up to ${amountLabel(attribute, max)}`
  if (max === null) return `From ${amountLabel(attribute, min)}`
  return min === max
    ? amountLabel(attribute, min)
    : `${amountLabel(attribute, min)} to ${amountLabel(attribute, max)}`
}

/** Every choice in panel order, each with the state that removes it. */
export function appliedFilters(state: SearchState): AppliedFilter[] {
  const filters: AppliedFilter[] = []
  if (state.query)
    filters.push({ attribute: 'query', label: `“${state.query}”`, without: changeQuery(state, '') })
  for (const attribute of REFINEMENT_ATTRIBUTES) {
    for (const value of state.refinements[attribute] ?? []) {
      filters.push({
        attribute,
        label: valueLabel(attribute, value),
        without: toggleRefinement(state, attribute, [value]),
      })
    }
  }
  for (const attribute of RANGE_ATTRIBUTES) {
    const range = state.ranges[attribute]
    if (range)
      filters.push({
        attribute,
        label: rangeLabel(attribute, range),
        without: changeRange(state, attribute, null),
      })
  }
  return filters.filter(({ attribute, label }) => !isSaidByModel(state, attribute, label))
}

/** Whether a make is already named by its chosen model (`Toyota Corolla`). */
function isSaidByModel(state: SearchState, attribute: AppliedFilter['attribute'], label: string): boolean {
  return (
    attribute === 'make' &&
    (state.refinements.make_model ?? []).some((model) => model.startsWith(`${label} `))
  )
}
