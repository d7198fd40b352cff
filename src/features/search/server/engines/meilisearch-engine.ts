import {
  Meilisearch,
  MeilisearchApiError,
  type MultiSearchQuery,
  type SearchResponse as HostedResponse,
} from 'meilisearch'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { filterAnd, filterIn } from '#src/features/search/domain/filter/filter-value.ts'
import { trueTotal } from '#src/features/search/domain/query/true-total.ts'
import type {
  FacetStats,
  Filter,
  SearchEngine,
  SearchError,
  SearchRequest,
  SearchResponse,
  SearchScope,
} from '#src/features/search/domain/search-engine.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { INDEX_SETTINGS } from '../api/index-settings.ts'
import { checkRequest } from './columnar-engine/plan/search-limits.ts'
import { checkFilter } from './columnar-engine/plan/filter-cache.ts'

export type MeilisearchEngineOptions = { host: string; apiKey: string; indexUid: string; timeoutMs?: number }

export type MeilisearchEngine = SearchEngine & {
  /** Creates the index with settings that make it answer like the embedded one. */
  setUp(): Promise<void>
}

/** Always has one value, so its counts add up to the true total. */
const TOTAL_FACET = 'status'
const TIMEOUT_MS = 5000
const ID_PRIMARY_KEY = { primaryKey: 'id' }

type Hosted = HostedResponse<StockDocument>

/** A hosted Meilisearch by host and key, through the official client (SRCH-032). */
export function createMeilisearchEngine({
  host,
  apiKey,
  indexUid,
  timeoutMs = TIMEOUT_MS,
}: MeilisearchEngineOptions): MeilisearchEngine {
  const client = new Meilisearch({ host, apiKey, timeout: timeoutMs })
  const index = client.index<StockDocument>(indexUid)
  const versions = new Map<string, number>()

  async function search(
    scope: SearchScope,
    request: SearchRequest,
  ): Promise<Result<SearchResponse, SearchError>> {
    const queries = toQueries(scope, request, indexUid)
    if (!queries.ok) return queries
    try {
      const { results } = await client.multiSearch({ queries: queries.value.map(({ query }) => query) })
      return ok(toResponse(request, queries.value, results as unknown as Hosted[]))
    } catch (error) {
      return fail(toSearchError(error))
    }
  }

  return {
    search,
    async upsert(documents) {
      await index.addDocuments([...documents], ID_PRIMARY_KEY).waitTask()
      for (const { dealership_id } of documents)
        versions.set(dealership_id, (versions.get(dealership_id) ?? 0) + 1)
    },
    async remove(ids) {
      await index.deleteDocuments([...ids]).waitTask()
      // The owners of removed vehicles are unknown here, so every dealership's version changes.
      versions.set('', (versions.get('') ?? 0) + 1)
    },
    version: (dealershipIds) => ['', ...dealershipIds].reduce((sum, id) => sum + (versions.get(id) ?? 0), 0),
    async setUp() {
      await client.createIndex(indexUid, ID_PRIMARY_KEY).waitTask()
      await index.updateSettings(INDEX_SETTINGS).waitTask()
    },
  }
}

type NamedQuery = { refinement: string | null; query: MultiSearchQuery }

/** The main query with every refinement and, for disjunctive facets, one more without each refinement. */
function toQueries(
  scope: SearchScope,
  request: SearchRequest,
  indexUid: string,
): Result<NamedQuery[], SearchError> {
  const window = checkRequest(request)
  if (!window.ok) return window
  const refinements = Object.entries(request.refinements ?? {})
  // Checked one by one first: unchecked text, once joined, could close a bracket and escape the scope.
  for (const filter of [scope.filter, request.filter ?? '', ...refinements.map(([, filter]) => filter)]) {
    const checked = checkFilter(filter)
    if (!checked.ok) return checked
  }
  const fixed = [filterIn('dealership_id', scope.dealershipIds), scope.filter, toText(request.filter)]
  const filterWithout = (left: string | null) =>
    filterAnd(...fixed, ...refinements.filter(([name]) => name !== left).map(([, filter]) => filter))
  const counted = [...new Set([...window.value.facets, ...(request.stats ?? [])])]
  const base = { indexUid, q: request.q ?? '', matchingStrategy: 'all' as const }
  const disjunctive = request.facetMode === 'disjunctive' ? refinements.map(([name]) => name) : []
  const { offset, limit } = window.value
  const main: MultiSearchQuery = {
    ...base,
    filter: filterWithout(null),
    facets: [...new Set([...counted.filter((name) => !disjunctive.includes(name)), TOTAL_FACET])],
    offset,
    limit,
    ...(request.sort ? { sort: request.sort } : {}),
    ...(request.attributesToRetrieve ? { attributesToRetrieve: request.attributesToRetrieve } : {}),
  }
  const others = disjunctive.map((name) => ({
    refinement: name,
    query: {
      ...base,
      filter: filterWithout(name),
      facets: [...new Set([...counted.filter((facet) => facet === name), TOTAL_FACET])],
      limit: 0,
    },
  }))
  return ok([{ refinement: null, query: main }, ...others])
}

/** The array form as text: outer AND, inner OR. */
function toText(filter: Filter | undefined): string {
  if (filter === undefined || typeof filter === 'string') return filter ?? ''
  return filterAnd(
    ...filter.map((item) =>
      typeof item === 'string'
        ? item
        : item
            .filter((text) => text.trim() !== '')
            .map((text) => `(${text})`)
            .join(' OR '),
    ),
  )
}

function toResponse(
  request: SearchRequest,
  queries: readonly NamedQuery[],
  results: readonly Hosted[],
): SearchResponse {
  const [main] = results as [Hosted]
  const counted = (name: string): Hosted =>
    results[queries.findIndex(({ refinement }) => refinement === name)] ?? main
  const facets = request.facets?.includes('*')
    ? Object.keys(main.facetDistribution ?? {})
    : (request.facets ?? [])
  const facetStats: FacetStats = {}
  for (const name of [...facets, ...(request.stats ?? [])]) {
    const stats = counted(name).facetStats?.[name]
    if (stats) facetStats[name] = stats
  }
  const totals = queries.flatMap(({ refinement }, at) =>
    refinement === null ? [] : [[refinement, totalOf(results[at] as Hosted)]],
  )
  return {
    hits: main.hits,
    query: main.query,
    processingTimeMs: main.processingTimeMs,
    workedElsewhereMs: main.processingTimeMs,
    totalHits: totalOf(main),
    offset: main.offset ?? 0,
    limit: main.limit ?? 0,
    facetDistribution: Object.fromEntries(
      facets.map((name) => [name, counted(name).facetDistribution?.[name] ?? {}]),
    ),
    facetStats,
    ...(request.facetMode === 'disjunctive' ? { relaxedTotals: Object.fromEntries(totals) } : {}),
  }
}

function totalOf(result: Hosted): number {
  return trueTotal(result.estimatedTotalHits ?? 0, result.facetDistribution?.[TOTAL_FACET])
}

function toSearchError(error: unknown): SearchError {
  if (error instanceof MeilisearchApiError && error.cause) {
    const { code, message } = error.cause
    return { code: code as SearchError['code'], status: error.response.status, message }
  }
  return { code: 'search_unavailable', status: 503, message: 'The search service did not answer.' }
}
