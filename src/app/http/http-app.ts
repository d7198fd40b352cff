import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { mountApis } from '#src/app/apis.ts'
import type { AppContext } from '#src/app/context.ts'
import { demoListPage } from './demo-list-page.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Arrival } from '#src/features/sites/server/site-service.ts'
import { SiteUnreadableError } from '#src/features/sites/server/site-errors.ts'
import { type Arrivals, movedAnswer } from './arrival.ts'
import { createOperationsApi } from './operations-api.ts'
import type { PageHandler } from './page-handler.ts'
import { limitWrites } from './limits/write-limits.ts'
import { NEWS_PATH, PUSH_PATH, TEXTS_PATH } from './limits/write-kind.ts'
import { createPolicyReports } from './policy-reports.ts'
import { recordAnswer } from './record-answer.ts'
import {
  RETRY_AFTER_SECONDS,
  type Unavailability,
  unavailability,
} from '#src/platform/database/unavailable.ts'
import { createSecurityContact } from './security-contact.ts'
import { hstsHeader, REPORT_PATH, setDocumentHeaders } from '#src/platform/http/security-headers.ts'

export type AppVariables = {
  arrival: Arrival
  site: SiteContext
  address: string
  kind: string
  cache: string
}
export type HttpApp = Hono<{ Variables: AppVariables }>

/** When to try a suspended site again; nobody knows when it will be resumed. */
const SUSPENDED_RETRY_SECONDS = 3600

type Parts = {
  app: AppContext
  arrivals: Arrivals
  pages: PageHandler
  assets: (request: Request) => Response | null
}

/** The whole HTTP surface: operations, then the site by host, then assets, APIs and pages. */
export function createHttpApp({ app, arrivals, pages, assets }: Parts): HttpApp {
  const http: HttpApp = new Hono()
  http.use(async (c, next) => {
    const started = performance.now()
    c.set('kind', 'other')
    c.set('cache', 'none')
    c.set('address', addressOf(c, arrivals))
    await next()
    finishAnswer(c, app, performance.now() - started)
  })
  http.route('/', createOperationsApi(app, arrivals))
  http.use(async (c, next) => {
    const arrival = await arrivals.resolve((name) => c.req.header(name))
    if (!arrival) return unknownHost(c, app, arrivals)
    c.set('arrival', arrival)
    c.set('site', arrival.site)
    if (arrival.isSuspended && !isForSuspended(c.req.path)) return notAvailable(c)
    const { search } = new URL(c.req.url)
    return movedAnswer(arrival, { method: c.req.method, path: c.req.path, search }) ?? next()
  })
  http.use(refuseMethods)
  http.use(refuseNul)
  http.use(limitWrites(app, pages))
  http.route('/', createSecurityContact({ contact: app.env.securityContact, now: () => app.clock.now() }))
  http.route(REPORT_PATH, createPolicyReports({ metrics: app.metrics }))
  http.use(async (c, next) => {
    const asset = assets(c.req.raw)
    if (!asset) return next()
    c.set('kind', 'asset')
    return asset
  })
  http.use('/api/*', refuseInMaintenance)
  mountApis(http, app)
  http.all('*', async (c) => {
    c.set('kind', 'page')
    const { response, cache } = await pages(c.req.raw, c.get('arrival'), c.get('address'))
    c.set('cache', cache)
    return response
  })
  http.onError((error, c) => {
    const why = unavailability(error)
    if (why) return notNow(c, why)
    if (error instanceof SiteUnreadableError) return notAvailable(c)
    // A client that breaks off its request hears no answer, and nothing here is at fault.
    if (c.req.raw.signal.aborted) return c.json({ error: 'The request was interrupted.' }, 400)
    const id = randomUUID()
    app.log.error({ id, err: error, path: c.req.path }, 'request failed')
    return c.json({ error: 'Something went wrong on our side. Please try again.', id }, 500)
  })
  return http
}

/**
 * The database cannot be used now; the request may be repeated. It is logged where the database is watched.
 */
