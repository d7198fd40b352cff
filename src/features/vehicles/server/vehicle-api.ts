import { type Context, Hono } from 'hono'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { NetworkLimiter } from '#src/platform/http/rate-limit.ts'
import { DrawingBusyError } from '#src/platform/drawing/drawing-thread.ts'
import { readBytes } from '#src/platform/http/body/body-bytes.ts'
import { parseJson } from '#src/platform/http/body/json-body.ts'
import { isSameOrigin } from '#src/platform/http/same-origin.ts'
import type { DealershipId, VehicleId } from '#src/shared/domain/ids.ts'
import { dollarsFromCents } from '#src/shared/domain/money.ts'
import { advertisedPriceCents } from '../domain/price-display.ts'
import type { Vehicle } from '../domain/vehicle.ts'
import { VEHICLE_ERRORS, type VehicleErrorCode } from '../domain/vehicle-errors.ts'
import type { PrintSheet } from './print-sheet/print-sheet.ts'
import type { VehicleService } from './vehicle-service.ts'
import type { ViewCounter } from './visits/view-counter.ts'

type VehicleApiDeps = {
  vehicles: Pick<VehicleService, 'findById' | 'findBySlug' | 'addView' | 'addPhoneReveal'>
  views: ViewCounter
  printSheet: PrintSheet
  /** Limits how many sheets are rendered for one visitor on one site; stored ones do not count. */
  makings: Pick<NetworkLimiter, 'take'>
  now: () => number
  siteOf: (c: Context) => SiteContext
  /** The visitor's network address, taking trusted proxies into account. */
  addressOf: (c: Context) => string
  /** Receives failures that are not the visitor's (ERR-013). */
  onFault?: (fault: { what: 'pdf' | 'view' | 'phone reveal'; error: unknown }) => void
}

const BODY_BYTES_MAX = 2048
/** Time in which waiting drawings should be done. */
const BUSY_SECONDS = 10
const ID = /^[\w-]{1,120}$/

/**
 * Endpoints for a vehicle page, mounted at `/`:
 * - `GET /cars/{slug}/view.json?photos_count&updated_at&website_id` (API-004): `{views, car_fields}`; counts one
 * view per person in 30 minutes. `car_fields` are the current values of what a cached page may show stale; empty
 * if `photos_count` and `updated_at` are the vehicle's.
 * - `GET /cars/{slug}.pdf` (API-013): the window card as `{slug}.pdf`; 429 for a visitor who has too many
 * rendered, 503 if too many are waiting, both with Retry-After.
 * - `POST /api/phone-reveal` `{car_id, dealership_id, website_id}` (API-007): 204 once stored; car_id may be null.
 * Errors are `{error, code}` of vehicle-errors.ts. `website_id` is the site's id or slug.
 */
export function createVehicleApi(deps: VehicleApiDeps): Hono {
  const api = new Hono()
  api.get('/cars/:slug/view.json', (c) => answerView(c, deps))
  api.get('/cars/:file{[^/]+\\.pdf}', (c) => answerPdf(c, deps))
  api.post('/api/phone-reveal', (c) => answerReveal(c, deps))
  return api
}

async function answerView(c: Context, deps: VehicleApiDeps): Promise<Response> {
  c.header('cache-control', 'no-store')
  const site = deps.siteOf(c)
  const websiteId = c.req.query('website_id')
  if (websiteId && !isThisSite(site, websiteId)) return refuse(c, 'other_website')
  const vehicle = await deps.vehicles.findBySlug(site, c.req.param('slug') ?? '')
  if (!vehicle) return refuse(c, 'unknown_vehicle')
  const isFresh =
    c.req.query('updated_at') === vehicle.updatedAt &&
    c.req.query('photos_count') === String(vehicle.photosCount)
  const views = await countView(c, deps, { site, vehicle })
  return c.json({ views, car_fields: isFresh ? {} : carFields(vehicle) })
}

type Seen = { site: SiteContext; vehicle: Vehicle }

