import { Select } from '#src/ui/form/field.tsx'
import { Button } from '#src/ui/button.tsx'
import { useLayoutEffect, useRef } from 'react'
import { hearEarly } from '#src/ui/hear-early.ts'
import { dollarsText, termChoices } from '#src/features/finance/domain/calculator-bounds.ts'
import type { FinanceOffer } from '#src/features/finance/domain/finance-offer.ts'
import {
  planBounds,
  type PlanField,
  type PlanFields,
  type PlanMessages,
} from '#src/features/finance/domain/finance-plan.ts'
import { FREQUENCIES } from '#src/features/finance/domain/repayment.ts'
import { StepField } from './step-field.tsx'

type CalculatorFormProps = {
  offer: FinanceOffer
  fields: PlanFields
  messages: PlanMessages
  onChange: (name: PlanField, text: string) => void
  onCommit: (name: PlanField, text: string) => void
}

const WORDS = { weekly: 'Weekly', fortnightly: 'Fortnightly', monthly: 'Monthly' } as const

/** The calculator's fields (FIN-011); without scripts the form reloads the page with them in the address. */
export function CalculatorForm({ offer, fields, messages, onChange, onCommit }: CalculatorFormProps) {
  const bounds = planBounds(offer)
  const field = (name: Exclude<PlanField, 'frequency' | 'term'>) => ({
    name,
    value: fields[name],
    bounds: bounds[name],
    message: messages[name],
    onChange: (text: string) => onChange(name, text),
    onCommit: (text: string) => onCommit(name, text),
  })
  const formRef = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (formRef.current) hearEarly(formRef.current)
  }, [])
  return (
    <form
      ref={formRef}
      method="get"
      action="#finance-calculator"
      onSubmit={(event) => event.preventDefault()}
      className="grid content-start gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      <fieldset className="sm:col-span-2">
        <legend className="control-label mb-1.5">Repay</legend>
        <div className="grid grid-cols-3 overflow-hidden rounded-control border border-line-strong">
          {(Object.keys(FREQUENCIES) as (keyof typeof FREQUENCIES)[]).map((each) => (
            <label
              key={each}
              className="flex min-h-11 cursor-pointer items-center justify-center border-line-strong px-1 text-sm font-medium text-ink not-first:border-l has-checked:bg-action has-checked:text-on-action has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-current"
            >
              <input
                type="radio"
                name="frequency"
                value={each}
                checked={fields.frequency === each}
                onChange={() => onCommit('frequency', each)}
                className="sr-only"
              />
              {WORDS[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <StepField
        {...field('amount')}
        label="Loan amount"
        hint={`up to ${dollarsText(bounds.amount.max)}`}
        format={dollarsText}
      />
      <StepField
        {...field('interest')}
        label="Interest rate"
        hint={`${bounds.interest.min} to ${bounds.interest.max}%`}
        format={String}
        unit="% p.a."
      />
      <StepField {...field('tradeIn')} label="Deposit or trade-in" isOptional format={dollarsText} />
      <StepField {...field('residual')} label="Residual or balloon" isOptional format={dollarsText} />
      <TermField
        offer={offer}
        value={fields.term}
        message={messages.term}
        onCommit={(term) => onCommit('term', term)}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          Work it out
        </Button>
      </noscript>
    </form>
  )
}

type TermFieldProps = {
  offer: FinanceOffer
  value: string
  message: string | undefined
  onCommit: (term: string) => void
}

function TermField({ offer, value, message, onCommit }: TermFieldProps) {
  return (
    <Select
      name="term"
      label="Term"
      frame="sm:col-span-2"
      value={value}
      error={message}
      isSudden
      onChange={(event) => onCommit(event.target.value)}
      options={termChoices(offer.terms).map((years) => ({
        value: String(years),
        label: years === 1 ? '1 year' : `${years} years`,
      }))}
    />
  )
}
