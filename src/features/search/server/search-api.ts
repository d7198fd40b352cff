import type { ServerResponse } from 'node:http'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { readBytes } from '#src/platform/http/body/body-bytes.ts'
import type { BodyFault } from '#src/platform/http/body/body-chunks.ts'
import { parseJson } from '#src/platform/http/body/json-body.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { stockScope } from '#src/features/search/domain/query/stock-scope.ts'
import type { SearchEngine } from '#src/features/search/domain/search-engine.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import {
  type Asked,
  INDEX_UID,
  indexNotFound,
  type Plan,
  planMultiSearch,
  planSearch,
} from './api/answer-queries.ts'
import { searchFacet } from './api/facet-search.ts'
import { INDEX_SETTINGS } from './api/index-settings.ts'
import { type ApiError, toMeilisearchError } from './api/meilisearch-error.ts'
import { fromQueryString } from './api/read-request.ts'
import { createAnswerWriter } from './api/search-answer-writer.ts'
import { networkKey } from '#src/platform/http/visitor/network-key.ts'
import { createSearchBudget } from './api/search-budget.ts'
import { unavailability } from '#src/platform/database/unavailable.ts'

export type SearchApiDeps = {
  engineFor(site: SiteContext): SearchEngine
  clock: Clock
  siteOf: (c: Context) => SiteContext
  /** The visitor's network address, taking trusted proxies into account. */
  addressOf(c: Context): string
  /** Ids of vehicles similar to the one with this slug, best first; null if the site has none. */
  findSimilarIds(site: SiteContext, slug: string): Promise<string[] | null>
}

type Planned = Result<Plan, ApiError>

const BODY_BYTES_MAX = 100 * 1024
const INDEX = {
  uid: INDEX_UID,
  primaryKey: 'id',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
}
/** Methods allowed for each route. */
const ALLOWED: readonly (readonly [path: string, allow: string])[] = [
  ['/health', 'GET, HEAD'],
  ['/version', 'GET, HEAD'],
  ['/indexes/:uid/search', 'GET, HEAD, POST'],
  ['/indexes/:uid/facet-search', 'POST'],
  ['/multi-search', 'POST'],
  ['/similar/:slug', 'GET, HEAD'],
  ['/indexes/:uid', 'GET, HEAD'],
  ['/indexes/:uid/settings', 'GET, HEAD'],
  ['/indexes/:uid/stats', 'GET, HEAD'],
]

/**
 * Meilisearch's read API over the requesting site's own stock (API-*; docs/search-api.md): POST and GET
 * /indexes/vehicles/search, POST /multi-search, POST /indexes/vehicles/facet-search, GET /health, /version,
 * /indexes/vehicles, its /stats and /settings; and GET /similar/{slug}, which returns {ids: […]}, at most six.
 * Public stock only, so no key is needed; there are no writes. Errors are JSON {message, code, type, link}; a
 * visitor's work and waiting bytes are limited (429 and 503 with Retry-After).
 */
export function createSearchApi(deps: SearchApiDeps): Hono {
  const api = new Hono()
  const answer = createAnswering(deps)
  const given = (value: object) => async () => ok(onePlan(async () => ok(value)))

  api.get('/health', (c) => c.json({ status: 'available' }))
  api.get('/version', (c) =>
    c.json({ commitSha: 'forecourt', commitDate: 'forecourt', pkgVersion: '1.50.0' }),
  )
  api.post('/indexes/:uid/search', (c) => answer(c, () => withBody(c, planSearch)))
  api.get('/indexes/:uid/search', (c) =>
    answer(c, async () => planSearch(fromQueryString(new URL(c.req.url).searchParams))),
  )
  api.post('/indexes/:uid/facet-search', (c) =>
    answer(c, () =>
      withBody(c, (body) => ok(onePlan(({ engine, scope }) => searchFacet(engine, scope, body)))),
    ),
  )
  api.post('/multi-search', (c) => answer(c, () => withBody(c, planMultiSearch)))
  api.get('/similar/:slug', (c) =>
    answer(c, async (site) => ok(onePlan(() => similar(deps, site, c.req.param('slug'))))),
  )
  api.get('/indexes/:uid', (c) => answer(c, given(INDEX)))
  api.get('/indexes/:uid/settings', (c) => answer(c, given(INDEX_SETTINGS)))
  api.get('/indexes/:uid/stats', (c) => answer(c, async () => ok(onePlan(stats))))
  for (const [path, allow] of ALLOWED) api.all(path, (c) => refuseMethod(c, allow))
  api.all('*', (c) => sendError(c, { code: 'not_found', status: 404, message: 'There is no such route.' }))
  api.onError((error, c) =>
    unavailability(error)
      ? sendError(c, { code: 'search_unavailable', status: 503, message: 'Search is not available now' })
      : sendError(c, { code: 'internal', status: 500, message: 'The search failed.' }),
  )
  return api
}

