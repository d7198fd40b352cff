import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AppContext } from '#src/app/context.ts'
import {
  type CachedPage,
  chooseEncoding,
  SMALLEST_FIRST,
  pageResponse,
} from '#src/platform/cache/cached-page.ts'
import type { PageCache } from '#src/platform/cache/page-cache.ts'
import { hstsHeader, setDocumentHeaders } from '#src/platform/http/security-headers.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Arrivals } from './arrival.ts'
import { pageCacheKey, pageCacheVersion } from './page-handler.ts'
import { recordAnswer } from './record-answer.ts'

/** Characters the URL parser leaves alone; an address with any other takes the normal path. */
const PLAIN_ADDRESS = /^\/[\w\-=&?+,:.%~[\]/]*$/
const DOT_SEGMENT = /\/\.|\/\//

type Ready = { headers: string[]; body: Uint8Array }
type WarmParts = { app: AppContext; arrivals: Arrivals; cache: PageCache }

/**
 * Answers a cached page straight from Node's own request and response: nine out of ten page views need no
 * Request, Headers and Response, whose making and reading costs three times as much as sending
 * (bench/results/pages.md). Resolves to false, having touched nothing, whenever anything is unusual; the HTTP
 * app then answers as usual.
 */
export function createWarmPages({ app, arrivals, cache }: WarmParts) {
  const ready = new WeakMap<CachedPage, Map<string, Ready>>()

  async function makeReady(page: CachedPage, acceptEncoding: string, site: SiteContext): Promise<Ready> {
    const answer = await pageResponse(
      page,
      new Request('http://warm/', { headers: { 'accept-encoding': acceptEncoding } }),
    )
    setDocumentHeaders(answer.headers)
    const hsts = hstsHeader(site)
    if (hsts) answer.headers.set(...hsts)
    return { headers: [...answer.headers].flat(), body: new Uint8Array(await answer.arrayBuffer()) }
  }

  async function readyPage(page: CachedPage, acceptEncoding: string, site: SiteContext): Promise<Ready> {
    const forms = ready.get(page) ?? new Map<string, Ready>()
    ready.set(page, forms)
    const encoding = chooseEncoding(acceptEncoding, SMALLEST_FIRST)
    const known = forms.get(encoding) ?? (await makeReady(page, encoding, site))
    forms.set(encoding, known)
    return known
  }

  return async function answerWarm(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const started = performance.now()
    const url = request.url ?? ''
    if (!isPlain(request, url)) return false
    const arrival = await arrivals.resolve((name) => request.headers[name]?.toString())
    if (!arrival || arrival.moveTo || arrival.isSuspended) return false
    const { site } = arrival
    const page = cache.peek(pageCacheKey(site, url), pageCacheVersion(app, site))
    if (page?.status !== 200) return false
    const { headers, body } = await readyPage(page, String(request.headers['accept-encoding'] ?? ''), site)
    response.writeHead(page.status, headers)
    response.end(body)
    recordAnswer(app, {
      kind: 'page',
      method: 'GET',
      path: url.split('?', 1)[0] ?? '',
      status: page.status,
      ms: performance.now() - started,
      site: site.config.slug,
      cache: 'hit',
    })
    return true
  }
}

/** A GET for a normalised address, without conditions. */
function isPlain({ method, headers }: IncomingMessage, url: string): boolean {
  if (method !== 'GET' || headers['if-none-match'] !== undefined || headers.range !== undefined) return false
  return PLAIN_ADDRESS.test(url) && !DOT_SEGMENT.test(url)
}
