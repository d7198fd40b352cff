import type { StockDocument } from './stock-document.ts'

/** A Meilisearch filter: an expression, or outer AND of inner ORs. */
export type Filter = string | (string | string[])[]

/** The part of Meilisearch's search request that the platform supports. */
export type SearchRequest = {
  q?: string
  filter?: Filter
  facets?: string[]
  sort?: string[]
  offset?: number
  limit?: number
  page?: number
  hitsPerPage?: number
  attributesToRetrieve?: string[]
  /**
   * Ours: counts each facet (and its stats) without its own refinement, given in `refinements`; `filter` always
   * applies. The hosted adapter expands it to a multi-search.
   */
  facetMode?: 'conjunctive' | 'disjunctive'
  /** Ours, with facetMode disjunctive: one filter expression per attribute, joined by AND. */
  refinements?: Record<string, string>
  /** Ours: numeric attributes for which min and max are wanted without counts. */
  stats?: string[]
}

export type FacetStats = Record<string, { min: number; max: number }>

export type SearchResponse = {
  hits: StockDocument[]
  query: string
  processingTimeMs: number
  totalHits: number
  offset: number
  limit: number
  facetDistribution: Record<string, Record<string, number>>
  facetStats: FacetStats
  /** Ours: milliseconds another server worked on the answer. */
  workedElsewhereMs?: number
  /** Ours, with facetMode disjunctive: hits without this one refinement. */
  relaxedTotals?: Record<string, number>
}

/** Expected failures, with Meilisearch's own codes. */
export type SearchError = {
  code:
    | 'invalid_search_filter'
    | 'invalid_search_sort'
    | 'invalid_search_facets'
    | 'invalid_search_q'
    | 'invalid_search_limit'
    | 'invalid_search_offset'
    | 'invalid_search_page'
    | 'invalid_search_hits_per_page'
    | 'index_not_found'
    | 'bad_request'
    | 'search_unavailable'
  status: number
  message: string
}

/** The limits of a query: every query is bound to the site's dealerships. */
export type SearchScope = {
  /** Dealerships whose stock the site lists. The embedded index reads only their rows. */
  dealershipIds: readonly string[]
  /** Site filter, manufacturer filter and base filter (sold window, shown on website), joined by AND. */
  filter: string
}

/**
 * Stock search with two adapters, the embedded columnar index and a hosted Meilisearch. One contract suite
 * (search-engine.contract.ts) runs against both.
 */
export interface SearchEngine {
  /** Answers one request within a scope. Invalid requests are returned as errors, never thrown. */
  search(
    scope: SearchScope,
    request: SearchRequest,
  ): Promise<{ ok: true; value: SearchResponse } | { ok: false; error: SearchError }>
  /** Adds or replaces documents by id. */
  upsert(documents: readonly StockDocument[]): Promise<void>
  /** Removes documents by id; unknown ids are ignored. */
  remove(ids: readonly string[]): Promise<void>
  /** Changes whenever a vehicle of these dealerships changes in the index; part of page cache keys. */
  version(dealershipIds: readonly string[]): number
}
