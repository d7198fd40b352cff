import { type Context, Hono } from 'hono'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { readJsonObject } from '#src/platform/http/body/json-body.ts'
import { isSameOrigin } from '#src/platform/http/same-origin.ts'
import { readPhone } from '#src/shared/domain/phone/phone-number.ts'
import { type AccountErrorCode, accountError } from '../domain/accounts-errors.ts'
import type { AccountService } from './account-service.ts'

type AccountApiDeps = {
  accounts: Pick<AccountService, 'findSignedIn' | 'takeAsk'>
  siteOf: (c: Context) => SiteContext
  /** The visitor's network address, taking trusted proxies into account. */
  addressOf: (c: Context) => string
}

/**
 * Session endpoints, mounted at `/api`; never cached:
 * - `GET /session`: `{user}`, null if nobody is signed in.
 * - `POST /rate-limit` with `{phone}`: `{ok}`; 429 after too many requests (AUTH-018). Sending has its own limit.
 * - `GET /check-if-contact-exists?phone_number=` and the same as `POST`: `{data, error}` (API-012). Answers a
 * signed-in customer about their own number; for anyone else every number gets the same answer (standards.md B10,
 * decision 0013).
 */
export function createAccountApi(deps: AccountApiDeps): Hono {
  const api = new Hono()
  const customerOf = (c: Context) =>
    deps.accounts.findSignedIn(deps.siteOf(c), c.req.header('cookie') ?? null)
  const noStore = (c: Context) => c.header('cache-control', 'no-store')

  async function contact(c: Context, phone: unknown): Promise<Response> {
    noStore(c)
    const customer = await customerOf(c)
    const isOwn =
      typeof phone === 'string' && customer?.phone != null && readPhone(phone.slice(0, 40)) === customer.phone
    return c.json({ data: isOwn ? { exists: true } : null, error: null })
  }

  api.get('/session', async (c) => {
    noStore(c)
    const customer = await customerOf(c)
    return c.json({
      user: customer && { id: customer.id, phone: customer.phone, first_name: customer.firstName },
    })
  })
  api.post('/rate-limit', async (c) => {
    noStore(c)
    if (!isSameOrigin(c.req.raw)) return refuse(c, 'cross_origin')
    const phone = (await readJsonObject(c.req.raw))?.phone
    if (typeof phone !== 'string') return refuse(c, 'invalid_phone')
    const taken = deps.accounts.takeAsk(deps.siteOf(c), { phone, address: deps.addressOf(c) })
    return taken.ok ? c.json({ ok: true }) : refuse(c, taken.error.code)
  })
  api.get('/check-if-contact-exists', (c) => contact(c, c.req.query('phone_number')))
  api.post('/check-if-contact-exists', async (c) => {
    if (!isSameOrigin(c.req.raw)) return refuse(c, 'cross_origin')
    return contact(c, (await readJsonObject(c.req.raw))?.phone_number)
  })
  return api
}

function refuse(c: Context, code: AccountErrorCode): Response {
  const { status, message } = accountError(code)
  return c.json({ ok: false, error: message, code }, status as 400)
}
