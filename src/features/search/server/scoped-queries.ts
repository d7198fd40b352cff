import type { Result } from '#src/shared/domain/result.ts'
import { filterAnd, filterIn, filterRange } from '#src/features/search/domain/filter/filter-value.ts'
import type { SearchError, SearchRequest, SearchResponse } from '#src/features/search/domain/search-engine.ts'
import { HITS_PER_PAGE, type NumberRange } from '#src/features/search/domain/search-state.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'

type Run = (site: SiteContext, request: SearchRequest) => Promise<Result<SearchResponse, SearchError>>
export type StockPart = { hits: StockDocument[]; count: number }
export type DirectoryQuery = {
  'manufacturer.name'?: readonly string[]
  'model.name'?: readonly string[]
  'model.body'?: readonly string[]
  query?: string
  /** Vehicles to pass over; a whole number from 0. */
  offset?: number
}
export type DealershipQuery = {
  dealershipSlug: string
  categories?: readonly string[]
  /** Dollars, both ends inclusive. */
  price?: NumberRange
  query?: string
  offset?: number
}

/** CONST-002, and the promotion of used vehicles. */
const FEATURED_SHOWN = 6
const FEATURED_USED = 'car_type = used AND status = in_stock AND photos_count > 1'

/** Searches beside the results page: a directory of models, one dealership's stock, featured used vehicles. */
export function scopedQueries(run: Run) {
  const page = async (site: SiteContext, request: SearchRequest): Promise<Result<StockPart, SearchError>> => {
    const found = await run(site, { ...request, limit: HITS_PER_PAGE })
    return found.ok ? { ok: true, value: { hits: found.value.hits, count: found.value.totalHits } } : found
  }

  return {
    /** The directory: by make, model and body, 21 at a time (SRCH-035). */
    searchDirectory(site: SiteContext, asked: DirectoryQuery): Promise<Result<StockPart, SearchError>> {
      const filter = filterAnd(
        chosen('make', asked['manufacturer.name']),
        chosen('model', asked['model.name']),
        chosen('body', asked['model.body']),
      )
      return page(site, { q: asked.query ?? '', filter, offset: asked.offset ?? 0 })
    },

    /** One dealership's stock by category and price, 21 at a time; another owner's dealership has none (SRCH-036). */
    searchDealership(site: SiteContext, asked: DealershipQuery): Promise<Result<StockPart, SearchError>> {
      const filter = filterAnd(
        filterIn('dealership_slug', [asked.dealershipSlug]),
        chosen('categories', asked.categories),
        asked.price && filterRange('price_range', asked.price),
      )
      return page(site, { q: asked.query ?? '', filter, offset: asked.offset ?? 0 })
    },

    /** Six used vehicles in stock with more than one photograph, newest first, for promotions (CONST-002). */
    async listFeaturedUsed(site: SiteContext): Promise<StockDocument[]> {
      const sort = ['created_at_timestamp:desc']
      const found = await run(site, { filter: FEATURED_USED, limit: FEATURED_SHOWN, sort })
      return found.ok ? found.value.hits : []
    },
  }
}

function chosen(attribute: string, values: readonly string[] | undefined): string | null {
  return values && values.length > 0 ? filterIn(attribute, values) : null
}
