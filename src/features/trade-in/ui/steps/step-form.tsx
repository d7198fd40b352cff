import { Button } from '#src/ui/button.tsx'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Form, useNavigationType } from 'react-router'
import { ProblemSummary, type TradeInProblem } from '../trade-in-problem.tsx'
import { useOneSubmit } from '../use-one-submit.ts'

export type StepProps = { token: string; problem: TradeInProblem | undefined }

type StepFormProps = StepProps & {
  step: string
  submitLabel: string
  busyLabel?: string
  backHref?: string | undefined
  formRef?: RefObject<HTMLFormElement | null>
  children: ReactNode
}

/** One step as a real form: works without scripts, and with them stays on the page. */
export function StepForm({
  token,
  step,
  problem,
  submitLabel,
  busyLabel,
  backHref,
  formRef,
  children,
}: StepFormProps) {
  const { isBusy, onSubmit } = useOneSubmit()
  return (
    <Form
      ref={formRef ?? null}
      method="post"
      action={`/trade-in/valuation?t=${token}&step=${step}`}
      noValidate
      onSubmit={onSubmit}
      aria-busy={isBusy}
      className="mt-6 flex flex-col gap-8"
    >
      <ProblemSummary problem={problem} />
      <input type="hidden" name="step" value={step} />
      {children}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" isBusy={isBusy} size="large" className="max-sm:w-full">
          {isBusy ? (busyLabel ?? 'One moment…') : submitLabel}
        </Button>
        {backHref ? (
          <a
            href={backHref}
            className="inline-flex min-h-11 items-center text-ink underline underline-offset-4"
          >
            Back
          </a>
        ) : null}
      </div>
    </Form>
  )
}

/**
 * A step's heading, focused when the step is reached without a page load, so that it is announced. Focus moves as
 * the step appears, because any later it would interrupt somebody already typing.
 */
export function StepHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  const how = useNavigationType()
  useLayoutEffect(() => {
    if (how !== 'POP') ref.current?.focus()
  }, [how])
  return (
    <h1 ref={ref} tabIndex={-1} className="display-lg text-ink outline-none">
      {children}
    </h1>
  )
}
