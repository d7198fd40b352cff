import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import type { AppContext } from '#src/app/context.ts'
import { isPersonalPath } from '#src/features/accounts/domain/gated-page.ts'
import { vendorHosts } from '#src/features/analytics/domain/analytics-settings.ts'
import { MAP_FRAME_HOSTS } from '#src/features/locations/domain/map/map-provider.ts'
import { themeCss } from '#src/features/sites/domain/brand/brand-scale.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Arrival } from '#src/features/sites/server/site-service.ts'
import type { PageContext } from '#src/app/page-context.ts'
import { type CachedPage, pageResponse, toCachedPage } from '#src/platform/cache/cached-page.ts'
import type { PageCache, PageCacheKey } from '#src/platform/cache/page-cache.ts'
import { RETRY_AFTER_SECONDS } from '#src/platform/database/unavailable.ts'
import { browserOrigin } from './arrival.ts'
import {
  CLOSED_POLICY,
  contentSecurityPolicy,
  REPORTING_ENDPOINTS,
} from '#src/platform/http/security-headers.ts'
import { ownTurn } from '#src/platform/http/connections/own-turn.ts'
import { readOrStandIn } from './stand-in.ts'
import { tooManyOf, typedOf } from './typed-fields.ts'

/** The exports of entry.server.tsx: the process and the bundle do not share React Router's classes. */
type EntryModule = {
  createLoadContext(page: PageContext): RouterContextProvider
  createPageRequestHandler(build: ServerBuild, mode: 'development' | 'production'): RequestHandler
}
type PageBuild = ServerBuild & { entry: { module: EntryModule } }
type PageAnswer = { response: Response; cache: string }
/**
 * `address` is the visitor's and never reaches a cached page. `retrySeconds` is set when the visitor has sent too
 * much: the page says when to try again.
 */
export type PageHandler = (
  request: Request,
  arrival: Arrival,
  address: string,
  retrySeconds?: number,
) => Promise<PageAnswer>
type Asking = { address?: string; tooMany?: PageContext['tooMany'] }
type Refused = { arrival: Arrival; address: string }

/** A longer URL is rendered but not kept, so that nobody can fill the cache with queries of their own. */
const CACHED_URL_MAX = 2000
const HALF_HOUR_MS = 1_800_000

/** Loads the built pages, or in development Vite's, which are always fresh. */
export async function loadPageBuild(
  root: string,
  vite: ViteDevServer | null,
): Promise<() => Promise<PageBuild>> {
  if (vite)
    return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as PageBuild
  const build = (await import(pathToFileURL(join(root, 'build/server/index.js')).href)) as PageBuild
  return async () => build
}

/** Answers pages and their loader data, from the page cache where the visitor makes no difference. */
export function createPageHandler(
  app: AppContext,
  cache: PageCache,
  loadBuild: () => Promise<PageBuild>,
): PageHandler {
  const mode = app.env.isDev ? 'development' : 'production'
  let known: { build: PageBuild; handle: RequestHandler } | null = null

  async function make(request: Request, site: SiteContext, more: Asking = {}): Promise<CachedPage> {
    await ownTurn()
    const build = await loadBuild()
    if (known?.build !== build)
      known = { build, handle: build.entry.module.createPageRequestHandler(build, mode) }
    const path = new URL(request.url).pathname.replace(/\.data$/, '')
    const now = app.clock.now()
    const { address = '', tooMany = null } = more
    const page: PageContext = {
      ...{ site, services: app.pageServices, now, path, address, tooMany },
      isProduction: app.env.isProduction,
      ownScripts: [],
      typed: typedOf(request),
      onFault: (error) => app.log.error({ err: error, path }, 'page failed'),
    }
    const response = await known.handle(request, build.entry.module.createLoadContext(page))
    if (response.status === 503 && !response.headers.has('retry-after'))
      response.headers.set('retry-after', String(RETRY_AFTER_SECONDS))
    if (tooMany) response.headers.set('retry-after', String(tooMany.seconds))
    if (isPersonalPath(site, path)) response.headers.set('cache-control', 'private, no-store')
    const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html')
    const policy = isPage ? pagePolicy(site, page.ownScripts, app.env.isDev) : CLOSED_POLICY
    const reporting = isPage && isHttps(site) ? [REPORTING_ENDPOINTS] : []
    return toCachedPage(response, [['content-security-policy', policy], ...reporting])
  }

  /**
   * A page's own form gets a page back; a form sent by the router goes to its action, which knows what was
   * typed.
   */
  async function refuse(
    request: Request,
    { arrival, address }: Refused,
    seconds: number,
  ): Promise<CachedPage> {
    const own = ownRequest(request, arrival)
    const { pathname } = new URL(own.url)
    if (ROUTER_FORMS.has(pathname))
      return make(own, arrival.site, { address, tooMany: { seconds, to: null, typed: [] } })
    const tooMany = await tooManyOf(own, seconds)
    return make(new Request(`${arrival.site.origin}/maintenance`), arrival.site, { tooMany })
  }

  return async (request, arrival, address, retrySeconds) => {
    const { site } = arrival
    const url = new URL(request.url)
    if (site.config.maintenance) {
      const notice = await make(new Request(`${site.origin}/maintenance`), site)
      return { response: await pageResponse(notice, request, { isNew: true }), cache: 'none' }
    }
    if (retrySeconds !== undefined) {
      const page = await refuse(request, { arrival, address }, retrySeconds)
      return { response: await pageResponse(page, request, { isNew: true }), cache: 'none' }
    }
    const isPersonal = isPersonalPath(site, url.pathname)
    const canCache =
      isReading(request) && !app.env.isDev && url.pathname.length + url.search.length <= CACHED_URL_MAX
    if (!canCache || isPersonal) {
      const own = ownRequest(request, arrival)
      if (!isReading(request) && isFromElsewhere(own)) return { response: badRequest(), cache: 'none' }
      const page = await make(own, site, { address })
      return { response: await pageResponse(page, request, { isNew: true }), cache: 'none' }
    }
    const reading = sharedReading(request, site)
    const wanted = {
      key: pageCacheKey(site, url.pathname + url.search),
      version: pageCacheVersion(app, site),
      nowMs: app.clock.now(),
      isAway: app.store.health().kind === 'away',
    }
    const { page, from } = await readOrStandIn(cache, wanted, () => make(reading, site))
    return { response: await pageResponse(page, request, { isNew: from === 'miss' }), cache: from }
  }
}

