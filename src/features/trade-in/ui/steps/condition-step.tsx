import { questionsFor } from '#src/features/trade-in/domain/condition-questions.ts'
import { conditionHeading } from '#src/features/trade-in/domain/trade-in-words.ts'
import type { ValuationView } from '#src/features/trade-in/domain/valuation-view.ts'
import { KmsField } from '../kms-field.tsx'
import { stepHref } from '../step-frame.tsx'
import { errorOf } from '../trade-in-problem.tsx'
import { RadioGroup } from '#src/ui/form/radio-group.tsx'
import { StepForm, StepHeading, type StepProps } from './step-form.tsx'

/** Kilometres and the condition questions; each answer becomes a line of the offer (TRADE-006). */
export function ConditionStep({ view, ...step }: StepProps & { view: ValuationView }) {
  const { problem, token } = step
  const itemType = view.vehicle?.itemType ?? 'car'
  return (
    <>
      <StepHeading>{conditionHeading(itemType)}</StepHeading>
      <p className="mt-2 max-w-prose text-ink-muted">
        Answer as it is today: we look it over together when you bring it in, and an honest answer is the one
        that holds.
      </p>
      <StepForm {...step} step="condition" submitLabel="Continue" backHref={stepHref(token, 'vehicle')}>
        {itemType === 'caravan' ? null : (
          <KmsField
            key={problem ? 'again' : 'first'}
            defaultValue={problem?.values.kms ?? (view.kms === null ? '' : String(view.kms))}
            error={errorOf(problem?.fields, 'kms')}
          />
        )}
        {questionsFor(itemType).map(({ id, question, hint, answers }) => (
          <RadioGroup
            key={id}
            name={`answer.${id}`}
            legend={question}
            hint={hint}
            look="stack"
            options={answers.map((answer) => ({ value: answer.id, label: answer.label }))}
            defaultValue={problem?.values[`answer.${id}`] ?? view.answers[id]}
            error={errorOf(problem?.fields, `answer.${id}`)}
          />
        ))}
      </StepForm>
    </>
  )
}
