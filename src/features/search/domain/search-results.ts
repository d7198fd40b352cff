import type { FacetStats } from './search-engine.ts'
import type { StockDocument } from './stock-document.ts'

export type FacetValue = { value: string; count: number }

/** The spec's search response (SRCH-014): hits, count, facets with stats, ms and pages. */
export type SearchResults = {
  hits: StockDocument[]
  count: number
  /** Per attribute, sorted for display; chosen values with no hits stay with count 0. */
  facets: Record<string, FacetValue[]>
  facetStats: FacetStats
  /** Counts of each value of the number attributes asked for, unordered. */
  distributions: Record<string, Record<string, number>>
  ms: number
  pages: number
  page: number
}
