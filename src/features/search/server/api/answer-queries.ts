import type { SearchEngine, SearchScope } from '#src/features/search/domain/search-engine.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { SEARCH_LIMITS } from '../engines/columnar-engine/plan/search-limits.ts'
import { type ApiError, badRequest } from './meilisearch-error.ts'
import { type ApiSearchRequest, readSearchRequest, unknownField } from './read-request.ts'
import { ANSWER_BYTES_MAX, type AnswerWriter } from './search-answer-writer.ts'
import { writeApiResponse } from './to-api-response.ts'

export type Asked = { engine: SearchEngine; scope: SearchScope }
/** A checked request; `write` answers it. `hits` limits the answer. */
export type Plan = {
  hits: number
  write(asked: Asked, writer: AnswerWriter): Promise<Result<null, ApiError>>
}

export const INDEX_UID = 'vehicles'
const QUERIES_MAX = 50

/** A query of `/indexes/vehicles/search`. */
export function planSearch(body: unknown): Result<Plan, ApiError> {
  const request = readSearchRequest(body)
  if (!request.ok) return request
  return ok({
    hits: hitsOf(request.value),
    write: (asked, writer) => writeSearch(asked, writer, { request: request.value }),
  })
}

/** A multi-search: answers every query in turn; the first error is the answer, with its position. */
export function planMultiSearch(body: unknown): Result<Plan, ApiError> {
  const queries = readQueries(body)
  if (!queries.ok) return queries
  const requests: ApiSearchRequest[] = []
  for (const [at, query] of queries.value.entries()) {
    const { indexUid, ...rest } = (typeof query === 'object' && query !== null ? query : {}) as Record<
      string,
      unknown
    >
    const request =
      indexUid === INDEX_UID
        ? readSearchRequest(rest)
        : fail(indexNotFound(typeof indexUid === 'string' ? indexUid : typeof indexUid))
    if (!request.ok) return inside(at, request.error)
    requests.push(request.value)
  }
  const hits = requests.reduce((sum, request) => sum + hitsOf(request), 0)
  if (hits > SEARCH_LIMITS.hits && requests.length > 1)
    return fail(badRequest(`The queries may ask for ${SEARCH_LIMITS.hits} hits together at most.`))
  return ok({ hits, write: (asked, writer) => writeAll(asked, writer, requests) })
}

function readQueries(body: unknown): Result<unknown[], ApiError> {
  const { queries, ...others } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >
  const [other] = Object.keys(others)
  if (other !== undefined)
    return fail(
      other === 'federation'
        ? { ...badRequest('Federated search is not supported by this index.'), code: 'feature_not_enabled' }
        : unknownField(other, ['queries']),
    )
  if (!Array.isArray(queries) || queries.length > QUERIES_MAX)
    return fail(
      badRequest(`Invalid value at \`.queries\`: expected an array of at most ${QUERIES_MAX} queries.`),
    )
  return ok(queries)
}

async function writeAll(
  asked: Asked,
  writer: AnswerWriter,
  requests: readonly ApiSearchRequest[],
): Promise<Result<null, ApiError>> {
  await writer.add('{"results":[')
  for (const [at, request] of requests.entries()) {
    if (at > 0) await writer.add(',')
    const written = await writeSearch(asked, writer, { request, more: { indexUid: INDEX_UID } })
    if (!written.ok) return inside(at, written.error)
  }
  await writer.add(']}')
  return ok(null)
}

type Written = { request: ApiSearchRequest; more?: Record<string, unknown> }

async function writeSearch(
  { engine, scope }: Asked,
  writer: AnswerWriter,
  { request, more = {} }: Written,
): Promise<Result<null, ApiError>> {
  const { highlight: _, ...plain } = request
  await writer.giveWay()
  const found = await writer.waitFor(() => engine.search(scope, plain))
  if (!found.ok) return found
  writer.chargeElsewhere(found.value.workedElsewhereMs ?? 0)
  await writer.giveWay()
  await writeApiResponse(writer, request, { response: found.value, more })
  return writer.isFull()
    ? fail(badRequest(`The answer would be larger than ${ANSWER_BYTES_MAX} bytes: ask for fewer hits.`))
    : ok(null)
}

function hitsOf({ page, hitsPerPage, limit }: ApiSearchRequest): number {
  return page !== undefined || hitsPerPage !== undefined ? (hitsPerPage ?? 20) : (limit ?? 20)
}

function inside(at: number, error: ApiError): { ok: false; error: ApiError } {
  return fail({ ...error, message: `Inside \`.queries[${at}]\`: ${error.message}` })
}

export function indexNotFound(uid: string): ApiError {
  return { code: 'index_not_found', status: 404, message: `Index \`${uid.slice(0, 100)}\` not found.` }
}
