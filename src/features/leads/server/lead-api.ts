import { type Context, Hono } from 'hono'
import type { ProofAsk } from '#src/shared/domain/form/proof-ask.ts'
import type { AccountService } from '#src/features/accounts/server/account-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { LEAD_EVENT_HEADER } from '../domain/form/lead-form.ts'
import { type LeadError, leadError } from '../domain/leads-errors.ts'
import { isSameOrigin, readLeadBody } from './intake/lead-body.ts'
import { submitAsSender } from './intake/drive-sender.ts'
import type { LeadService } from './lead-service.ts'

type LeadApiDeps = {
  leads: Pick<LeadService, 'submitEnquiry'>
  siteOf: (c: Context) => SiteContext
  /** Tells who sends a test drive, as its limits count them. */
  accounts: Pick<AccountService, 'stepUp'>
  /** The visitor's network address, trusted proxies considered. */
  addressOf: (c: Context) => string
  /** Told of faults that are no visitor's; carries no form content. */
  onFault?: (error: Error) => void
}

/**
 * `POST /`: a lead as JSON or form. Answers `{ lead_id, reference, error }` (LEAD-012): 201 stored, 200 stored by an
 * earlier sending of the same form, else the status and text of leads-errors.ts with `fields` for wrong ones, and with
 * `proof` where a test drive goes on with a code texted to its phone, sent as `proof_code` beside the same fields. A new
 * lead's analytics event is named by the header `x-forecourt-event`.
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
