import type { Context, MiddlewareHandler } from 'hono'
import { plainPath } from '#src/shared/domain/path/plain-path.ts'
import { createNetworkLimiter } from '#src/platform/http/rate-limit.ts'
import { reservationError } from '../domain/reservation-errors.ts'

/** Each checkout blocks a vehicle for minutes, so they are counted separately per visitor and site. */
const CHECKOUT_LIMIT = { max: 30, windowMs: 10 * 60_000 }
const LIMITED = /^\/(cars\/[^/]+\/(checkout|buy-online)|checkout-journey)$/

type LimitsDeps = {
  now: () => number
  siteOf: (c: Context) => string
  addressOf: (c: Context) => string
}

/** Middleware for every path: 429 for a visitor who starts too many checkouts. */
export function createReservationLimits({ now, siteOf, addressOf }: LimitsDeps): MiddlewareHandler {
  const limiter = createNetworkLimiter(CHECKOUT_LIMIT, now)
  return async (c, next) => {
    if (c.req.method !== 'POST' || !LIMITED.test(plainPath(c.req.path))) return next()
    const taken = limiter.take(siteOf(c), addressOf(c))
    if (taken.isAllowed) return next()
    c.header('retry-after', String(taken.retryAfterSeconds))
    const { status, message } = reservationError('rate_limited')
    return c.text(`${message}\n`, status as 429)
  }
}
