import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import type { LeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import type { EnquiryProblem } from '../use-enquiry-submit.ts'

type CallInsteadProps = { problem: EnquiryProblem; site: LeadFormSite; chosen: unknown }

/** How to reach the chosen location, or the page's, if sending failed through no fault of the visitor (ERR-015, pain 1). */
export function CallInstead({ problem, site, chosen }: CallInsteadProps) {
  const phone = site.locations.find(({ slug }) => slug === chosen)?.phone ?? site.phone
  if (problem.fields.length > 0 || phone === '') return null
  return (
    <p className="text-ink">
      What you typed is still here. You can also call us on{' '}
      <a
        href={telHref(phone)}
        className="inline-flex min-h-11 items-center font-semibold tabular-nums underline underline-offset-2"
      >
        {formatAuPhone(phone)}
      </a>
      .
    </p>
  )
}
