import { useEffect, useRef } from 'react'
import type { FieldError } from '#src/shared/domain/form-errors.ts'

export type TradeInProblem = {
  message: string
  fields: FieldError[]
  /** What was typed, by field. */
  values: Record<string, string>
}

/** What must be mended, each error a link to its field; takes the focus when it appears (ERR-024, LEAD-025). */
export function ProblemSummary({ problem }: { problem: TradeInProblem | undefined }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) ref.current?.focus()
  }, [problem])
  if (!problem) return null
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mb-6 rounded-card border-2 border-danger bg-surface p-4 text-ink outline-offset-2"
    >
      <p className="font-semibold">{problem.message}</p>
      {problem.fields.length > 0 ? (
        <ul className="mt-2 flex flex-col gap-1">
          {problem.fields.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <a href={`#${field}`} className="inline-flex min-h-6 items-center underline underline-offset-2">
                {message}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
