import { redirect } from 'react-router'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { readRawFields } from '../domain/form/enquiry-fields.ts'
import { leadError, type LeadError } from '../domain/leads-errors.ts'
import { isSameOrigin, readLeadBody } from '../server/intake/lead-body.ts'
import type { LeadService } from '../server/lead-service.ts'
import type { EnquiryActionData } from '../ui/enquiry-form.tsx'

type EnquiryActionInput = { leads: Pick<LeadService, 'submitEnquiry'>; site: SiteContext; request: Request }

/**
 * The action of every page with an enquiry form, for browsers without JavaScript: stores the lead and goes to
 * /success with its reference, or gives the errors and what was typed. The vehicle is named by the form's car_id
 * and looked up within the site.
 */
export async function enquiryAction({
  leads,
  site,
  request,
}: EnquiryActionInput): Promise<{ data: EnquiryActionData; status: number } | Response> {
  if (!isSameOrigin(request)) return mend(leadError('cross_origin'), {})
  const body = await readLeadBody(request)
  if (!body.ok) return mend(body.error, {})
  const result = await leads
    .submitEnquiry(site, {
      fields: body.value,
      channel: 'web_form',
      userAgent: request.headers.get('user-agent'),
      url: request.headers.get('referer') ?? request.url,
    })
    .catch(() => null)
  if (!result) return mend(leadError('submit_failed'), body.value)
  return result.ok ? redirect(`/success?ref=${result.value.reference}`, 303) : mend(result.error, body.value)
}

function mend(error: LeadError, body: Record<string, unknown>): { data: EnquiryActionData; status: number } {
  return {
    data: { message: error.message, fields: error.fields, values: readRawFields(body) },
    status: error.status,
  }
}
