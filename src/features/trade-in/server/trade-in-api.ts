import { type Context, Hono } from 'hono'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { readBytes } from '#src/platform/http/body/body-bytes.ts'
import { readJson } from '#src/platform/http/body/json-body.ts'
import { isSameOrigin } from '#src/platform/http/same-origin.ts'
import { type TradeInError, type TradeInErrorCode, tradeInError } from '../domain/trade-in-errors.ts'
import { NO_OFFER_WORDS } from '../domain/trade-in-words.ts'
import { textOf, type Raw } from '../domain/trade-in-fields.ts'
import { PHOTO_BYTES_MAX } from './photos/photo-file.ts'
import { toTradeInResult } from '#src/features/trade-in/domain/trade-in-result.ts'
import { bodyError } from './trade-in-form.ts'
import type { TradeIn } from '#src/features/trade-in/domain/trade-in.ts'
import type { TradeInService } from './trade-in-service.ts'
import type { Visit } from './trade-in-submission.ts'

type TradeInApiDeps = {
  tradeIn: TradeInService
  siteOf: (c: Context) => SiteContext
  onFault?: (error: Error) => void
}
type Env = { Variables: { tradeInSite: SiteContext } }

const JSON_TYPE = /^application\/json\s*(;|$)/i
const JSON_BYTES_MAX = 32 * 1024
/** Allows for a large photo over a slow mobile connection. */
const PHOTO_LIMITS = { bytesMax: PHOTO_BYTES_MAX }
/**
 * Trade-ins over HTTP, mounted at `/`. JSON in and out; errors are `{error, code, fields}` from
 * trade-in-errors.ts:
 * - `POST /api/trade-in/rego-lookup` `{rego, regoState}` (TRADE-007): `{rego, regoState, vehicle}`; 404 with a
 * text.
 * - `POST /api/trade-in/valuation` the fields of TRADE-002 and TRADE-004, `make`, `model`, `year`, `badge` (or
 * found by the plate), `adjustments: [{id, adjustmentAnswers}]` (TRADE-006): TRADE-005's result and `token`,
 * `message`, `valid_until`.
 * - `POST /api/trade-in/accept` `{token}` (TRADE-008): `{lead_id, offer_accepted}`.
 * - `POST /api/miscellaneous` `{column_name: "valuation", token}` (TRADE-012): 204; only on sites with the
 * setting.
 * - `PUT`, `GET`, `DELETE /api/trade-in/photos/{key}?t={token}`; `GET …?p={signed link}` for the dealer.
 */
export function createTradeInApi(deps: TradeInApiDeps): Hono<Env> {
  const api = new Hono<Env>()
  for (const path of ['/api/trade-in/*', '/api/miscellaneous'] as const)
    api.use(path, async (c, next) => {
      c.header('cache-control', 'private, no-store')
      const site = deps.siteOf(c)
      if (!site.config.features.trade_in) return refuse(c, 'switched_off')
      if (c.req.method !== 'GET' && !isSameOrigin(c.req.raw)) return refuse(c, 'cross_origin')
      if (c.req.method === 'POST' && !JSON_TYPE.test(c.req.header('content-type') ?? ''))
        return refuse(c, 'unsupported_media_type')
      c.set('tradeInSite', site)
      return next()
    })
  api.post('/api/trade-in/rego-lookup', (c) => answerLookup(c, deps.tradeIn))
  api.post('/api/trade-in/valuation', (c) => answerValuation(c, deps.tradeIn))
  api.post('/api/trade-in/accept', (c) => answerAccept(c, deps.tradeIn))
  api.post('/api/miscellaneous', (c) => answerMiscellaneous(c, deps.tradeIn))
  mountPhotos(api, deps.tradeIn)
  api.onError((error, c) => {
    deps.onFault?.(error)
    return refuse(c, 'submit_failed')
  })
  return api
}

type Call = Context<Env>

async function answerLookup(c: Call, tradeIn: TradeInService): Promise<Response> {
  const read = await readJson(c.req.raw, { bytesMax: JSON_BYTES_MAX })
  if (!read.ok) return refuse(c, bodyError(read.error))
  const raw: Raw = read.value
  const found = await tradeIn.lookUp(c.get('tradeInSite'), raw)
  return found.ok ? c.json(found.value) : refuse(c, found.error)
}

