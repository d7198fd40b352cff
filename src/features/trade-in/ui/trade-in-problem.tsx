import { ProblemBox } from '#src/ui/page/problem-box.tsx'
import { useLayoutEffect, useRef } from 'react'
import type { FieldError } from '#src/shared/domain/form/form-errors.ts'

export type TradeInProblem = {
  message: string
  fields: FieldError[]
  values: Record<string, string>
}

/** What to fix, each error linking to its field; takes focus when it appears (ERR-024, LEAD-025). */
export function ProblemSummary({ problem }: { problem: TradeInProblem | undefined }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (problem) ref.current?.focus()
  }, [problem])
  if (!problem) return null
  return (
    <div className="mb-6">
      <ProblemBox ref={ref} problem={problem} />
    </div>
  )
}

export function errorOf(fields: readonly FieldError[] | undefined, name: string): string | undefined {
  return fields?.find(({ field }) => field === name)?.message
}
