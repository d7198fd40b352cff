import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { FILTERABLE_ATTRIBUTES, SORTABLE_ATTRIBUTES } from '#src/features/search/domain/stock-document.ts'
import type { SearchError, SearchRequest } from '#src/features/search/domain/search-engine.ts'
import type { SortKey } from '../answer/sort-rows.ts'

/** Limits per request, which keep a hostile one's cost near that of a page's own. */
export const SEARCH_LIMITS = { hits: 1000, offset: 100_000, queryLength: 512, refinements: 60 }

const FILTERABLE: ReadonlySet<string> = new Set(FILTERABLE_ATTRIBUTES)
const SORTABLE: ReadonlySet<string> = new Set(SORTABLE_ATTRIBUTES)

export type SearchWindow = { offset: number; limit: number; keys: SortKey[]; facets: string[] }

/** The checked window, sort and facets of a request; page mode overrides offset mode as in Meilisearch. */
export function checkRequest(request: SearchRequest): Result<SearchWindow, SearchError> {
  if ((request.q?.length ?? 0) > SEARCH_LIMITS.queryLength)
    return refuse(
      'invalid_search_q',
      `Invalid value at \`.q\`: at most ${SEARCH_LIMITS.queryLength} characters are allowed.`,
    )
  const window = pageWindow(request)
  if (!window.ok) return window
  const keys = sortKeys(request.sort ?? [])
  if (!keys.ok) return keys
  const facets = request.facets?.includes('*')
    ? [...FILTERABLE_ATTRIBUTES]
    : [...new Set(request.facets ?? [])]
  const unknown = [...facets, ...(request.stats ?? []), ...Object.keys(request.refinements ?? {})].find(
    (name) => !FILTERABLE.has(name),
  )
  if (unknown !== undefined)
    return refuse(
      'invalid_search_facets',
      `Invalid facet distribution: Attribute \`${unknown}\` is not filterable. The available filterable attributes are \`${[...FILTERABLE].sort().join(', ')}\`.`,
    )
  if (Object.keys(request.refinements ?? {}).length > SEARCH_LIMITS.refinements)
    return refuse('bad_request', `At most ${SEARCH_LIMITS.refinements} refinements are allowed.`)
  return ok({ ...window.value, keys: keys.value, facets })
}

function pageWindow(request: SearchRequest): Result<{ offset: number; limit: number }, SearchError> {
  const paged = request.page !== undefined || request.hitsPerPage !== undefined
  const limit = paged ? (request.hitsPerPage ?? 20) : (request.limit ?? 20)
  if (!isCount(limit) || limit > SEARCH_LIMITS.hits) {
    const name = paged ? 'hitsPerPage' : 'limit'
    return refuse(
      paged ? 'invalid_search_hits_per_page' : 'invalid_search_limit',
      `Invalid value at \`.${name}\`: expected a whole number from 0 to ${SEARCH_LIMITS.hits}.`,
    )
  }
  if (!paged) {
    const offset = request.offset ?? 0
    return isCount(offset) && offset <= SEARCH_LIMITS.offset
      ? ok({ offset, limit })
      : refuse(
          'invalid_search_offset',
          `Invalid value at \`.offset\`: expected a whole number from 0 to ${SEARCH_LIMITS.offset}.`,
        )
  }
  const page = request.page ?? 1
  if (!isCount(page))
    return refuse('invalid_search_page', 'Invalid value at `.page`: expected a whole number of 0 or more.')
  // Like Meilisearch, page 0 and pages past the end have no hits.
  const offset = (page - 1) * limit
  return ok(page === 0 || offset > SEARCH_LIMITS.offset ? { offset: 0, limit: 0 } : { offset, limit })
}

function sortKeys(sort: readonly string[]): Result<SortKey[], SearchError> {
  const keys: SortKey[] = []
  for (const text of sort) {
    const [, attribute, direction] = /^(.+):(asc|desc)$/s.exec(text) ?? []
    if (attribute === undefined)
      return refuse(
        'invalid_search_sort',
        `Invalid syntax for the sort parameter: expected expression ending by \`:asc\` or \`:desc\`, found \`${text}\`.`,
      )
    if (!SORTABLE.has(attribute))
      return refuse(
        'invalid_search_sort',
        `Attribute \`${attribute}\` is not sortable. Available sortable attributes are: \`${[...SORTABLE].sort().join(', ')}\`.`,
      )
    keys.push({ attribute, descending: direction === 'desc' })
  }
  return ok(keys)
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

function refuse(code: SearchError['code'], message: string): { ok: false; error: SearchError } {
  return fail({ code, status: 400, message })
}