async function answerValuation(c: Call, tradeIn: TradeInService): Promise<Response> {
  const site = c.get('tradeInSite')
  const read = await readJson(c.req.raw, { bytesMax: JSON_BYTES_MAX })
  if (!read.ok) return refuse(c, bodyError(read.error))
  const raw: Raw = read.value
  const carId = textOf(raw, 'car_id') || null
  const begun = await tradeIn.start(site, { raw, carId, isByHand: textOf(raw, 'rego') === '' })
  if (!begun.ok) return refuse(c, begun.error)
  const { token } = begun.value
  const found = (await tradeIn.open(site, token))?.facts.found ?? {}
  const steps = [
    () => tradeIn.setVehicle(site, token, { ...found, ...raw }),
    () => tradeIn.setCondition(site, token, raw),
    () => tradeIn.setContact(site, token, { raw, visit: visitOf(c) }),
  ]
  for (const step of steps) {
    const done = await step()
    if (!done.ok) return refuse(c, done.error)
  }
  const valued = await tradeIn.open(site, token)
  return valued ? c.json({ ...resultOf(valued), token }, 201) : refuse(c, 'not_found')
}

function resultOf(valued: TradeIn) {
  const { offer } = valued
  return {
    ...toTradeInResult(valued),
    valid_until: offer?.kind === 'price' ? new Date(offer.validUntilMs).toISOString() : null,
    message: offer?.kind === 'none' ? NO_OFFER_WORDS[offer.reason] : null,
  }
}

async function answerAccept(c: Call, tradeIn: TradeInService): Promise<Response> {
  const read = await readJson(c.req.raw, { bytesMax: JSON_BYTES_MAX })
  if (!read.ok) return refuse(c, bodyError(read.error))
  const raw: Raw = read.value
  const accepted = await tradeIn.accept(c.get('tradeInSite'), textOf(raw, 'token'), visitOf(c))
  if (!accepted.ok) return refuse(c, accepted.error)
  return c.json({ lead_id: accepted.value.acceptedLeadId, offer_accepted: true })
}

async function answerMiscellaneous(c: Call, tradeIn: TradeInService): Promise<Response> {
  const site = c.get('tradeInSite')
  if (!site.config.features.trade_in_miscellaneous) return refuse(c, 'switched_off')
  const read = await readJson(c.req.raw, { bytesMax: JSON_BYTES_MAX })
  if (!read.ok) return refuse(c, bodyError(read.error))
  const raw: Raw = read.value
  if (raw.column_name !== 'valuation') return refuse(c, 'invalid_body')
  const valued = await tradeIn.open(site, textOf(raw, 'token'))
  if (!valued?.offer) return refuse(c, 'not_found')
  await tradeIn.recordValuation(valued)
  return c.body(null, 204)
}

function mountPhotos(api: Hono<Env>, { open, openPhotoLink, photos }: TradeInService): void {
  const path = '/api/trade-in/photos/:key'
  const openOf = (c: Call) => open(c.get('tradeInSite'), c.req.query('t') ?? '')
  api.put(path, async (c) => {
    const owner = await openOf(c)
    if (!owner) return refuse(c, 'not_found')
    const uploadKey = c.req.param('key')
    const admitted = await photos.admit(owner, uploadKey)
    if (!admitted.ok) return refuse(c, admitted.error)
    try {
      const bytes = await readBytes(c.req.raw, PHOTO_LIMITS)
      if (!bytes.ok)
        return refuse(c, bytes.error === 'too_large' ? 'photo_too_large' : bodyError(bytes.error))
      const kept = await photos.add(owner, { uploadKey, bytes: bytes.value })
      if (!kept.ok) return refuse(c, kept.error)
      const list = await photos.list(owner)
      return c.json({ id: list.find((photo) => photo.uploadKey === uploadKey)?.id ?? null })
    } finally {
      admitted.value.release()
    }
  })
  api.delete(path, async (c) => {
    const owner = await openOf(c)
    if (!owner) return refuse(c, 'not_found')
    await photos.remove(owner, c.req.param('key'))
    return c.body(null, 204)
  })
  api.get(path, async (c) => {
    const link = c.req.query('p')
    const owner = link === undefined ? await openOf(c) : await openPhotoLink(c.get('tradeInSite'), link)
    const bytes = owner && (await photos.read(owner, c.req.param('key')))
    if (!bytes) return refuse(c, 'not_found')
    return c.body(bytes, 200, { 'content-type': 'image/jpeg', 'content-disposition': 'inline' })
  })
}

function visitOf(c: Call): Visit {
  return { channel: 'web_script', userAgent: c.req.header('user-agent') ?? null }
}

function refuse(c: Context, error: TradeInErrorCode | TradeInError): Response {
  const { code, status, message, fields } = typeof error === 'string' ? tradeInError(error) : error
  return c.json({ error: message, code, fields, lead_id: null }, status as 400)
}
