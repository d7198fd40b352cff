import type { CvService } from '#src/features/leads/server/cv/cv-service.ts'
import { readRawFields, validateEnquiry } from '#src/features/leads/domain/form/enquiry-fields.ts'
import { postedRules } from '#src/features/leads/domain/intake/posted-rules.ts'
import { leadError } from '#src/features/leads/domain/leads-errors.ts'
import { isSameOrigin } from '#src/app/posted-form.ts'
import { answerPosted, type EnquiryActionInput, mend } from './enquiry-action.ts'

/**
 * The action of `/careers`, with and without scripts: an application and its CV, stored together. A refused CV is one
 * of the form's errors, and everything typed is shown again.
 */
export async function careersAction({ cvs, ...input }: EnquiryActionInput & { cvs: CvService }) {
  const { site, request, now } = input
  if (!isSameOrigin(request)) return mend(leadError('cross_origin'), {})
  const { fields, cv, error } = await cvs.receive(request)
  if (error) {
    const raw = readRawFields(fields)
    const checked = validateEnquiry(raw, postedRules(site.config, raw, now))
    return mend({ ...error, fields: [...(checked.ok ? [] : checked.error), ...error.fields] }, fields)
  }
  if (!cv) return answerPosted(input, fields)
  return cvs.keepWith(site, { fields, cv }, ({ idempotencyKey, ...kept }) =>
    answerPosted(input, { ...fields, idempotency_key: idempotencyKey }, kept),
  )
}
