import type { FacetStats } from './search-engine.ts'
import type { StockDocument } from './stock-document.ts'

export type FacetValue = { value: string; count: number }

/** The spec's search response (SRCH-014): hits, count, facets with stats, ms and pages. */
export type SearchResults = {
  hits: StockDocument[]
  count: number
  /** By attribute, in display order; chosen values without hits stay with count 0. */
  facets: Record<string, FacetValue[]>
  facetStats: FacetStats
  /** Unordered value counts of the requested numeric attributes. */
  distributions: Record<string, Record<string, number>>
  ms: number
  pages: number
  page: number
}
