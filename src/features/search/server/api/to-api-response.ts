import type { SearchResponse } from '#src/features/search/domain/search-engine.ts'
import { normaliseValue } from '#src/features/search/domain/filter/filter-value.ts'
import type { ApiSearchRequest } from './read-request.ts'
import type { AnswerWriter } from './search-answer-writer.ts'

/** Writes the answer in Meilisearch's format, in page or offset mode; `more` are fields that come first. */
export async function writeApiResponse(
  writer: AnswerWriter,
  request: ApiSearchRequest,
  { response, more = {} }: { response: SearchResponse; more?: Record<string, unknown> },
): Promise<void> {
  const { hits, query } = response
  const format = request.highlight && createFormatter(query, request.highlight)
  const first = JSON.stringify(more).slice(0, -1)
  await writer.add(`${first}${first === '{' ? '' : ','}"hits":[`)
  for (const [at, hit] of hits.entries()) {
    if (writer.isFull()) return
    await writer.add(
      `${at === 0 ? '' : ','}${JSON.stringify(format ? { ...hit, _formatted: format(hit) } : hit)}`,
    )
  }
  await writer.add(`],${JSON.stringify(aboutHits(request, response)).slice(1)}`)
}

function aboutHits(request: ApiSearchRequest, response: SearchResponse): Record<string, unknown> {
  const { query, processingTimeMs, totalHits } = response
  const paged = request.page !== undefined || request.hitsPerPage !== undefined
  const hitsPerPage = request.hitsPerPage ?? 20
  return {
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

/** Meilisearch's `_formatted`: values as text, with words that start with a query word between the tags. */
function createFormatter(query: string, marks: NonNullable<ApiSearchRequest['highlight']>) {
  const words = normaliseValue(query).match(/[\p{L}\p{N}]+/gu) ?? []
  const names = new Set(marks.attributes)
  const mark = (text: string) =>
    words.length === 0
      ? text
      : text.replace(/[\p{L}\p{N}]+/gu, (word) =>
          words.some((start) => normaliseValue(word).startsWith(start))
            ? `${marks.preTag}${word}${marks.postTag}`
            : word,
        )
  return (hit: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(hit).map(([name, value]) => [
        name,
        format(value, names.has('*') || names.has(name) ? mark : String),
      ]),
    )
}

function format(value: unknown, mark: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => format(item, mark))
  return typeof value === 'string' || typeof value === 'number' ? mark(String(value)) : value
}
