import { Button } from '#src/ui/button.tsx'
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { STAGES } from '#src/features/finance/domain/quote/popup-steps.ts'
import { quoteView } from '#src/features/finance/domain/quote/quote-view.ts'
import type { FinanceStepsFacts, FinanceStepsState } from '#src/features/finance/domain/quote/steps-facts.ts'
import { hearEarly } from '#src/ui/hear-early.ts'
import { QuoteFigures } from '../quote/quote-figures.tsx'
import { ApplyStage } from './apply-stage.tsx'
import { DetailsStage } from './details-stage.tsx'
import { EstimateStage } from './estimate-stage.tsx'
import { StageList } from './stage-list.tsx'
import { useFinanceSteps } from './use-finance-steps.ts'

/** From a quote to the lender in four steps (FIN-007, FIN-045); each is a form that also works without scripts. */
export function FinanceSteps({ facts, initial }: { facts: FinanceStepsFacts; initial: FinanceStepsState }) {
  const steps = useFinanceSteps(facts, initial)
  const { stage, values, errors, quote, problem, reference, redirectUrl, isBusy, refusals } = steps
  const formRef = useRef<HTMLFormElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (formRef.current) hearEarly(formRef.current)
  }, [])
  const shown = useRef(stage)
  useLayoutEffect(() => {
    if (shown.current !== stage) headingRef.current?.focus()
    shown.current = stage
  }, [stage])
  useLayoutEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])
  const { purchasePrice, isAsking } = steps
  const view = quoteView(quote, { range: facts.range, loanTerm: Number(values.loanTerm), purchasePrice })
  const fields = { values, errors, onChange: steps.change }
  if (redirectUrl !== null) return <GoOn {...{ redirectUrl, reference }} lender={facts.site.lender} />
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      aria-busy={isBusy}
      onSubmit={(event: FormEvent<HTMLFormElement>) => steps.submit(event)}
      className="grid grid-cols-1 gap-6"
    >
      <StageList stage={stage} />
      <input type="hidden" name="stage" value={stage} />
      <h2
        ref={headingRef}
        tabIndex={-1}
        className="font-display text-2xl font-semibold text-ink outline-none"
      >
        {STAGES[stage]}
      </h2>
      {problem ? (
        <div role="alert" className="rounded-card border-2 border-danger bg-danger-soft p-4 text-ink">
          <p className="font-semibold">{problem}</p>
          {reference ? (
            <p className="mt-1">Your enquiry reached us: reference {reference}. We will call you.</p>
          ) : null}
        </div>
      ) : null}
      <Stage index={0} stage={stage}>
        <EstimateStage {...fields} picks={facts.picks} carPrice={facts.car.price} />
      </Stage>
      <Stage index={1} stage={stage}>
        <DetailsStage {...fields} onChallenge={steps.setChallenge} />
      </Stage>
      {stage === 0 || stage === 2 ? (
        <div
          className={`rounded-card border border-line bg-studio p-5 ${quote ? '' : 'hidden scripting:block'}`}
        >
          <QuoteFigures view={view} isAsking={isAsking} />
        </div>
      ) : null}
      {stage === 2 ? (
        <p className="font-medium text-ink">
          This is an indication from what you told us, not an approval. The lender decides after your
          application.
        </p>
      ) : null}
      <Stage index={3} stage={stage}>
        <ApplyStage {...fields} site={facts.site} />
      </Stage>
      {/* First in the markup, so that Enter presses it */}
      <div className="flex flex-row-reverse flex-wrap justify-between gap-3">
        <Button type="submit" name="step_action" value={stage === STAGES.length - 1 ? 'send' : 'next'}>
          {onWords(steps)}
        </Button>
        {stage > 0 ? (
          <Button type="submit" name="step_action" value="back" variant="secondary">
            Back
          </Button>
        ) : null}
        {stage === 1 && errors.code ? (
          <Button
            type="submit"
            name="step_action"
            value="code_again"
            variant="secondary"
            className="scripting:hidden"
          >
            Text me another code
          </Button>
        ) : null}
      </div>
    </form>
  )
}

function onWords({ stage, isBusy, values }: ReturnType<typeof useFinanceSteps>): string {
  if (stage === STAGES.length - 1) return isBusy ? 'Sending…' : 'Apply to lender'
  return isBusy && values.code !== '' ? 'Checking…' : 'Next'
}

/** Other stages stay in the page, hidden, so that their answers are sent too. */
function Stage({ index, stage, children }: { index: number; stage: number; children: ReactNode }) {
  return <div hidden={index !== stage}>{children}</div>
}

type GoOnProps = { redirectUrl: string; reference: string | null; lender: string }

function GoOn({ redirectUrl, reference, lender }: GoOnProps) {
  return (
    <div className="grid gap-4">
      <p role="status" className="text-lg text-ink">
        Your enquiry is sent{reference ? `, reference ${reference}` : ''}. Your application continues with{' '}
        {lender}.
      </p>
      <Button href={redirectUrl}>Continue to {lender}</Button>
    </div>
  )
}
