import { Button } from '#src/ui/button.tsx'
import { Form } from 'react-router'
import { AU_STATES } from '#src/shared/domain/au-state.ts'
import { Field, Select } from '#src/ui/form/field.tsx'
import { errorOf, ProblemSummary, type TradeInProblem } from './trade-in-problem.tsx'
import { useOneSubmit } from './use-one-submit.ts'

type PlateFormProps = {
  state: string
  carId: string | null
  problem: TradeInProblem | undefined
  /** Nothing is looked up: the vehicle is described by hand. */
  isTowed: boolean
}

/** The first step: the plate and its state, or continue without one (TRADE-002, TRADE-007). */
export function PlateForm({ state, carId, problem, isTowed }: PlateFormProps) {
  const { isBusy, onSubmit } = useOneSubmit()
  return (
    <Form
      method="post"
      // Explicit, because the page's own address may carry an id that is not one of this site's vehicles
      action={carId ? `/cars/trade-in?car_id=${carId}` : '/trade-in'}
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
      aria-busy={isBusy}
    >
      <ProblemSummary problem={problem} />
      {carId ? <input type="hidden" name="car_id" value={carId} /> : null}
      {isTowed ? (
        <Button type="submit" name="intent" value="by_hand" size="large" isBusy={isBusy}>
          Tell us what you have
        </Button>
      ) : (
        <Plate state={state} problem={problem} isBusy={isBusy} />
      )}
    </Form>
  )
}

type PlateProps = Pick<PlateFormProps, 'state' | 'problem'> & { isBusy: boolean }

function Plate({ state, problem, isBusy }: PlateProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <Field
          id="rego"
          name="rego"
          label="Your rego"
          need="required"
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="123 ABC"
          defaultValue={problem?.values.rego ?? ''}
          error={errorOf(problem?.fields, 'rego')}
          className="min-h-14 border-2 border-ink text-center font-display text-2xl font-semibold tracking-[0.16em] uppercase placeholder:text-ink-muted/60 aria-invalid:border-danger aria-invalid:shadow-none"
        />
        <Select
          need="required"
          id="regoState"
          name="regoState"
          label="State"
          className="min-h-14"
          options={AU_STATES.map((each) => ({ value: each, label: each }))}
          defaultValue={problem?.values.regoState || state}
          error={errorOf(problem?.fields, 'regoState')}
        />
      </div>
      <Button type="submit" name="intent" value="lookup" size="large" isBusy={isBusy}>
        {isBusy ? 'Looking it up…' : 'Find my vehicle'}
      </Button>
      <button
        type="submit"
        name="intent"
        value="by_hand"
        className="inline-flex min-h-11 items-center justify-center self-center text-base font-medium text-ink underline underline-offset-4"
      >
        No rego? Enter it by hand
      </button>
    </>
  )
}
