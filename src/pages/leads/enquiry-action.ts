import { toldOrNull } from '#src/app/page-context.ts'
import { setCookies } from '#src/app/set-cookies.ts'
import { redirect } from 'react-router'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { AccountService } from '#src/features/accounts/server/account-service.ts'
import { formOf, formSteps } from '#src/features/leads/domain/form-kind/form-rules.ts'
import {
  readRawFields,
  typedFields,
  validateEnquiry,
} from '#src/features/leads/domain/form/enquiry-fields.ts'
import { toLeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import { leadError, type LeadError } from '#src/features/leads/domain/leads-errors.ts'
import { isSameOrigin, readPostedForm } from '#src/app/posted-form.ts'
import { postedRules } from '#src/features/leads/domain/intake/posted-rules.ts'
import { submitAsSender } from '#src/features/leads/server/intake/sender-service.ts'
import type { KeptCv } from '#src/features/leads/server/cv/cv-service.ts'
import type { LeadService } from '#src/features/leads/server/lead-service.ts'
import type { EnquiryActionData } from '#src/features/leads/ui/enquiry-form.tsx'

export type EnquiryActionInput = {
  leads: Pick<LeadService, 'submitEnquiry'>
  site: SiteContext
  request: Request
  /** Milliseconds since 1970, for dates that must be in the future. */
  now: number
  /** Tells who sends a test drive, for its limits. */
  accounts: Pick<AccountService, 'stepUp'>
  /** The visitor's network address. */
  address: string
  /** Told of what failed and was not to be expected. */
  onFault: (error: unknown) => void
}
type Body = Record<string, unknown>
/** Names of services are far shorter. */
const SERVICE_LENGTH_MAX = 120
/** What the page's form shows, with the status and headers of the answer. */
type Answer = { data: EnquiryActionData; status: number; headers?: [string, string][] }

/**
 * The action of every page with a form, for browsers without JavaScript: moves a multi-step form on, or
 * stores the lead and goes to /success with its reference, or returns the errors and what was typed. The
 * vehicle is named by the form's car_id and looked up within the site.
 */
export async function enquiryAction(input: EnquiryActionInput): Promise<Answer | Response> {
  const { request } = input
  if (!isSameOrigin(request)) return mend(leadError('cross_origin'), {})
  const body = await readPostedForm(request)
  if (!body.ok) return mend(body.error, body.error.typed)
  return answerPosted(input, body.value)
}

/** The answer to a form that was read; `more` comes with it and is never taken from its body. */
export async function answerPosted(
  input: EnquiryActionInput,
  body: Body,
  more: Pick<KeptCv, 'cvUrl' | 'also'> | null = null,
): Promise<Answer | Response> {
  const { site, request } = input
  const moved = moveStep(input, body)
  if (moved) return moved
  const sent = await submitAsSender(input, site, {
    ...more,
    fields: body,
    channel: 'web_form',
    userAgent: request.headers.get('user-agent'),
    url: request.headers.get('referer') ?? request.url,
    address: input.address,
    cookie: request.headers.get('cookie'),
  }).catch(toldOrNull(input))
  if (!sent) return mend(leadError('submit_failed'), body)
  const { result, proof } = sent
  const headers = setCookies(sent.cookies)
  if (result.ok) return redirect(`/success?ref=${result.value.reference}`, { status: 303, headers })
  const answer = mend(result.error, body)
  const step = stepOf(input, body, result.error)
  return { ...answer, headers, data: { ...answer.data, step, ...(proof ? { proof } : {}) } }
}

/** Next and Back of a multi-step form; null when the form is to be sent (LEAD-011). */
function moveStep({ site, now }: EnquiryActionInput, body: Body): Answer | null {
  const steps = stepsOf(site, body)
  if (steps.length < 2 || !['next', 'back'].includes(String(body.step_action))) return null
  const at = Math.min(Math.max(Math.trunc(Number(body.step_index)) || 0, 0), steps.length - 1)
  if (body.step_action === 'back') return answerOf(body, { step: Math.max(at - 1, 0) })
  const raw = readRawFields(body)
  const checked = validateEnquiry(raw, postedRules(site.config, raw, now))
  const here: readonly string[] = steps[at]?.fields ?? []
  const fields = checked.ok ? [] : checked.error.filter(({ field }) => here.includes(field))
  if (fields.length === 0) return answerOf(body, { step: Math.min(at + 1, steps.length - 1) })
  return { ...answerOf(body, { step: at, ...leadError('invalid_fields', fields) }), status: 422 }
}

function stepsOf(site: SiteContext, body: Body) {
  const raw = readRawFields(body)
  return formSteps(formOf(raw), toLeadFormSite(site.config), { hasVehicle: Boolean(raw.car_id) })
}

/** The first step with a wrong field, so that the visitor lands where the mistake is. */
function stepOf({ site }: EnquiryActionInput, body: Body, error: LeadError): number {
  const steps = stepsOf(site, body)
  const wrong = steps.findIndex(({ fields }) =>
    error.fields.some(({ field }) => (fields as readonly string[]).includes(field)),
  )
  return wrong >= 0 ? wrong : steps.length - 1
}

export function mend(error: LeadError, body: Body): Answer {
  return { ...answerOf(body, error), status: error.status }
}

function answerOf(body: Body, over: Partial<EnquiryActionData>): Answer {
  const { additional_services: services } = body
  const { message = '', fields = [], step } = over
  return {
    data: {
      message,
      fields,
      values: typedFields(body),
      services: Array.isArray(services)
        ? services.filter((each) => typeof each === 'string').map((each) => each.slice(0, SERVICE_LENGTH_MAX))
        : [],
      ...(step === undefined ? {} : { step }),
    },
    status: 200,
  }
}
