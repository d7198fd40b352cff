import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { ANALYTICS_EVENTS, isAnalyticsEvent } from '../domain/analytics-event.ts'
import type { AnalyticsService } from './analytics-service.ts'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a}table{border-collapse:collapse;width:100%}' +
  'td,th{text-align:left;padding:.5rem;border-bottom:1px solid #ccc}'

type EventsPageDeps = { analytics: Pick<AnalyticsService, 'list'>; siteOf: (c: Context) => SiteContext }

/** Development only: `GET /` shows the site's events of the last week (ANLT-012). */
export function createEventsPage({ analytics, siteOf }: EventsPageDeps): Hono {
  const api = new Hono()
  api.get('/', async (c) => {
    const site = siteOf(c)
    const lines = await analytics.list(site, { days: 7 })
    const rows = lines.map(
      ({ day, event, vehicleId, seen }) =>
        html`<tr><td>${day}</td><td>${site.config.slug}</td><td>${(isAnalyticsEvent(event) && ANALYTICS_EVENTS[event].id) || ''}</td><td>${event}</td><td>${vehicleId ?? ''}</td><td>${seen}</td></tr>`,
    )
    c.header('content-security-policy', POLICY)
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    return c.html(
      html`<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Events</title><style>${raw(STYLE)}</style></head><body><h1>Events</h1>${
        rows.length === 0
          ? html`<p>Nothing has happened yet. Open a vehicle and come back.</p>`
          : html`<table><thead><tr><th>Day</th><th>Site</th><th>Id</th><th>Event</th><th>Vehicle</th><th>Times</th></tr></thead><tbody>${rows}</tbody></table>`
      }</body></html>`,
    )
  })
  return api
}
