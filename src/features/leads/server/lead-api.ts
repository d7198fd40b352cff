import { type Context, Hono } from 'hono'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Visitor } from '#src/shared/domain/visitor.ts'
import { LEAD_EVENT_HEADER } from '../domain/form/lead-form.ts'
import { type LeadError, leadError } from '../domain/leads-errors.ts'
import { isSameOrigin, readLeadBody } from './intake/lead-body.ts'
import type { LeadService } from './lead-service.ts'

type LeadApiDeps = {
  leads: Pick<LeadService, 'submitEnquiry'>
  siteOf: (c: Context) => SiteContext
  /** Who sends, with the Set-Cookie lines that make the browser known again. */
  visitorOf?: (c: Context) => Promise<{ visitor: Visitor; cookies: string[] }>
  /** Told of faults that are no visitor's; carries no form content. */
  onFault?: (error: Error) => void
}

/**
 * `POST /`: a lead as JSON or form. Answers `{ lead_id, reference, error }` (LEAD-012): 201 stored, 200 stored by an
 * earlier sending of the same form, else the status and text of leads-errors.ts with `fields` for wrong ones. A new
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
    const known = body.value.form === 'test_drive' ? await deps.visitorOf?.(c) : undefined
    for (const line of known?.cookies ?? []) c.header('set-cookie', line, { append: true })
    const result = await deps.leads.submitEnquiry(site, {
      ...(known ? { visitor: known.visitor } : {}),
      fields: body.value,
      channel: 'web_script',
      userAgent,
      url: null,
    })
    if (!result.ok) return refuse(c, result.error)
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

function refuse(c: Context, error: LeadError): Response {
  const body = {
    lead_id: null,
    reference: null,
    error: error.message,
    code: error.code,
    fields: error.fields,
  }
  return c.json(body, error.status as 400)
}
