import { Form } from 'react-router'
import { AU_STATES } from '#src/shared/domain/au-state.ts'
import { described, errorOf, FieldLabel, FieldNotes, SelectField } from './trade-in-field.tsx'
import { ProblemSummary, type TradeInProblem } from './trade-in-problem.tsx'
import { useOneSubmit } from './use-one-submit.ts'

type PlateFormProps = { state: string; carId: string | null; problem: TradeInProblem | undefined }

/** The first step: the plate and its state, or on without one (TRADE-002, TRADE-007). */
export function PlateForm({ state, carId, problem }: PlateFormProps) {
  const { isBusy, onSubmit } = useOneSubmit()
  const regoError = errorOf(problem?.fields, 'rego')
  return (
    <Form
      method="post"
      // Named: the address itself may carry an id that is no vehicle of this site's
      action={carId ? `/cars/trade-in?car_id=${carId}` : '/trade-in'}
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
      aria-busy={isBusy}
    >
      <ProblemSummary problem={problem} />
      {carId ? <input type="hidden" name="car_id" value={carId} /> : null}
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <div className="flex flex-col gap-1.5">
          <FieldLabel name="rego" label="Your rego" />
          <input
            id="rego"
            name="rego"
            type="text"
            maxLength={12}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="123 ABC"
            defaultValue={problem?.values.rego ?? ''}
            {...described('rego', { error: regoError })}
            aria-required
            className="h-14 w-full rounded-control border-2 border-ink bg-surface px-4 text-center font-display text-2xl font-semibold tracking-[0.16em] text-ink uppercase outline-offset-2 placeholder:text-ink-muted/60 focus-visible:outline-2 focus-visible:outline-focus aria-invalid:border-danger"
          />
          <FieldNotes name="rego" error={regoError} />
        </div>
        <SelectField
          name="regoState"
          label="State"
          className="[&_select]:h-14"
          options={AU_STATES.map((each) => ({ value: each, label: each }))}
          defaultValue={problem?.values.regoState || state}
          error={errorOf(problem?.fields, 'regoState')}
        />
      </div>
      <button
        type="submit"
        name="intent"
        value="lookup"
        className="button-primary min-h-13 text-lg"
        disabled={isBusy}
      >
        {isBusy ? 'Looking it up…' : 'Find my vehicle'}
      </button>
      <button
        type="submit"
        name="intent"
        value="by_hand"
        className="inline-flex min-h-11 items-center justify-center self-center text-base font-medium text-ink underline underline-offset-4"
      >
        No rego? Enter it by hand
      </button>
    </Form>
  )
}
