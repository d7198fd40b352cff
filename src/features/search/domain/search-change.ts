import type {
  NumberRange,
  RangeAttribute,
  RefinementAttribute,
  SearchState,
  SortOrder,
} from './search-state.ts'

/** Each change returns a new state on page 1 (SRCH-017). */

/** Adds the values, or removes them if all are chosen; removing a make removes its models. */
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

/** Sets a range; null removes it (SRCH-023). */
export function changeRange(
  state: SearchState,
  attribute: RangeAttribute,
  range: NumberRange | null,
): SearchState {
  const ranges = { ...state.ranges }
  delete ranges[attribute]
  return { ...state, page: 1, ranges: range ? { ...ranges, [attribute]: range } : ranges }
}

/** The price slider also sorts by price, highest first (SRCH-042); resetting it leaves the order alone. */
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

/** Removes every filter and the text; the order stays. */
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
