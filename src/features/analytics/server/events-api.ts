import { type Context, Hono } from 'hono'
import { isbot } from 'isbot'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { readJsonObject } from '#src/platform/http/body/json-body.ts'
import { isSameOrigin } from '#src/platform/http/same-origin.ts'
import { ANALYTICS_ERRORS, type AnalyticsErrorCode } from '../domain/analytics-errors.ts'
import { readBatch } from '../domain/event-batch.ts'
import type { AnalyticsService } from './analytics-service.ts'

const BYTES_MAX = 16 * 1024

type EventsApiDeps = {
  analytics: Pick<AnalyticsService, 'receive'>
  siteOf: (c: Context) => SiteContext
}

/**
 * `POST /` with `{events: [{event, car_id?, key?, path?}], client_id?, session_id?}`; the last two only with
 * consent. Answers 202 `{accepted, dropped: [{at, code, error}]}`, 422 if every event was dropped, otherwise
 * a status and text from analytics-errors.ts. Robots get 202 and are not counted. No address, cookie or user
 * agent is kept.
 */
export function createEventsApi({ analytics, siteOf }: EventsApiDeps): Hono {
  const api = new Hono()
  api.post('/', async (c) => {
    c.header('cache-control', 'no-store')
    const site = siteOf(c)
    const { firstParty, ga4 } = site.config.analytics
    if (!firstParty && ga4?.via !== 'server') return refuse(c, 'off')
    if (!isSameOrigin(c.req.raw)) return refuse(c, 'cross_origin')
    if (Number(c.req.header('content-length') ?? 0) > BYTES_MAX) return refuse(c, 'too_large')
    const body = await readJsonObject(c.req.raw)
    const batch = body && readBatch(body, site.config.slug)
    if (!batch) return refuse(c, 'invalid_body')
    if (isRobot(c.req.header('user-agent')))
      return c.json({ accepted: 0, dropped: [], ignored: 'robot' }, 202)
    const hasControl = c.req.header('sec-gpc') === '1'
    const { accepted, dropped } = await analytics.receive(site, {
      ...batch,
      consent: hasControl ? null : batch.consent,
    })
    const told = dropped.map(({ at, code }) => ({ at, code, error: ANALYTICS_ERRORS[code].message }))
    return c.json({ accepted, dropped: told }, accepted === 0 ? 422 : 202)
  })
  api.all('/', (c) => c.json({ error: 'Send events with POST.' }, 405, { allow: 'POST' }))
  return api
}

/** Robots that identify themselves. A headless browser counts as a browser. */
function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || isbot(userAgent.replace('HeadlessChrome', 'Chrome'))
}

function refuse(c: Context, code: AnalyticsErrorCode): Response {
  const { status, message } = ANALYTICS_ERRORS[code]
  return c.json({ accepted: 0, dropped: [], error: message, code }, status as 400)
}
