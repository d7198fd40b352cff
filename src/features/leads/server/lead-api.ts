import { type Context, Hono } from 'hono'
import type { ProofAsk } from '#src/shared/domain/form/proof-ask.ts'
import type { AccountService } from '#src/features/accounts/server/account-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { LEAD_EVENT_HEADER } from '../domain/form/lead-form.ts'
import { type LeadError, leadError } from '../domain/leads-errors.ts'
import { isSameOrigin } from '#src/platform/http/same-origin.ts'
import { readLeadBody } from './intake/lead-body.ts'
import { submitAsSender } from './intake/sender-service.ts'
import type { LeadService } from './lead-service.ts'

type LeadApiDeps = {
  leads: Pick<LeadService, 'submitEnquiry'>
  siteOf: (c: Context) => SiteContext
  /** Identifies the sender of a test drive for its limits. */
  accounts: Pick<AccountService, 'stepUp'>
  /** The visitor's network address, taking trusted proxies into account. */
  addressOf: (c: Context) => string
  /** Receives failures that are not the visitor's, without form content. */
  onFault?: (error: Error) => void
}

/**
 * `POST /`: a lead as JSON or form. Answers `{ lead_id, reference, error }` (LEAD-012): 201 if stored, 200 if the
 * same form was stored before, else status and text of leads-errors.ts, with `fields` for invalid ones, and with
 * `proof` if a test drive needs the code texted to its phone, to be sent as `proof_code` with the same fields. The
 * header `x-forecourt-event` names a new lead's analytics event.
 */
export function createLeadApi(deps: LeadApiDeps) {
  const api = new Hono()
  api.post('/', async (c) => {
    const site = deps.siteOf(c)
    if (!isSameOrigin(c.req.raw)) return refuse(c, leadError('cross_origin'))
    const body = await readLeadBody(c.req.raw)
    if (!body.ok) return refuse(c, body.error)
    const userAgent = c.req.header('user-agent') ?? null
    const { result, proof, cookies } = await submitAsSender(deps, site, {
      fields: body.value,
      channel: 'web_script',
      userAgent,
      url: null,
      address: deps.addressOf(c),
      cookie: c.req.header('cookie') ?? null,
    })
    for (const line of cookies) c.header('set-cookie', line, { append: true })
    if (!result.ok) return refuse(c, result.error, proof)
    const { leadId, reference, isRepeat, event } = result.value
    if (event) c.header(LEAD_EVENT_HEADER, event)
    return c.json({ lead_id: leadId, reference, error: null }, isRepeat ? 200 : 201)
  })
  api.all('/', (c) =>
    c.json({ lead_id: null, reference: null, error: 'Send a form with POST.' }, 405, { allow: 'POST' }),
  )
  api.onError((error, c) => {
    deps.onFault?.(error)
    return refuse(c, leadError('submit_failed'))
  })
  return api
}

function refuse(c: Context, error: LeadError, proof: ProofAsk | null = null): Response {
  const body = {
    lead_id: null,
    reference: null,
    error: error.message,
    code: error.code,
    fields: error.fields,
    ...(proof ? { proof } : {}),
  }
  return c.json(body, error.status as 400)
}