function isHttps({ origin }: SiteContext): boolean {
  return origin.startsWith('https:')
}

function pagePolicy(site: SiteContext, scripts: string[], isDev: boolean): string {
  const vendor = vendorHosts(site.config.analytics)
  const mapHost = MAP_FRAME_HOSTS[site.config.places.map.provider]
  return contentSecurityPolicy({
    isDev,
    isHttps: isHttps(site),
    scripts,
    styles: [themeCss(site.config.theme)],
    frameHosts: mapHost ? [mapHost] : [],
    formHosts: payHosts(site),
    scriptHosts: vendor.script,
    connectHosts: vendor.connect,
  })
}

/** Forms the page router sends itself; their actions check `tooMany` before they do anything. */
const ROUTER_FORMS = new Set(['/trade-in.data', '/cars/trade-in.data', '/trade-in/valuation.data'])

/** Read by arrival.ts only; everything else uses the site and the request's address. */
const ADDRESS_HEADERS = ['host', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for', 'forwarded']

/**
 * The request at the address the browser has, which the page router compares with Origin. Built again from
 * its parts, because the server's own request cannot be passed to the Request constructor.
 */
function ownRequest(request: Request, arrival: Arrival): Request {
  const { method, body, signal } = request
  const origin = browserOrigin(arrival, request.headers.get('origin'))
  const init = { method, headers: pageHeaders(request), body, signal, duplex: 'half' }
  return new Request(origin + pathOf(request), init)
}

/** The part of the request that a shared page may know: not who is asking. */
function sharedReading(request: Request, site: SiteContext): Request {
  const headers = pageHeaders(request)
  headers.delete('cookie')
  return new Request(site.origin + pathOf(request), { headers })
}

function pageHeaders(request: Request): Headers {
  const headers = new Headers(request.headers)
  for (const name of ADDRESS_HEADERS) headers.delete(name)
  return headers
}

/**
 * The path and query as the page router is to read them. It would take `//`, and `//evil.com/..`, for the home page;
 * with the empty name written out they are pages there are none of.
 */
export function pathOf({ url }: Pick<Request, 'url'>): string {
  const { pathname, search } = new URL(url)
  return pathname.replace(/^\/\/+/, '/%2F') + search
}

/** A browser follows a posted form's redirect only to hosts the policy names. */
function payHosts({ config }: SiteContext): string[] {
  return config.payments.gateway === 'stripe' ? ['https://checkout.stripe.com'] : []
}

/**
 * The cache key of a page. It includes the host, so that a page of one site is never read by another, and the
 * scheme, because the page's own address begins with it.
 */
export function pageCacheKey(site: SiteContext, url: string): PageCacheKey {
  return { host: site.origin, siteId: site.id, url }
}

/**
 * Changes with the site's document, with any of the stock it may list, and every half hour: all Australian
 * days begin on one, so yesterday's offer is never on today's page.
 */
export function pageCacheVersion(app: Pick<AppContext, 'stockVersion' | 'clock'>, site: SiteContext): string {
  return `${site.version}.${app.stockVersion(site)}.${Math.floor(app.clock.now() / HALF_HOUR_MS)}`
}

/** The page router would refuse it anyway, but with a line and a stack trace in the log each time. */
function isFromElsewhere({ url, headers }: Request): boolean {
  const origin = headers.get('origin')
  return origin !== null && origin !== new URL(url).origin
}

function badRequest(): Response {
  return new Response('Bad Request\n', {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function isReading(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD'
}
