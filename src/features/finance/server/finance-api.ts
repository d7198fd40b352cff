import { type Context, Hono } from 'hono'
import type { AccountService } from '#src/features/accounts/server/account-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { readJsonObject } from '#src/platform/http/body/json-body.ts'
import { createNetworkLimiter } from '#src/platform/http/rate-limit.ts'
import { isSameOrigin } from '#src/platform/http/same-origin.ts'
import { type FinanceError, financeError } from '../domain/finance-errors.ts'
import type { FinanceService } from './finance-service.ts'
import { unavailability } from '#src/platform/database/unavailable.ts'

type FinanceApiDeps = {
  finance: Pick<FinanceService, 'quote' | 'createCustomer'>
  /** Sends codes to phones and checks them, with its own limits (AUTH-018). */
  accounts: Pick<AccountService, 'sendCode' | 'confirmPhone' | 'provenPhone'>
  siteOf: (c: Context) => SiteContext
  /** The visitor's network address, taking trusted proxies into account. */
  addressOf: (c: Context) => string
  now: () => number
  onFault?: (error: Error) => void
}

/** A slider asks often, an application starts once, and mistyped codes must not use up its requests. */
const QUOTE_LIMIT = { max: 60, windowMs: 60_000 }
const CUSTOMER_LIMIT = { max: 10, windowMs: 10 * 60_000 }
const CODE_LIMIT = { max: 20, windowMs: 10 * 60_000 }

const NO_QUOTE = { weeklyRepaymentAmount: null, advertisedRate: null, comparisonRate: null }
const NO_CUSTOMER = { redirectUrl: null }
const NO_CODE = { challenge: null }

/**
 * The lender over HTTP, mounted at `/api/youx`; JSON in and out, never cached, errors with `error`, `code` and
 * `fields` of finance-errors.ts:
 * - `POST /quote` (API-009) answers `weeklyRepaymentAmount`, `advertisedRate`, `comparisonRate` and `error`, with
 * `source`, `asAt`, `purchasePrice`, `deposit` and `finalPayment`, which must be shown with them. `car_id` names a
 * vehicle of the site, whose own price counts.
 * - `POST /send-code` `{phone}` answers `challenge`; `POST /check-code` `{challenge, code}` says whether it is
 * right (FIN-044) and, if so, sets the cookie that verifies the phone for finance for half an hour.
 * - `POST /create-customer` `{data, additionalData}` (API-010) answers `redirectUrl` and `error` (API-011); 403
 * `phone_unproven` unless the browser verified exactly that phone.
 */
export function createFinanceApi(deps: FinanceApiDeps): Hono {
  const api = new Hono()
  const limits = {
    quote: createNetworkLimiter(QUOTE_LIMIT, deps.now),
    customer: createNetworkLimiter(CUSTOMER_LIMIT, deps.now),
    code: createNetworkLimiter(CODE_LIMIT, deps.now),
  }

  async function open(c: Context, kind: keyof typeof limits): Promise<Opened> {
    c.header('cache-control', 'no-store')
    const site = deps.siteOf(c)
    if (!isSameOrigin(c.req.raw)) return financeError('cross_origin')
    const taken = limits[kind].take(site.id, deps.addressOf(c))
    if (!taken.isAllowed) {
      c.header('retry-after', String(taken.retryAfterSeconds))
      return financeError('rate_limited')
    }
    const body = await readJsonObject(c.req.raw)
    return body ? { site, body } : financeError('invalid_body')
  }

  api.post('/quote', async (c) => {
    const call = await open(c, 'quote')
    if ('code' in call) return refuse(c, call, NO_QUOTE)
    const found = await deps.finance.quote(call.site, call.body)
    return found.ok ? c.json({ ...found.value, error: null }) : refuse(c, found.error, NO_QUOTE)
  })
  api.post('/create-customer', async (c) => {
    const call = await open(c, 'customer')
    if ('code' in call) return refuse(c, call, NO_CUSTOMER)
    const provenPhone = await deps.accounts.provenPhone(call.site, cookieOf(c), 'finance')
    const made = await deps.finance.createCustomer(call.site, call.body, { provenPhone })
    return made.ok ? c.json({ ...made.value, error: null }) : refuse(c, made.error, NO_CUSTOMER)
  })
  mountCodes(api, { ...deps, open: (c) => open(c, 'code') })
  api.onError((error, c) => {
    if (unavailability(error)) return refuse(c, { ...financeError('unknown'), status: 503 }, {})
    deps.onFault?.(error)
    return refuse(c, financeError('unknown'), {})
  })
  return api
}

type Opened = FinanceError | { site: SiteContext; body: Record<string, unknown> }
type CodeDeps = Pick<FinanceApiDeps, 'accounts' | 'addressOf'> & { open: (c: Context) => Promise<Opened> }

/** Codes that verify an application's phone, using the same text messages as sign-in. */
function mountCodes(api: Hono, { accounts, addressOf, open }: CodeDeps): void {
  const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 100) : '')
  api.post('/send-code', async (c) => {
    const call = await open(c)
    if ('code' in call) return refuse(c, call, NO_CODE)
    const details = { firstName: '', lastName: '', email: '' }
    const asker = { address: addressOf(c), cookie: cookieOf(c) }
    const wish = { ...details, ...asker, phone: textOf(call.body.phone), purpose: 'finance' } as const
    const sent = await accounts.sendCode(call.site, wish)
    const failure = sent.ok ? sent.value.failure : sent.error
    if (!sent.ok || failure) return c.json({ ...NO_CODE, error: failure?.message }, failure?.status as 422)
    return c.json({ challenge: sent.value.challenge, error: null })
  })
  api.post('/check-code', async (c) => {
    const call = await open(c)
    if ('code' in call) return refuse(c, call, NO_CODE)
    const typed = { challenge: textOf(call.body.challenge), code: textOf(call.body.code) }
    const asked = { ...typed, purpose: 'finance', cookie: cookieOf(c) } as const
    const checked = await accounts.confirmPhone(call.site, asked)
    if (!checked.ok) return c.json({ error: checked.error.message }, checked.error.status as 422)
    for (const line of checked.value.cookies) c.header('set-cookie', line, { append: true })
    return c.json({ error: null })
  })
}

function cookieOf(c: Context): string | null {
  return c.req.header('cookie') ?? null
}

function refuse(c: Context, { code, status, message, fields }: FinanceError, nothing: object): Response {
  return c.json({ ...nothing, error: message, code, fields }, status as 400)
}