function notNow(c: Context, why: Unavailability): Response {
  c.header('retry-after', String(RETRY_AFTER_SECONDS))
  const error = NOT_NOW[why]
  return wantsJson(c) ? c.json({ error }, 503) : c.text(`${error}\n`, 503)
}

function wantsJson(c: Context): boolean {
  return c.req.path.startsWith('/api/') || c.req.header('accept')?.includes('json') === true
}

const NOT_NOW: Record<Unavailability, string> = {
  away: 'This cannot be answered just now. Please try again in a moment.',
  busy: 'The site is very busy at the moment. Please try again shortly.',
  read_only: 'This cannot be saved just now. Please try again in a moment, or call us.',
  full: 'This cannot be saved just now. Please try again in a moment, or call us.',
  stopped: 'This cannot be answered just now. Please try again in a moment, or call us.',
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** TRACE and anything else that no page, API or Request of the platform knows. */
async function refuseMethods(c: Context, next: () => Promise<void>) {
  if (METHODS.includes(c.req.method)) return next()
  return c.text('This method is not supported.', 405, { allow: METHODS.join(', ') })
}

/** No address of ours holds a NUL, and PostgreSQL accepts none in text. */
async function refuseNul(c: Context, next: () => Promise<void>) {
  if (!new URL(c.req.url).pathname.includes('%00')) return next()
  return c.json({ error: 'This address cannot be read.' }, 400)
}

/** Dealers' systems keep sending stock, money and a STOP may still arrive, and certificates are renewed. */
function isForSuspended(path: string): boolean {
  return [PUSH_PATH, NEWS_PATH, TEXTS_PATH, '/.well-known/'].some((open) => path.startsWith(open))
}

/**
 * A suspended site, or one without a readable document: nothing is shown, and nothing is accepted that would
 * wait.
 */
function notAvailable(c: Context): Response {
  c.header('retry-after', String(SUSPENDED_RETRY_SECONDS))
  c.header('cache-control', 'no-store')
  const error = 'This website is not available at the moment.'
  if (wantsJson(c)) return c.json({ error }, 503)
  return c.html(
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not available</title></head><body><main><h1>${error}</h1><p>Please try again later.</p></main></body></html>`,
    503,
  )
}

/** A site in maintenance accepts nothing that somebody would then wait for (SITE-004). */
async function refuseInMaintenance(c: Context<{ Variables: AppVariables }>, next: () => Promise<void>) {
  const { maintenance } = c.get('site').config
  // A dealer's system keeps sending its stock, and money or a STOP may still arrive.
  const isStillTaken = [PUSH_PATH, NEWS_PATH, TEXTS_PATH].some((open) => c.req.path.startsWith(open))
  if (!maintenance || isStillTaken) return next()
  c.header('retry-after', String(maintenance.minutes * 60))
  return c.json({ error: maintenance.message }, 503)
}

function finishAnswer(c: Context<{ Variables: AppVariables }>, app: AppContext, ms: number): void {
  const kind = c.get('kind')
  const site: SiteContext | undefined = c.get('site')
  // An asset is not a document: it cannot be framed and opens nothing, so those headers would be dead weight.
  if (kind === 'asset') c.res.headers.set('x-content-type-options', 'nosniff')
  else setDocumentHeaders(c.res.headers)
  if (c.res.status === 503 && !c.res.headers.has('retry-after'))
    c.res.headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  const hsts = site && hstsHeader(site)
  // RFC 6797, 7.2: not over plain http.
  if (hsts && c.get('arrival').scheme !== 'http') c.res.headers.set(...hsts)
  recordAnswer(app, {
    kind,
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms,
    site: site?.config.slug,
    cache: c.get('cache'),
  })
}

function unknownHost(c: Context, app: AppContext, arrivals: Arrivals): Response | Promise<Response> {
  const isHere = arrivals.isThisMachine((name) => c.req.header(name))
  if (!app.env.isProduction && isHere && c.req.path === '/') return demoListPage(app)
  return c.text('There is no site at this address.\n', 404)
}

function addressOf(c: Context, arrivals: Arrivals): string {
  const socket = c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined
  return arrivals.addressOf(socket, (name) => c.req.header(name))
}
