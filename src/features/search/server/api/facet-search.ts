import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { normaliseValue } from '#src/features/search/domain/filter/filter-value.ts'
import type { SearchEngine, SearchScope } from '#src/features/search/domain/search-engine.ts'
import { FILTERABLE_ATTRIBUTES } from '#src/features/search/domain/stock-document.ts'
import { type ApiError, badRequest } from './meilisearch-error.ts'
import { readSearchRequest } from './read-request.ts'

const FACET_HITS_MAX = 100
/** Attributes that are unique per vehicle are useless as facets, and costly to search. */
const NOT_FACETS = new Set(['id', 'slug', 'stocknum'])

/** Values of a facet with words starting with the facet query, most frequent first. */
export async function searchFacet(
  engine: SearchEngine,
  scope: SearchScope,
  body: unknown,
): Promise<Result<object, ApiError>> {
  if (typeof body !== 'object' || body === null)
    return fail(badRequest('Invalid value type: expected an object.'))
  const { facetName, facetQuery, exhaustiveFacetCount: _, ...search } = body as Record<string, unknown>
  if (
    typeof facetName !== 'string' ||
    !(FILTERABLE_ATTRIBUTES as readonly string[]).includes(facetName) ||
    NOT_FACETS.has(facetName)
  ) {
    return fail({
      code: 'invalid_facet_search_facet_name',
      status: 400,
      message: `Attribute \`${typeof facetName === 'string' ? facetName.slice(0, 100) : typeof facetName}\` is not facet-searchable.`,
    })
  }
  if (facetQuery !== undefined && facetQuery !== null && typeof facetQuery !== 'string')
    return fail(badRequest('Invalid value type at `.facetQuery`: expected a string.'))
  const request = readSearchRequest(search)
  if (!request.ok) return request
  const found = await engine.search(scope, {
    q: request.value.q ?? '',
    filter: request.value.filter ?? '',
    facets: [facetName],
    limit: 0,
  })
  if (!found.ok) return found
  const wanted = normaliseValue(facetQuery ?? '')
  const values = Object.entries(found.value.facetDistribution[facetName] ?? {}).filter(([value]) =>
    ` ${normaliseValue(value)}`.includes(` ${wanted}`),
  )
  const facetHits = values
    .sort((a, b) => b[1] - a[1])
    .slice(0, FACET_HITS_MAX)
    .map(([value, count]) => ({ value, count }))
  return ok({ facetHits, facetQuery: facetQuery ?? null, processingTimeMs: found.value.processingTimeMs })
}
