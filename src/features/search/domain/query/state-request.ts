import { filterIn, filterRange } from '../filter/filter-value.ts'
import type { SearchRequest } from '../search-engine.ts'
import { RANGE_ATTRIBUTES, REFINEMENT_ATTRIBUTES, type SearchState, type SortOrder } from '../search-state.ts'

/** SRCH-033: each order as Meilisearch sort expressions; ties go by featured rank, then newest. */
const SORTS: Record<SortOrder, string[]> = {
  featured: ['featured_rank:asc', 'created_at_timestamp:desc'],
  price_asc: ['price_range:asc'],
  price_desc: ['price_range:desc'],
  km_asc: ['km:asc'],
  year_desc: ['year:desc'],
  year_asc: ['year:asc'],
  newest: ['created_at_timestamp:desc'],
}

/** The chosen order. A text search without one goes by relevance, with ties by featured rank. */
export function sortExpressions(state: Pick<SearchState, 'sortBy' | 'query'>): string[] {
  return state.sortBy === 'featured' && state.query.trim() !== '' ? [] : SORTS[state.sortBy]
}

/** One filter expression per refined attribute: values joined by OR, ranges inclusive (SRCH-012, SRCH-013). */
export function stateRefinements(state: Pick<SearchState, 'refinements' | 'ranges'>): Record<string, string> {
  const groups: Record<string, string> = {}
  for (const attribute of REFINEMENT_ATTRIBUTES) {
    const values = state.refinements[attribute]
    if (values && values.length > 0)
      groups[attribute] =
        attribute === 'make_model' ? modelFilter(state, values) : filterIn(attribute, values)
  }
  for (const attribute of RANGE_ATTRIBUTES) {
    const filter = state.ranges[attribute] && filterRange(attribute, state.ranges[attribute])
    if (filter) groups[attribute] = filter
  }
  return groups
}

/**
 * Models narrow only their own make (SRCH-009): with Toyota and Mazda ticked, Toyota Corolla lists Corollas and
 * every Mazda, and counts of other makes stay correct. Models of unticked makes are a plain list.
 */
function modelFilter({ refinements }: Pick<SearchState, 'refinements'>, models: readonly string[]): string {
  const makes = (refinements.make ?? []).filter((make) =>
    models.some((model) => model.startsWith(`${make} `)),
  )
  const areAllTicked = models.every((model) => makes.some((make) => model.startsWith(`${make} `)))
  const chosen = filterIn('make_model', models)
  return areAllTicked && makes.length > 0 ? `${chosen} OR NOT ${filterIn('make', makes)}` : chosen
}

/** SRCH-031: the extra filter for ascending price on sites that ask for it. */
export function priceSortFilter(
  state: Pick<SearchState, 'sortBy'>,
  ascendingPriceNeedsPrice: boolean,
): string | null {
  return ascendingPriceNeedsPrice && state.sortBy === 'price_asc' ? 'price_range > 0' : null
}

/** The request for a search state, without paging. Refinements are separate, so that facets can ignore their own. */
export function stateRequest(state: SearchState): SearchRequest {
  return {
    q: state.query,
    facetMode: 'disjunctive',
    refinements: stateRefinements(state),
    sort: sortExpressions(state),
  }
}
