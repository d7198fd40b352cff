import { type AnalyticsEventName, analyticsEvent, isAnalyticsEvent } from './analytics-event.ts'
import type { AnalyticsErrorCode } from './analytics-errors.ts'
import { publicPath } from '#src/shared/domain/address/public-address.ts'

export const BATCH_MAX = 20
const ID_MAX = 80
const PATH_MAX = 300
/** Google's client id format: a random number and the second it was created. */
const CLIENT_ID = /^\d{1,12}\.\d{10}$/
const SESSION_ID = /^\d{10}$/
const REFERENCE = /^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/

/** One event as sent, before its vehicle and lead are looked up. */
export type ToldEvent = {
  event: AnalyticsEventName
  carId: string | null
  /** Reference of the lead the server stored. */
  key: string | null
  path: string
}

/** The visitor's consent, with the random number that identifies the browser while it lasts. */
export type ToldConsent = { clientId: string; sessionId: string | null }
export type DroppedEvent = { at: number; code: AnalyticsErrorCode }
export type ToldBatch = {
  events: (ToldEvent & { at: number })[]
  dropped: DroppedEvent[]
  consent: ToldConsent | null
}

/**
 * Parses a request body. Null unless it holds a list of 1 to 20 events. Impossible events are dropped with
 * their position and reason, and unknown fields are ignored so that personal data cannot get in.
 */
export function readBatch(body: Record<string, unknown>, siteSlug: string): ToldBatch | null {
  const { events, client_id, session_id } = body
  if (!Array.isArray(events) || events.length === 0 || events.length > BATCH_MAX) return null
  const read = events.map((each, at) => ({ at, told: readEvent(each, siteSlug) }))
  return {
    events: read.flatMap(({ at, told }) => (typeof told === 'string' ? [] : [{ at, ...told }])),
    dropped: read.flatMap(({ at, told }) => (typeof told === 'string' ? [{ at, code: told }] : [])),
    consent:
      typeof client_id === 'string' && CLIENT_ID.test(client_id)
        ? { clientId: client_id, sessionId: matching(session_id, SESSION_ID) }
        : null,
  }
}

function readEvent(value: unknown, siteSlug: string): ToldEvent | AnalyticsErrorCode {
  if (typeof value !== 'object' || value === null) return 'unknown_event'
  const { event, car_id, key, site, path } = value as Record<string, unknown>
  if (!isAnalyticsEvent(event)) return 'unknown_event'
  if (site !== undefined && site !== siteSlug) return 'wrong_site'
  const isCar = typeof car_id === 'string' && car_id !== ''
  if (analyticsEvent(event).needsCar && !isCar) return 'needs_car'
  if (isCar && car_id.length > ID_MAX) return 'unknown_car'
  return {
    event,
    carId: isCar ? car_id : null,
    key: matching(key, REFERENCE),
    path: typeof path === 'string' && path.startsWith('/') ? publicPath(path).slice(0, PATH_MAX) : '/',
  }
}

function matching(value: unknown, form: RegExp): string | null {
  return typeof value === 'string' && form.test(value) ? value : null
}