async function countView(c: Context, deps: VehicleApiDeps, { site, vehicle }: Seen): Promise<number> {
  const header = (name: string) => c.req.header(name) ?? null
  const isView =
    c.req.method === 'GET' &&
    deps.views.take({
      siteId: site.id,
      vehicleId: vehicle.id,
      address: deps.addressOf(c),
      userAgent: header('user-agent'),
      purpose: header('sec-purpose') ?? header('purpose') ?? header('x-moz'),
      fetchSite: header('sec-fetch-site'),
    })
  if (!isView) return vehicle.views
  try {
    return (await deps.vehicles.addView(site, vehicle.id)) ?? vehicle.views
  } catch (error) {
    deps.onFault?.({ what: 'view', error })
    return vehicle.views
  }
}

/** Wire names of DATA-001 to DATA-008; the price in dollars, null if no number may be shown. */
function carFields(vehicle: Vehicle): Record<string, string | number | boolean | null> {
  const cents = advertisedPriceCents(vehicle)
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    status: vehicle.status,
    reserved: vehicle.isReserved,
    sold: vehicle.isSold,
    price: cents === null ? null : dollarsFromCents(cents),
    price_type: vehicle.priceKind,
    photos_count: vehicle.photosCount,
    updated_at: vehicle.updatedAt,
  }
}

async function answerPdf(c: Context, deps: VehicleApiDeps): Promise<Response> {
  const site = deps.siteOf(c)
  const slug = (c.req.param('file') ?? '').replace(/\.pdf$/, '')
  const vehicle = await deps.vehicles.findBySlug(site, slug)
  if (!vehicle) return refuse(c, 'unknown_vehicle')
  if (!deps.printSheet.isKept(site, vehicle)) {
    const taken = deps.makings.take(site.id, deps.addressOf(c))
    if (!taken.isAllowed) {
      c.header('retry-after', String(taken.retryAfterSeconds))
      return refuse(c, 'too_many_pdfs')
    }
  }
  try {
    const pdf = await deps.printSheet.render(site, vehicle)
    if (!pdf) return refuse(c, 'unknown_vehicle')
    return c.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${vehicle.slug.replace(/[^\w.-]/g, '-')}.pdf"`,
      'cache-control': 'private, max-age=60',
      'x-robots-tag': 'noindex',
    })
  } catch (error) {
    if (error instanceof DrawingBusyError) {
      c.header('retry-after', String(BUSY_SECONDS))
      return refuse(c, 'pdfs_busy')
    }
    deps.onFault?.({ what: 'pdf', error })
    return refuse(c, 'pdf_failed')
  }
}

async function answerReveal(c: Context, deps: VehicleApiDeps): Promise<Response> {
  const site = deps.siteOf(c)
  if (!isSameOrigin(c.req.raw)) return refuse(c, 'cross_origin')
  const bytes = await readBytes(c.req.raw, { bytesMax: BODY_BYTES_MAX })
  const body = bytes.ok ? readReveal(parseJson(bytes.value)) : null
  if (!body) return refuse(c, 'bad_body')
  if (!isThisSite(site, body.websiteId)) return refuse(c, 'other_website')
  const vehicle = body.carId ? await deps.vehicles.findById(site, body.carId) : null
  const dealershipId = vehicle?.dealershipId ?? (body.dealershipId as DealershipId)
  if ((body.carId && !vehicle) || !site.dealershipIds.includes(dealershipId))
    return refuse(c, 'unknown_vehicle')
  try {
    const vehicleId: VehicleId | null = vehicle?.id ?? null
    await deps.vehicles.addPhoneReveal(site, { dealershipId, vehicleId, revealedAtMs: deps.now() })
  } catch (error) {
    deps.onFault?.({ what: 'phone reveal', error })
  }
  return c.body(null, 204)
}

function readReveal(body: unknown): { carId: string | null; dealershipId: string; websiteId: string } | null {
  const { car_id, dealership_id, website_id } = (body ?? {}) as Record<string, unknown>
  const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)
  if (!isId(dealership_id) || !isId(website_id) || !(car_id === null || isId(car_id))) return null
  return { carId: car_id, dealershipId: dealership_id, websiteId: website_id }
}

function isThisSite(site: SiteContext, websiteId: string): boolean {
  return websiteId === site.id || websiteId === site.config.slug
}

function refuse(c: Context, code: VehicleErrorCode): Response {
  const { status, message } = VEHICLE_ERRORS[code]
  c.header('cache-control', 'no-store')
  return c.json({ error: message, code }, status)
}
