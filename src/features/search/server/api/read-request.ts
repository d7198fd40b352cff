import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { SearchRequest } from '#src/features/search/domain/search-engine.ts'
import { type ApiError, type ApiErrorCode, badRequest } from './meilisearch-error.ts'

/** An API search request: the engine's, plus how to highlight hits. */
export type ApiSearchRequest = SearchRequest & {
  highlight?: { attributes: string[]; preTag: string; postTag: string }
}

type FieldKind = 'text' | 'count' | 'texts' | 'filter' | 'flag' | 'choice'
type Field = { kind: FieldKind; code: ApiErrorCode; lengthMax?: number }

/** Limits on the texts of a request; the query itself is limited by the engine. */
const TAG_LENGTH_MAX = 50
const LIST_LENGTH_MAX = 100
const NAME_LENGTH_MAX = 100
/** Enough for 200 ids, or anything a visitor could tick. */
const FILTER_LENGTH_MAX = 10_000

const bad = 'bad_request'
const FIELDS: Record<string, Field> = {
  q: { kind: 'text', code: 'invalid_search_q' },
  offset: { kind: 'count', code: 'invalid_search_offset' },
  limit: { kind: 'count', code: 'invalid_search_limit' },
  page: { kind: 'count', code: 'invalid_search_page' },
  hitsPerPage: { kind: 'count', code: 'invalid_search_hits_per_page' },
  filter: { kind: 'filter', code: 'invalid_search_filter' },
  facets: { kind: 'texts', code: 'invalid_search_facets' },
  sort: { kind: 'texts', code: 'invalid_search_sort' },
  attributesToRetrieve: { kind: 'texts', code: bad },
  attributesToHighlight: { kind: 'texts', code: 'invalid_search_attributes_to_highlight' },
  highlightPreTag: { kind: 'text', code: 'invalid_search_highlight_pre_tag', lengthMax: TAG_LENGTH_MAX },
  highlightPostTag: { kind: 'text', code: 'invalid_search_highlight_post_tag', lengthMax: TAG_LENGTH_MAX },
  // Accepted without effect: hits are never cropped or scored, and every query word must occur.
  attributesToCrop: { kind: 'texts', code: bad },
  cropLength: { kind: 'count', code: bad },
  cropMarker: { kind: 'text', code: bad, lengthMax: TAG_LENGTH_MAX },
  showMatchesPosition: { kind: 'flag', code: bad },
  matchingStrategy: { kind: 'choice', code: bad },
}
/** Meilisearch fields this index does not support; they get an error rather than being ignored. */
const UNSUPPORTED = new Set([
  'distinct',
  'attributesToSearchOn',
  'rankingScoreThreshold',
  'locales',
  'hybrid',
  'vector',
  'retrieveVectors',
  'media',
  'personalize',
  'useNetwork',
  'showRankingScore',
  'showRankingScoreDetails',
  'showPerformanceDetails',
])
const STRATEGIES = ['last', 'all', 'frequency']

/** Checks a JSON body field by field, with Meilisearch's wording. */
export function readSearchRequest(body: unknown): Result<ApiSearchRequest, ApiError> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return fail(badRequest('Invalid value type: expected an object.'))
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(body)) {
    const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined
    if (!field && UNSUPPORTED.has(name) && (value === null || value === false)) continue
    if (!field)
      return fail(
        UNSUPPORTED.has(name)
          ? { ...badRequest(`\`${name}\` is not supported by this index.`), code: 'feature_not_enabled' }
          : unknownField(name, Object.keys(FIELDS)),
      )
    if (value === null || value === undefined) continue
    const fault = fieldFault(field.kind, value)
    if (fault)
      return fail({
        code: field.code,
        status: 400,
        message: `Invalid value type at \`.${name}\`: expected ${fault}, but found ${describe(value)}`,
      })
    const bound = boundFault(field, value)
    if (bound)
      return fail({ code: field.code, status: 400, message: `Invalid value at \`.${name}\`: ${bound}` })
    values[name] = value
  }
  return ok(toRequest(values))
}

export function unknownField(name: string, known: readonly string[]): ApiError {
  return badRequest(
    `Unknown field \`${name.slice(0, 100)}\`: expected one of ${known.map((field) => `\`${field}\``).join(', ')}`,
  )
}

/** The same request from a query string, with comma-separated lists. */
export function fromQueryString(params: URLSearchParams): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [name, text] of params) {
    const kind = Object.hasOwn(FIELDS, name) ? FIELDS[name]?.kind : undefined
    if (kind === 'count') body[name] = /^-?\d+$/.test(text) ? Number(text) : text
    else if (kind === 'texts') body[name] = text === '' ? [] : text.split(',')
    else if (kind === 'flag') body[name] = text === 'true'
    else body[name] = kind === 'filter' ? jsonListOrText(text) : text
  }
  return body
}

function jsonListOrText(text: string): unknown {
  if (!text.trimStart().startsWith('[')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function toRequest(values: Record<string, unknown>): ApiSearchRequest {
  const { attributesToHighlight, highlightPreTag, highlightPostTag, ...rest } = values
  for (const name of [
    'attributesToCrop',
    'cropLength',
    'cropMarker',
    'showMatchesPosition',
    'matchingStrategy',
  ])
    delete rest[name]
  const request = rest as SearchRequest
  if (!attributesToHighlight) return request
  return {
    ...request,
    highlight: {
      attributes: attributesToHighlight as string[],
      preTag: (highlightPreTag as string) ?? '<em>',
      postTag: (highlightPostTag as string) ?? '</em>',
    },
  }
}

/** What was expected, or undefined if the value is valid. */
function fieldFault(kind: FieldKind, value: unknown): string | undefined {
  if (kind === 'text') return typeof value === 'string' ? undefined : 'a string'
  if (kind === 'flag') return typeof value === 'boolean' ? undefined : 'a boolean'
  if (kind === 'count')
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
      ? undefined
      : 'a positive integer'
  if (kind === 'choice')
    return STRATEGIES.includes(value as string) ? undefined : `one of ${STRATEGIES.join(', ')}`
  if (kind === 'texts') return isTexts(value) ? undefined : 'an array of strings'
  if (typeof value === 'string') return undefined
  const isFilter = Array.isArray(value) && value.every((item) => typeof item === 'string' || isTexts(item))
  return isFilter ? undefined : 'a string or an array of strings and arrays of strings'
}

/** The limit a valid value exceeds, or undefined. */
function boundFault({ kind, lengthMax }: Field, value: unknown): string | undefined {
  if (lengthMax !== undefined && (value as string).length > lengthMax)
    return `at most ${lengthMax} characters are allowed.`
  if (kind === 'filter')
    return filterLength(value) > FILTER_LENGTH_MAX
      ? `at most ${FILTER_LENGTH_MAX} characters are allowed.`
      : undefined
  if (kind !== 'texts') return undefined
  const texts = value as string[]
  return texts.length > LIST_LENGTH_MAX || texts.some((text) => text.length > NAME_LENGTH_MAX)
    ? `at most ${LIST_LENGTH_MAX} texts of ${NAME_LENGTH_MAX} characters are allowed.`
    : undefined
}

function filterLength(value: unknown): number {
  if (typeof value === 'string') return value.length
  return (value as (string | string[])[]).reduce((sum, item) => sum + filterLength(item) + 2, 0)
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function describe(value: unknown): string {
  const text = JSON.stringify(value).slice(0, 100)
  return `${Array.isArray(value) ? 'an array' : typeof value === 'object' ? 'an object' : `a ${typeof value}`}: \`${text}\``
}
