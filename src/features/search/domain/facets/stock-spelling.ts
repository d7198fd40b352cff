import { normaliseValue } from '#src/features/search/domain/filter/filter-value.ts'
import type { FacetValue } from '#src/features/search/domain/search-results.ts'
import type { RefinementAttribute, SearchState } from '#src/features/search/domain/search-state.ts'

/** Chosen values spelt as in the stock, each once: `toyota` and `citroen` become Toyota and Citroën (SRCH-012). */
export function spelledAsStock(chosen: readonly string[], stock: readonly FacetValue[]): string[] {
  const byValue = new Map(stock.map(({ value }) => [normaliseValue(value), value]))
  return [...new Set(chosen.map((value) => byValue.get(normaliseValue(value)) ?? value))]
}

/** The state with its values spelt as in the stock, so that chosen values are ticked and not listed twice. */
export function stateAsStock(
  state: SearchState,
  facets: Readonly<Partial<Record<string, readonly FacetValue[]>>>,
): SearchState {
  const refinements = Object.fromEntries(
    (Object.entries(state.refinements) as [RefinementAttribute, readonly string[]][]).map(
      ([attribute, chosen]) => [attribute, spelledAsStock(chosen, facets[attribute] ?? []).sort()],
    ),
  )
  return { ...state, refinements }
}
