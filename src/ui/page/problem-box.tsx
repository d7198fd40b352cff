import type { Ref } from 'react'
import type { FieldError } from '#src/shared/domain/form/form-errors.ts'

type ProblemBoxProps = {
  problem: { message: string; fields: readonly FieldError[] }
  /** A field's element id is this followed by the field's name. */
  idPrefix?: string
  ref?: Ref<HTMLDivElement>
}

/** What must be fixed, at the top of the form; each error links to its field (LEAD-025, ERR-015, ERR-024). */
export function ProblemBox({ problem, idPrefix = '', ref }: ProblemBoxProps) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      data-problem
      className="rounded-card border-2 border-danger bg-surface p-4 text-ink"
    >
      <p className="font-semibold">{problem.message}</p>
      {problem.fields.length > 0 ? (
        <ul className="mt-2 flex flex-col gap-1">
          {problem.fields.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <a
                href={`#${idPrefix}${field}`}
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
