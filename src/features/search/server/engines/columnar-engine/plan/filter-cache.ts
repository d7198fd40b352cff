import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import {
  filterConditions,
  type FilterExpression,
  filterFault,
} from '#src/features/search/domain/filter/filter-expression.ts'
import { parseFilter } from '#src/features/search/domain/filter/filter-parser.ts'
import { FILTERABLE_ATTRIBUTES } from '#src/features/search/domain/stock-document.ts'
import type { Filter, SearchError } from '#src/features/search/domain/search-engine.ts'
import { createRecentCache } from '#src/shared/domain/cache/recent-cache.ts'

const FILTERS_KEPT = 1000
const FILTERABLE: ReadonlySet<string> = new Set(FILTERABLE_ATTRIBUTES)

export type CheckedFilter = Result<FilterExpression | null, SearchError>

/** Parses filters and checks their attributes; caches the last thousand texts. */
export function createFilterCache(): (filter: Filter | undefined) => CheckedFilter {
  const known = createRecentCache<CheckedFilter>(FILTERS_KEPT)
  return (filter) => {
    if (filter === undefined || filter === '') return ok(null)
    const key = typeof filter === 'string' ? filter : JSON.stringify(filter)
    const found = known.get(key)
    if (found) return found
    const checked = checkFilter(filter)
    known.set(key, checked)
    return checked
  }
}

/** A parsed filter with valid attributes, or invalid_search_filter with Meilisearch's text. */
export function checkFilter(filter: Filter): CheckedFilter {
  const parsed = parseFilter(filter)
  if (!parsed.ok) return fail(filterError(parsed.error.message))
  const unknown =
    parsed.value && filterConditions(parsed.value).find(({ attribute }) => !FILTERABLE.has(attribute))
  if (!unknown) return parsed
  const names = [...FILTERABLE].sort().join(', ')
  const sentence = `Attribute \`${unknown.attribute}\` is not filterable. Available filterable attributes patterns are: \`${names}\`.`
  return fail(filterError(filterFault(sentence, unknown.span).message))
}

function filterError(message: string): SearchError {
  return { code: 'invalid_search_filter', status: 400, message }
}
