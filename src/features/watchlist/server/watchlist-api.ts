import { type Context, Hono } from 'hono'
import { mayKeepWatchlist, type Customer } from '#src/features/accounts/domain/customer.ts'
import type { AccountService } from '#src/features/accounts/server/account-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { isSameOrigin } from '#src/platform/http/same-origin.ts'
import { readJsonObject } from '#src/platform/http/body/json-body.ts'
import { readPhone } from '#src/shared/domain/phone/phone-number.ts'
import { type WatchlistErrorCode, watchlistError } from '../domain/watchlist-errors.ts'
import type { WatchlistService } from './watchlist-service.ts'

type WatchlistApiDeps = {
  watchlist: WatchlistService
  accounts: Pick<AccountService, 'findSignedIn'>
  siteOf: (c: Context) => SiteContext
  onFault: (error: Error) => void
}
type Asked = { site: SiteContext; customer: Customer & { phone: string }; carId: string }

/** Vehicle ids use letters, digits, `_` and `-`. */
const CAR_ID = /^[\w-]{1,80}$/

/**
 * The watchlist of the signed-in customer, mounted at `/api/watchlist`; never cached:
 * - `GET /`: `{user, car_ids}`; user is null and the list empty for anyone else.
 * - `POST /save-car`, `POST /remove-car` with `{phone_number, car_id}`: `{success, error}` (API-005,
 * API-006). The customer is taken from the session alone (standards.md B10): `phone_number` is optional, and
 * another customer's is refused.
 */
export function createWatchlistApi(deps: WatchlistApiDeps): Hono {
  const api = new Hono()
  api.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  api.onError((error, c) => {
    deps.onFault(error)
    return refuse(c, 'failed')
  })
  api.get('/', async (c) => {
    const site = deps.siteOf(c)
    const customer = await deps.accounts.findSignedIn(site, c.req.header('cookie') ?? null)
    if (!mayKeepWatchlist(customer)) return c.json({ user: null, car_ids: [] })
    const kept = await deps.watchlist.list(site, customer)
    return c.json({ user: { id: customer.id, phone: customer.phone }, car_ids: kept.map(({ id }) => id) })
  })
  api.post('/save-car', (c) =>
    change(c, deps, async ({ site, ...asked }) => {
      const saved = await deps.watchlist.save(site, asked)
      return saved.ok ? null : saved.error.code
    }),
  )
  api.post('/remove-car', (c) =>
    change(c, deps, async ({ site, ...asked }) => {
      await deps.watchlist.remove(site, asked)
      return null
    }),
  )
  return api
}

async function change(
  c: Context,
  deps: WatchlistApiDeps,
  make: (asked: Asked) => Promise<WatchlistErrorCode | null>,
): Promise<Response> {
  if (!isSameOrigin(c.req.raw)) return refuse(c, 'cross_origin')
  const site = deps.siteOf(c)
  const customer = await deps.accounts.findSignedIn(site, c.req.header('cookie') ?? null)
  if (!mayKeepWatchlist(customer)) return refuse(c, 'signed_out')
  const body = await readJsonObject(c.req.raw)
  const carId = body?.car_id
  if (typeof carId !== 'string' || !CAR_ID.test(carId)) return refuse(c, 'invalid_body')
  const { phone_number: phone } = body ?? {}
  if (phone !== undefined && !isSame(phone, customer.phone)) return refuse(c, 'other_phone')
  const refused = await make({ site, customer, carId })
  return refused ? refuse(c, refused) : c.json({ success: true, error: null })
}

function isSame(given: unknown, phone: string): boolean {
  return typeof given === 'string' && readPhone(given.slice(0, 40)) === phone
}

function refuse(c: Context, code: WatchlistErrorCode): Response {
  const { status, message } = watchlistError(code)
  return c.json({ success: false, error: message, code }, status as 400)
}
