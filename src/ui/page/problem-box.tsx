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
    <div ref={ref} role="alert" tabIndex={-1} data-problem className="problem-box">
      <p>{problem.message}</p>
      {problem.fields.length > 0 ? (
        <ul>
          {problem.fields.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <a href={`#${idPrefix}${field}`}>{message}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
