import { Button } from '#src/ui/button.tsx'
import { ProblemBox } from '#src/ui/page/problem-box.tsx'
import { AskedProof } from '#src/ui/form/asked-proof.tsx'
import type { LeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import { RememberedNote } from '#src/ui/form/remembered-note.tsx'
import {
  checkoutErrors,
  type CheckoutValues,
  errorsUpTo,
  PURCHASE_STEPS,
  type PurchaseStep,
  STEP_FIELDS,
  STEP_TITLES,
} from '#src/features/reservations/domain/checkout-fields.ts'
import type { CheckoutOffer } from '#src/features/reservations/domain/checkout-offer.ts'
import {
  Agreement,
  type CheckoutProblem,
  FORM_ID,
  Honeypot,
  Notice,
  PersonFields,
} from './checkout-parts.tsx'
import { HandoverStep, PaymentStep, ReviewStep } from './journey-steps.tsx'
import { useCheckout } from './use-checkout.ts'

/** The state of a purchase between two posts; the server checks everything in it again. */
export type JourneyState = {
  step: PurchaseStep
  values: CheckoutValues
  delivery: { postcode: string; place: string; priceCents: number } | null
  problem: CheckoutProblem | null
}
type JourneyFormProps = {
  offer: CheckoutOffer
  site: LeadFormSite
  state: JourneyState
  hasTradeIn: boolean
  /** The shopper came here by a button of the step before or after. */
  isMoved: boolean
}

/**
 * One step of the online purchase; earlier answers travel with the form, so each step works by itself
 * (RSV-002).
 */
export function JourneyForm({ offer, site, state, hasTradeIn, isMoved }: JourneyFormProps) {
  const { step, values, delivery } = state
  const { formRef, problem, isRemembered, isSending, onSubmit, forget } = useCheckout({
    siteSlug: site.slug,
    posted: state.problem,
    errorsOf: (posted) => errorsUpTo(step, checkoutErrors(posted, { kind: 'purchase', site }))?.errors ?? [],
  })
  const shown = problem ?? { message: '', fields: [], values }
  const isLast = step === 'review'
  return (
    <form
      ref={formRef}
      key={step}
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-6"
    >
      {problem ? <ProblemBox problem={problem} idPrefix={`${FORM_ID}-`} /> : null}
      {state.problem?.proof ? (
        <AskedProof
          proof={state.problem.proof}
          goOn="Go on to the payment page"
          phone={site.phone}
          button={{ name: 'move', value: 'pay' }}
        />
      ) : null}
      <Carried step={step} values={values} />
      <Honeypot />
      <h2
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: a step is a page; who has only keys need not go through its head again
        autoFocus={isMoved && state.problem === null}
        className="scroll-mt-28 font-display text-2xl font-semibold text-ink outline-none"
      >
        {STEP_TITLES[step]}
      </h2>
      {step === 'details' ? (
        <>
          {isRemembered ? <RememberedNote onForget={forget} /> : null}
          <PersonFields site={site} problem={shown} />
          <Notice site={site} />
        </>
      ) : null}
      {step === 'handover' ? <HandoverStep offer={offer} problem={shown} /> : null}
      {step === 'payment' ? <PaymentStep offer={offer} problem={shown} hasTradeIn={hasTradeIn} /> : null}
      {isLast ? (
        <>
          <ReviewStep offer={offer} values={values} delivery={delivery} />
          <Agreement site={site} problem={shown} conditions={offer.conditions} />
        </>
      ) : null}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:items-center sm:justify-between">
        {step === 'details' ? (
          <Button href={`/cars/${offer.slug}`} variant="secondary">
            Back to the vehicle
          </Button>
        ) : (
          <Button type="submit" name="move" value="back" variant="secondary">
            Back
          </Button>
        )}
        <Button
          type="submit"
          name="move"
          value={isLast ? 'pay' : 'next'}
          isBusy={isSending}
          className="sm:min-w-56"
        >
          {isLast ? `Pay ${offer.depositText} deposit` : 'Continue'}
        </Button>
      </div>
      {isLast ? (
        <p className="text-sm text-ink-muted">
          You pay on the next page, by card. We never see or keep your card number.
        </p>
      ) : null}
    </form>
  )
}

/** The answers of the other steps, and the key of the form. */
function Carried({ step, values }: Pick<JourneyState, 'step' | 'values'>) {
  const here = STEP_FIELDS[step]
  const names = PURCHASE_STEPS.flatMap((each) => STEP_FIELDS[each]).filter((name) => !here.includes(name))
  const carried: Record<string, string | undefined> = values
  // The marketing box is shown with the conditions.
  const isAsked = (name: string) => name !== 'opt_in' || step !== 'review'
  return (
    <>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="idempotency_key" defaultValue="" />
      {names.map((name) =>
        carried[name] && isAsked(name) ? (
          <input key={name} type="hidden" name={name} value={carried[name]} />
        ) : null,
      )}
    </>
  )
}
