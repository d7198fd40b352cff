import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import type { EnquiryProblem } from '../use-enquiry-submit.ts'

/** How to reach the dealer if sending failed through no fault of the visitor (ERR-015, pain 1). */
export function CallInstead({ problem, phone }: { problem: EnquiryProblem; phone: string }) {
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
