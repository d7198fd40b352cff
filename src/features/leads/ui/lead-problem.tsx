import type { Ref } from 'react'
import type { EnquiryProblem } from './use-enquiry-submit.ts'

/** What must be mended, each error a link to its field; takes the focus when it appears (LEAD-025, ERR-015). */
export function LeadProblem({
  problem,
  formId,
  ref,
}: {
  problem: EnquiryProblem
  formId: string
  ref: Ref<HTMLDivElement>
}) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="rounded-card border-2 border-danger p-4 text-ink outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus"
    >
      <p className="font-semibold">{problem.message}</p>
      {problem.fields.length > 0 ? (
        <ul className="mt-2 flex flex-col gap-1">
          {problem.fields.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${formId}-${field}`}
                className="inline-flex min-h-6 items-center font-medium text-danger underline underline-offset-2"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
