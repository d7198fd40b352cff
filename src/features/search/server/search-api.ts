import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { readBytes } from '#src/platform/http/body/body-bytes.ts'
import type { BodyFault } from '#src/platform/http/body/body-chunks.ts'
import { parseJson } from '#src/platform/http/body/json-body.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { stockScope } from '#src/features/search/domain/query/stock-scope.ts'
import type { SearchEngine, SearchScope } from '#src/features/search/domain/search-engine.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { searchFacet } from './api/facet-search.ts'
import { INDEX_SETTINGS } from './api/index-settings.ts'
import { type ApiError, badRequest, toMeilisearchError } from './api/meilisearch-error.ts'
import { fromQueryString, readSearchRequest, unknownField } from './api/read-request.ts'
import { toApiResponse } from './api/to-api-response.ts'

export type SearchApiDeps = {
  engineFor(site: SiteContext): SearchEngine
  clock: Clock
  siteOf: (c: Context) => SiteContext
  /** Ids of vehicles like the site's vehicle of a slug, best first; null when the site has no such vehicle. */
  findSimilarIds(site: SiteContext, slug: string): Promise<string[] | null>
}

type Asked = { engine: SearchEngine; scope: SearchScope }
type Answer = Result<object, ApiError>

const INDEX_UID = 'vehicles'
const BODY_BYTES_MAX = 100 * 1024
const QUERIES_MAX = 50

/**
 * Meilisearch's read API over the requesting site's own stock (API-*; docs/search-api.md): POST and GET
 * /indexes/vehicles/search, POST /multi-search, POST /indexes/vehicles/facet-search, GET /health, /version,
 * /indexes/vehicles, its /stats and /settings; and GET /similar/{slug}, which answers {ids: […]}, at most six. Public stock only, so no key is asked; there are no writes.
 * Errors are JSON {message, code, type, link}.
 */
export function createSearchApi({ engineFor, clock, siteOf, findSimilarIds }: SearchApiDeps): Hono {
  const api = new Hono()
  const send = (c: Context, answer: Answer) => (answer.ok ? c.json(answer.value) : sendError(c, answer.error))
  const forSite = async (
    c: Context,
    answer: (asked: Asked, site: SiteContext) => Answer | Promise<Answer>,
  ) => {
    const site = siteOf(c)
    const uid = c.req.param('uid')
    if (uid !== undefined && uid !== INDEX_UID) return sendError(c, indexNotFound(uid))
    return send(c, await answer({ engine: engineFor(site), scope: stockScope(site, clock.now()) }, site))
  }

  api.get('/health', (c) => c.json({ status: 'available' }))
  api.get('/version', (c) =>
    c.json({ commitSha: 'forecourt', commitDate: 'forecourt', pkgVersion: '1.50.0' }),
  )
  api.post('/indexes/:uid/search', (c) => forSite(c, (asked) => withBody(c, (body) => search(asked, body))))
  api.get('/indexes/:uid/search', (c) =>
    forSite(c, (asked) => search(asked, fromQueryString(new URL(c.req.url).searchParams))),
  )
  api.post('/indexes/:uid/facet-search', (c) =>
    forSite(c, ({ engine, scope }) => withBody(c, (body) => searchFacet(engine, scope, body))),
  )
  api.post('/multi-search', (c) => forSite(c, (asked) => withBody(c, (body) => multiSearch(asked, body))))
  api.get('/similar/:slug', (c) =>
    forSite(c, async (_, site) => {
      const ids = await findSimilarIds(site, c.req.param('slug'))
      return ids
        ? ok({ ids })
        : fail({ code: 'not_found', status: 404, message: 'No such vehicle on this site.' })
    }),
  )
  api.get('/indexes/:uid', (c) =>
    forSite(c, () =>
      ok({
        uid: INDEX_UID,
        primaryKey: 'id',
        createdAt: '2026-01-01T00:00:00Z',
        updatedAt: '2026-01-01T00:00:00Z',
      }),
    ),
  )
  api.get('/indexes/:uid/settings', (c) => forSite(c, () => ok(INDEX_SETTINGS)))
  api.get('/indexes/:uid/stats', (c) => forSite(c, stats))
  api.notFound((c) =>
    sendError(c, {
      code: 'not_found',
      status: 404,
      message: 'There is no such route, or it does not take this method.',
    }),
  )
  api.onError((_, c) => sendError(c, { code: 'internal', status: 500, message: 'The search failed.' }))
  return api
}

async function search({ engine, scope }: Asked, body: unknown): Promise<Answer> {
  const request = readSearchRequest(body)
  if (!request.ok) return request
  const { highlight: _, ...plain } = request.value
  const found = await engine.search(scope, plain)
  return found.ok ? ok(toApiResponse(request.value, found.value)) : found
}

/** Answers each query in turn; the first fault is the answer, named by its place. */
async function multiSearch(asked: Asked, body: unknown): Promise<Answer> {
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
  const results: object[] = []
  for (const [at, query] of queries.entries()) {
    const { indexUid, ...request } = (typeof query === 'object' && query !== null ? query : {}) as Record<
      string,
      unknown
    >
    const answer =
      indexUid === INDEX_UID
        ? await search(asked, request)
        : fail(indexNotFound(typeof indexUid === 'string' ? indexUid : typeof indexUid))
    if (!answer.ok)
      return fail({ ...answer.error, message: `Inside \`.queries[${at}]\`: ${answer.error.message}` })
    results.push({ indexUid, ...answer.value })
  }
  return ok({ results })
}

async function stats({ engine, scope }: Asked): Promise<Answer> {
  const found = await engine.search(scope, { limit: 0 })
  if (!found.ok) return found
  return ok({ numberOfDocuments: found.value.totalHits, isIndexing: false, fieldDistribution: {} })
}

async function withBody(c: Context, answer: (body: unknown) => Answer | Promise<Answer>): Promise<Answer> {
  const bytes = await readBytes(c.req.raw, { bytesMax: BODY_BYTES_MAX })
  if (!bytes.ok) return fail(bodyError(bytes.error))
  const body = parseJson(bytes.value)
  return body === undefined ? fail(bodyError('malformed')) : answer(body)
}

function bodyError(fault: BodyFault): ApiError {
  const message =
    fault === 'too_large'
      ? `The provided payload reached the size limit: ${BODY_BYTES_MAX} bytes.`
      : 'The `json` payload provided is malformed.'
  return fault === 'too_large'
    ? { code: 'payload_too_large', status: 413, message }
    : { code: 'malformed_payload', status: 400, message }
}

function indexNotFound(uid: string): ApiError {
  return { code: 'index_not_found', status: 404, message: `Index \`${uid.slice(0, 100)}\` not found.` }
}

function sendError(c: Context, error: ApiError): Response {
  return c.json(toMeilisearchError(error), error.status as ContentfulStatusCode)
}
