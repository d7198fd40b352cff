import type { Context, MiddlewareHandler } from 'hono'
import { plainPath } from '#src/shared/domain/path/plain-path.ts'
import { createNetworkLimiter } from '#src/platform/http/rate-limit.ts'
import { tradeInError } from '../domain/trade-in-errors.ts'

/** Valuations and lookups cost vendor fees, so they are counted separately per visitor and site. */
const VALUATION_LIMIT = { max: 40, windowMs: 10 * 60_000 }
const LIMITED = /^\/(trade-in(\/valuation)?|cars\/trade-in)$|^\/api\/trade-in\/(rego-lookup|valuation)$/

type LimitsDeps = {
  now: () => number
  /** The site's id, because its host may be spelled in many ways. */
  siteOf: (c: Context) => string
  /** The visitor's network address, taking trusted proxies into account. */
  addressOf: (c: Context) => string
}

/** Middleware for every path: 429 for a visitor with too many lookups and valuations, by page or API. */
export function createTradeInLimits({ now, siteOf, addressOf }: LimitsDeps): MiddlewareHandler {
  const limiter = createNetworkLimiter(VALUATION_LIMIT, now)
  return async (c, next) => {
    if (c.req.method !== 'POST' || !LIMITED.test(plainPath(c.req.path))) return next()
    const taken = limiter.take(siteOf(c), addressOf(c))
    if (taken.isAllowed) return next()
    c.header('retry-after', String(taken.retryAfterSeconds))
    const { code, status, message, fields } = tradeInError('rate_limited')
    return c.json({ error: message, code, fields, lead_id: null }, status as 429)
  }
}
