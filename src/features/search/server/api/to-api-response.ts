import type { SearchResponse } from '#src/features/search/domain/search-engine.ts'
import { normaliseValue } from '#src/features/search/domain/filter/filter-value.ts'
import type { ApiSearchRequest } from './read-request.ts'

/** The engine's answer in Meilisearch's response shape: page mode or offset mode as the request asked. */
export function toApiResponse(request: ApiSearchRequest, response: SearchResponse): Record<string, unknown> {
  const { hits, query, processingTimeMs, totalHits } = response
  const paged = request.page !== undefined || request.hitsPerPage !== undefined
  const hitsPerPage = request.hitsPerPage ?? 20
  return {
    hits: request.highlight
      ? hits.map((hit) => ({
          ...hit,
          _formatted: formatted(hit, query, request.highlight as NonNullable<ApiSearchRequest['highlight']>),
        }))
      : hits,
    query,
    processingTimeMs,
    ...(paged
      ? {
          hitsPerPage,
          page: request.page ?? 1,
          totalPages: hitsPerPage === 0 ? 0 : Math.ceil(totalHits / hitsPerPage),
          totalHits,
        }
      : { limit: response.limit, offset: response.offset, estimatedTotalHits: totalHits }),
    ...(request.facets
      ? { facetDistribution: response.facetDistribution, facetStats: response.facetStats }
      : {}),
  }
}

/** Meilisearch's `_formatted`: values as text, words that begin with a query word between the tags. */
function formatted(
  hit: object,
  query: string,
  marks: { attributes: string[]; preTag: string; postTag: string },
): Record<string, unknown> {
  const words = normaliseValue(query).match(/[\p{L}\p{N}]+/gu) ?? []
  const mark = (text: string) =>
    text.replace(/[\p{L}\p{N}]+/gu, (word) =>
      words.some((start) => normaliseValue(word).startsWith(start))
        ? `${marks.preTag}${word}${marks.postTag}`
        : word,
    )
  const all = marks.attributes.includes('*')
  return Object.fromEntries(
    Object.entries(hit).map(([name, value]) => [
      name,
      format(value, all || marks.attributes.includes(name) ? mark : String),
    ]),
  )
}

function format(value: unknown, mark: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => format(item, mark))
  return typeof value === 'string' || typeof value === 'number' ? mark(String(value)) : value
}
