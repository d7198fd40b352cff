import type { Clock } from '#src/shared/domain/clock.ts'
import { ok, type Result } from '#src/shared/domain/result.ts'
import { orderFacet } from '#src/features/search/domain/facet-order.ts'
import { filterAnd, filterIn } from '#src/features/search/domain/filter/filter-value.ts'
import { collapseSold } from '#src/features/search/domain/query/collapse-sold.ts'
import {
  nearestPriceFirst,
  SIMILAR_SHOWN,
  similarFilter,
  toSimilarTo,
} from '#src/features/search/domain/query/similar-stock.ts'
import { priceSortFilter, stateRequest } from '#src/features/search/domain/query/state-request.ts'
import { stockScope } from '#src/features/search/domain/query/stock-scope.ts'
import type {
  SearchEngine,
  SearchError,
  SearchRequest,
  SearchResponse,
} from '#src/features/search/domain/search-engine.ts'
import type { FacetValue, SearchResults } from '#src/features/search/domain/search-results.ts'
import {
  HITS_PER_PAGE,
  RANGE_ATTRIBUTES,
  REFINEMENT_ATTRIBUTES,
  type RefinementAttribute,
  type SearchState,
} from '#src/features/search/domain/search-state.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { scopedQueries } from './scoped-queries.ts'
import { listSlugs } from './slug-listing.ts'
import { CAR_TYPES, type CarType, type Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import type { RunSearch } from './run-search.ts'

export type SearchServiceDeps = {
  engineFor(site: SiteContext): SearchEngine
  clock: Clock
  /** A picture's placeholder colours by its address; null if unknown. */
  tonesOf?: (url: string) => string | null
}
export type SearchOptions = {
  baseFilter?: string
  facets?: readonly string[]
  distributions?: readonly string[]
  hitsPerPage?: number
}
export type Suggestions = { makes: FacetValue[]; models: FacetValue[]; vehicles: StockDocument[] }
export type SearchService = ReturnType<typeof createSearchService>

/** Deepest hit at which a page may start; later pages are empty. */
const OFFSET_MAX = 100_000
/** Candidates from which the nearest prices are chosen. */
const SIMILAR_POOL = 60
const SUGGESTED_NAMES = 4
const SUGGESTED_VEHICLES = 5

/** A site's stock search; every query runs in the site's own scope (stock-scope.ts). */
export function createSearchService({ engineFor, clock, tonesOf }: SearchServiceDeps) {
  async function run(
    site: SiteContext,
    request: SearchRequest,
  ): Promise<Result<SearchResponse, SearchError>> {
    const found = await engineFor(site).search(stockScope(site, clock.now()), request)
    if (!found.ok || !tonesOf) return found
    return ok({ ...found.value, hits: found.value.hits.map((hit) => withTones(hit, tonesOf)) })
  }

  return { ...resultQueries(run), ...listQueries(run), ...scopedQueries(run) }
}

/** Searches by a full search state. */
function resultQueries(run: RunSearch) {
  return {
    /**
     * One page of results with every facet (SRCH-014): each facet ignores its own refinement, chosen values
     * without hits stay with count 0, adjacent sold vehicles collapse (SRCH-021). `count` is the true total.
     */
    async searchStock(
      site: SiteContext,
      state: SearchState,
      options: SearchOptions = {},
    ): Promise<Result<SearchResults, SearchError>> {
      const started = performance.now()
      const hitsPerPage = options.hitsPerPage ?? HITS_PER_PAGE
      const page = Math.max(1, Math.trunc(state.page) || 1)
      const offset = (page - 1) * hitsPerPage
      const facets = [...(options.facets ?? REFINEMENT_ATTRIBUTES)]
      const distributions = options.distributions ?? []
      const found = await run(site, {
        ...stateRequest(state),
        filter: filterAnd(
          options.baseFilter,
          priceSortFilter(state, site.config.search.ascendingPriceNeedsPrice),
        ),
        facets: [...facets, ...distributions],
        stats: [...RANGE_ATTRIBUTES],
        ...(offset > OFFSET_MAX ? { offset: 0, limit: 0 } : { offset, limit: hitsPerPage }),
      })
      if (!found.ok) return found
      const { hits, totalHits, facetDistribution, facetStats } = found.value
      return ok({
        hits: collapseSold(hits),
        count: totalHits,
        facets: Object.fromEntries(
          facets.map((name) => [
            name,
            orderFacet(name, facetDistribution[name] ?? {}, chosenValues(state, name)),
          ]),
        ),
        facetStats,
        distributions: Object.fromEntries(distributions.map((name) => [name, facetDistribution[name] ?? {}])),
        ms: Math.round(performance.now() - started),
        pages: Math.ceil(totalHits / hitsPerPage),
        page,
      })
    },

    /** Results without each single refinement, by attribute; `query` is the text. */
    async relaxations(site: SiteContext, state: SearchState): Promise<Record<string, number>> {
      const filter = filterAnd(priceSortFilter(state, site.config.search.ascendingPriceNeedsPrice))
      const found = await run(site, { ...stateRequest(state), filter, limit: 0 })
      const relaxed: Record<string, number> = found.ok ? { ...found.value.relaxedTotals } : {}
      if (state.query.trim() === '') return relaxed
      const textless = await run(site, { ...stateRequest({ ...state, query: '' }), filter, limit: 0 })
      return textless.ok ? { ...relaxed, query: textless.value.totalHits } : relaxed
    },
  }
}

/** Short lists for other pages. */
function listQueries(run: RunSearch) {
  async function listHits(site: SiteContext, request: SearchRequest): Promise<StockDocument[]> {
    const found = await run(site, request)
    return found.ok ? found.value.hits : []
  }

  return {
    /** Similar vehicles in stock, up to six or `most` (VDP-028 to VDP-030): same body first, nearest price first. */
    async findSimilar(
      site: SiteContext,
      vehicle: Vehicle,
      most: number = SIMILAR_SHOWN,
    ): Promise<StockDocument[]> {
      const like = toSimilarTo(vehicle)
      const sameBody = await listHits(site, { filter: similarFilter(like, true), limit: SIMILAR_POOL })
      const wider =
        sameBody.length >= most || like.body === null
          ? []
          : await listHits(site, { filter: similarFilter(like, false), limit: SIMILAR_POOL })
      const known = new Set(sameBody.map(({ id }) => id))
      const others = wider.filter(({ id }) => !known.has(id))
      const { priceDollars } = like
      return [...nearestPriceFirst(sameBody, priceDollars), ...nearestPriceFirst(others, priceDollars)].slice(
        0,
        most,
      )
    },

    /** A limited list by filter (SRCH-034); empty if the filter is invalid. */
    listByFilter(
      site: SiteContext,
      input: { filter: string; limit: number; sort?: string[] },
    ): Promise<StockDocument[]> {
      return listHits(site, input)
    },

    /** Listed vehicles by id, in the given order; unknown, hidden and other dealers' ids are left out. */
    async listByIds(site: SiteContext, ids: readonly string[]): Promise<StockDocument[]> {
      if (ids.length === 0) return []
      const found = await listHits(site, { filter: filterIn('id', ids), limit: ids.length })
      const place = new Map(ids.map((id, index) => [id, index]))
      return found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    },

    /** Makes, models and vehicles for what is typed so far; empty for empty text. */
    async suggest(site: SiteContext, text: string): Promise<Suggestions> {
      if (text.trim() === '') return { makes: [], models: [], vehicles: [] }
      const found = await run(site, {
        q: text.slice(0, 100),
        limit: SUGGESTED_VEHICLES,
        facets: ['make', 'make_model'],
      })
      if (!found.ok) return { makes: [], models: [], vehicles: [] }
      const top = (name: string) =>
        orderFacet(name, found.value.facetDistribution[name] ?? {}, []).slice(0, SUGGESTED_NAMES)
      return { makes: top('make'), models: top('make_model'), vehicles: found.value.hits }
    },

    /** Slugs of everything the site lists, for its sitemap. */
    listSlugs: (site: SiteContext): Promise<string[]> => listSlugs(run, site),

    /** Which of new, demo and used the site has in stock; an empty list is not worth indexing. */
    async typesInStock(site: SiteContext): Promise<CarType[]> {
      const found = await run(site, { limit: 0, facets: ['car_type'] })
      const counts = found.ok ? (found.value.facetDistribution.car_type ?? {}) : {}
      return CAR_TYPES.filter((type) => (counts[type] ?? 0) > 0)
    },

    /** How many vehicles the site lists. */
    async stockCount(site: SiteContext): Promise<number> {
      const found = await run(site, { limit: 0 })
      return found.ok ? found.value.totalHits : 0
    },
  }
}

/** The document with its first picture's placeholder colours, if known. */
function withTones(hit: StockDocument, tonesOf: (url: string) => string | null): StockDocument {
  const [first, ...others] = hit.images ?? []
  const tones = first && tonesOf(first.url)
  return first && tones ? { ...hit, images: [{ ...first, tones }, ...others] } : hit
}

function chosenValues(state: SearchState, name: string): readonly string[] {
  return state.refinements[name as RefinementAttribute] ?? []
}