/** Checks the request, applies the visitor's budget and writes the answer. */
function createAnswering({ engineFor, clock, siteOf, addressOf }: SearchApiDeps) {
  const budget = createSearchBudget(() => clock.now())
  return async (c: Context, plan: (site: SiteContext) => Promise<Planned>): Promise<Response> => {
    const site = siteOf(c)
    const uid = c.req.param('uid')
    if (uid !== undefined && uid !== INDEX_UID) return sendError(c, indexNotFound(uid))
    const planned = await plan(site)
    if (!planned.ok) return sendError(c, planned.error)
    const taken = budget.take(`${site.id} ${networkKey(addressOf(c)).near}`, planned.value.hits)
    if (!taken.ok) return sendError(c, taken.error)
    const writer = createAnswerWriter()
    try {
      const asked: Asked = { engine: engineFor(site), scope: stockScope(site, clock.now()) }
      const written = await planned.value.write(asked, writer)
      if (!written.ok) {
        taken.value.failed(writer.spentMs())
        return sendError(c, written.error)
      }
    } catch (error) {
      taken.value.failed(writer.spentMs())
      throw error
    }
    const bytes = writer.size()
    taken.value.done({ ms: writer.spentMs(), bytes, outgoing: outgoingOf(c) })
    const headers = { 'content-type': 'application/json', 'content-length': String(bytes) }
    return c.body(writer.stream(), 200, headers)
  }
}

/** A plan whose answer is one small object. */
function onePlan(find: (asked: Asked) => Promise<Result<object, ApiError>>): Plan {
  return {
    hits: 0,
    async write(asked, writer) {
      const found = await find(asked)
      if (!found.ok) return found
      await writer.add(JSON.stringify(found.value))
      return ok(null)
    },
  }
}

async function similar({ findSimilarIds }: SearchApiDeps, site: SiteContext, slug: string) {
  const ids = await findSimilarIds(site, slug)
  const error = { code: 'not_found', status: 404, message: 'No such vehicle on this site.' } as const
  return ids ? ok({ ids }) : fail(error)
}

async function stats({ engine, scope }: Asked): Promise<Result<object, ApiError>> {
  const found = await engine.search(scope, { limit: 0 })
  if (!found.ok) return found
  return ok({ numberOfDocuments: found.value.totalHits, isIndexing: false, fieldDistribution: {} })
}

async function withBody(c: Context, plan: (body: unknown) => Planned): Promise<Planned> {
  const bytes = await readBytes(c.req.raw, { bytesMax: BODY_BYTES_MAX })
  if (!bytes.ok) return fail(bodyError(bytes.error))
  const body = parseJson(bytes.value)
  return body === undefined ? fail(bodyError('malformed')) : plan(body)
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

/** Node's response, which tells when the client has received it; undefined in tests without a server. */
function outgoingOf(c: Context): ServerResponse | undefined {
  return (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing
}

function refuseMethod(c: Context, allow: string): Response {
  c.header('allow', allow)
  const message = `This route takes ${allow}.`
  return sendError(c, { code: 'method_not_allowed', status: 405, message })
}

function sendError(c: Context, error: ApiError): Response {
  if (error.retryAfterSeconds) c.header('retry-after', String(error.retryAfterSeconds))
  return c.json(toMeilisearchError(error), error.status as ContentfulStatusCode)
}
