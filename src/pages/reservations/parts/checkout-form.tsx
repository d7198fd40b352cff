import { Button } from '#src/ui/button.tsx'
import { ProblemBox } from '#src/ui/page/problem-box.tsx'
import { AskedProof } from '#src/ui/form/asked-proof.tsx'
import type { LeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import { RememberedNote } from '#src/ui/form/remembered-note.tsx'
import { checkoutErrors } from '#src/features/reservations/domain/checkout-fields.ts'
import type { CheckoutOffer } from '#src/features/reservations/domain/checkout-offer.ts'
import {
  Agreement,
  type CheckoutProblem,
  FORM_ID,
  Honeypot,
  Notice,
  PersonFields,
} from './checkout-parts.tsx'
import { useCheckout } from './use-checkout.ts'

type CheckoutFormProps = { offer: CheckoutOffer; site: LeadFormSite; posted: CheckoutProblem | null }

/** Reserving in one form: who, the conditions, on to the payment page (RSV-001). */
export function CheckoutForm({ offer, site, posted }: CheckoutFormProps) {
  const { formRef, problem, isRemembered, isSending, onSubmit, forget } = useCheckout({
    siteSlug: site.slug,
    posted,
    errorsOf: (values) => checkoutErrors(values, { kind: 'reservation', site }),
  })
  return (
    <form ref={formRef} method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-8">
      {problem ? <ProblemBox problem={problem} idPrefix={`${FORM_ID}-`} /> : null}
      {posted?.proof ? (
        <AskedProof proof={posted.proof} goOn="Go on to the payment page" phone={site.phone} />
      ) : null}
      <input type="hidden" name="idempotency_key" defaultValue="" />
      <Honeypot />
      <section aria-labelledby="details" className="flex flex-col gap-4">
        <h2 id="details" className="font-display text-xl font-semibold text-ink">
          Your details
        </h2>
        {isRemembered ? <RememberedNote onForget={forget} /> : null}
        <PersonFields site={site} problem={problem} />
      </section>
      <Agreement site={site} problem={problem} conditions={offer.conditions} />
      <div className="flex flex-col gap-3">
        <Button type="submit" isBusy={isSending} size="large">
          {isSending ? 'Opening the payment page…' : `Pay ${offer.depositText} and reserve`}
        </Button>
        <p className="text-sm text-ink-muted">
          You pay on the next page, by card. We never see or keep your card number.
        </p>
      </div>
      <Notice site={site} />
    </form>
  )
}
