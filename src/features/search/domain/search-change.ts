import type {
  NumberRange,
  RangeAttribute,
  RefinementAttribute,
  SearchState,
  SortOrder,
} from './search-state.ts'

/** Each change gives a new state on page 1 (SRCH-017). */

/** Adds the values, or takes them out when all of them are chosen already; models of a make that goes go with it. */
export function toggleRefinement(
  state: SearchState,
  attribute: RefinementAttribute,
  values: readonly string[],
): SearchState {
  const chosen = state.refinements[attribute] ?? []
  const isChosen = values.every((value) => chosen.includes(value))
  const next = isChosen
    ? chosen.filter((value) => !values.includes(value))
    : [...new Set([...chosen, ...values])].sort()
  const changed = withRefinement(state, attribute, next)
  if (attribute !== 'make' || !isChosen) return changed
  const models = (state.refinements.make_model ?? []).filter(
    (model) => !values.some((make) => model.startsWith(`${make} `)),
  )
  return withRefinement(changed, 'make_model', models)
}

/** Takes every value of an attribute out. */
export function clearRefinement(state: SearchState, attribute: RefinementAttribute): SearchState {
  return withRefinement(state, attribute, [])
}

/** Sets a range; null takes it out (SRCH-023). */
export function changeRange(
  state: SearchState,
  attribute: RangeAttribute,
  range: NumberRange | null,
): SearchState {
  const ranges = { ...state.ranges }
  delete ranges[attribute]
  return { ...state, page: 1, ranges: range ? { ...ranges, [attribute]: range } : ranges }
}

/** The price slider also orders by price, dearest first (SRCH-042); resetting it leaves the order alone. */
export function changePriceRange(state: SearchState, range: NumberRange | null): SearchState {
  const changed = changeRange(state, 'price', range)
  return range ? { ...changed, sortBy: 'price_desc' } : changed
}

export function changeQuery(state: SearchState, query: string): SearchState {
  return { ...state, page: 1, query: query.trim() }
}

export function changeSort(state: SearchState, sortBy: SortOrder): SearchState {
  return { ...state, page: 1, sortBy }
}

/** Every filter and the text out; the order stays. */
export function clearSearch(state: SearchState): SearchState {
  return { query: '', page: 1, sortBy: state.sortBy, refinements: {}, ranges: {} }
}

function withRefinement(
  state: SearchState,
  attribute: RefinementAttribute,
  values: readonly string[],
): SearchState {
  const refinements = { ...state.refinements }
  delete refinements[attribute]
  return {
    ...state,
    page: 1,
    refinements: values.length > 0 ? { ...refinements, [attribute]: values } : refinements,
  }
}
