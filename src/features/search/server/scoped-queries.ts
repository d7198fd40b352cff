import { ok, type Result } from '#src/shared/domain/result.ts'
import { sortExpressions } from '#src/features/search/domain/query/state-request.ts'
import { orderFacet } from '#src/features/search/domain/facet-order.ts'
import { filterAnd, filterIn, filterRange } from '#src/features/search/domain/filter/filter-value.ts'
import type { SearchError } from '#src/features/search/domain/search-engine.ts'
import type { FacetValue } from '#src/features/search/domain/search-results.ts'
import { HITS_PER_PAGE, type NumberRange } from '#src/features/search/domain/search-state.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { RunSearch } from './run-search.ts'

export type StockPart = {
  hits: StockDocument[]
  count: number
  /** Counts for each choice's values, ignoring that choice itself. */
  facets: Record<string, FacetValue[]>
}
export type DirectoryQuery = {
  'manufacturer.name'?: readonly string[] | undefined
  'model.name'?: readonly string[] | undefined
  'model.body'?: readonly string[] | undefined
  query?: string | undefined
  /** Vehicles to skip; a whole number from 0. */
  offset?: number | undefined
}
export type DealershipQuery = {
  dealershipSlug: string
  categories?: readonly string[] | undefined
  /** Dollars, both ends inclusive. */
  price?: NumberRange | null | undefined
  query?: string | undefined
  offset?: number | undefined
}

type PageAsked = {
  query: string | undefined
  offset: number | undefined
  choices: Record<string, readonly string[] | undefined>
  filter?: string
}

/** CONST-002, and the promotion of used vehicles. */
const FEATURED_SHOWN = 6
const FEATURED_USED = 'car_type = used AND status = in_stock AND reserved = false AND photos_count > 1'

/** Searches other than the results page: a model directory, a dealership's stock, featured used vehicles. */
export function scopedQueries(run: RunSearch) {
  const page = async (site: SiteContext, asked: PageAsked): Promise<Result<StockPart, SearchError>> => {
    const { query, offset, choices, filter } = asked
    const refinements = Object.fromEntries(
      Object.entries(choices).flatMap(([name, values]) =>
        values && values.length > 0 ? [[name, filterIn(name, values)]] : [],
      ),
    )
    const facets = Object.keys(choices)
    const text = query?.trim() ?? ''
    const request = {
      q: text,
      offset: offset ?? 0,
      limit: HITS_PER_PAGE,
      facets,
      // The same order as the results page
      sort: sortExpressions({ sortBy: 'featured', query: text }),
    }
    const found = await run(site, {
      ...request,
      facetMode: 'disjunctive',
      refinements,
      ...(filter ? { filter } : {}),
    })
    if (!found.ok) return found
    const { hits, totalHits, facetDistribution } = found.value
    const values = facets.map((name) => [
      name,
      orderFacet(name, facetDistribution[name] ?? {}, choices[name] ?? []),
    ])
    return ok({ hits, count: totalHits, facets: Object.fromEntries(values) })
  }

  return {
    /** The directory: by make, model and body, 21 at a time (SRCH-035). */
    searchDirectory(site: SiteContext, asked: DirectoryQuery): Promise<Result<StockPart, SearchError>> {
      const choices = {
        make: asked['manufacturer.name'],
        model: asked['model.name'],
        body: asked['model.body'],
      }
      return page(site, { query: asked.query, offset: asked.offset, choices })
    },

    /** A dealership's stock by category and price, 21 at a time; empty for another owner's dealership (SRCH-036). */
    searchDealership(site: SiteContext, asked: DealershipQuery): Promise<Result<StockPart, SearchError>> {
      const filter = filterAnd(
        filterIn('dealership_slug', [asked.dealershipSlug]),
        asked.price && filterRange('price_range', asked.price),
      )
      const { query, offset, categories } = asked
      return page(site, { query, offset, choices: { categories }, filter })
    },

    /** Six used vehicles in stock with more than one photograph, newest first, for promotions (CONST-002). */
    async listFeaturedUsed(site: SiteContext): Promise<StockDocument[]> {
      const sort = ['created_at_timestamp:desc']
      const found = await run(site, { filter: FEATURED_USED, limit: FEATURED_SHOWN, sort })
      return found.ok ? found.value.hits : []
    },
  }
}
