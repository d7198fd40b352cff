import { data } from 'react-router'
import { PROOF_AGAIN_FIELD, type ProofAsk } from '#src/shared/domain/form/proof-ask.ts'
import { typedFields } from '#src/features/leads/domain/form/enquiry-fields.ts'
import { toLeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import type { PageContext } from '#src/app/page-context.ts'
import { postedCheckoutErrors } from '#src/features/reservations/domain/posted-checkout.ts'
import {
  type CheckoutValues,
  errorsUpTo,
  PURCHASE_STEPS,
  type PurchaseStep,
  readCheckout,
} from '#src/features/reservations/domain/checkout-fields.ts'
import {
  type ReservationError,
  reservationError,
} from '#src/features/reservations/domain/reservation-errors.ts'
import type { JourneyState } from './parts/journey-form.tsx'
import { readPosted, startAs } from './checkout-action.ts'

type Posted = { slug: string; step: PurchaseStep; values: CheckoutValues; body: Record<string, unknown> }

/**
 * The action of the online purchase: next, back or pay. The answers travel in the form and are checked again
 * each time, so a step can be neither skipped nor forged; the delivery price is always our own.
 */
export async function postJourney(page: PageContext, request: Request) {
  const slug = new URL(request.url).searchParams.get('car_id') ?? ''
  const posted = await readPosted(request)
  const { body, refusal } = posted
  const step = PURCHASE_STEPS.find((each) => each === body.step) ?? 'details'
  if (refusal) return answer({ step, values: readCheckout(body) }, { error: refusal })
  const form = { slug, step, values: readCheckout(body), body }
  const index = PURCHASE_STEPS.indexOf(step)
  if (body.move === 'back') return show(page, form, PURCHASE_STEPS[Math.max(0, index - 1)] ?? 'details')
  const isPaying = body.move === 'pay' || typeof body[PROOF_AGAIN_FIELD] === 'string'
  return isPaying ? pay(page, request, form) : next(page, form)
}

async function next(page: PageContext, form: Posted) {
  const { site } = page
  const wrong = errorsUpTo(
    form.step,
    postedCheckoutErrors(form.values, { kind: 'purchase', site: toLeadFormSite(site.config) }),
  )
  if (wrong)
    return answer(
      { step: wrong.step, values: form.values },
      { error: reservationError('invalid_fields', wrong.errors) },
    )
  const index = PURCHASE_STEPS.indexOf(form.step)
  return show(page, form, PURCHASE_STEPS[index + 1] ?? 'review')
}

/** A step with the delivery estimate so far; a postcode nobody delivers to leads back to its question. */
async function show({ site, services }: PageContext, { slug, values }: Posted, step: PurchaseStep) {
  const isAsked = values.handover === 'delivery' && (step === 'payment' || step === 'review')
  if (!isAsked) return answer({ step, values }, {})
  const postcode = values.delivery_postcode ?? ''
  const delivery = await services.reservations.estimateDelivery(site, slug, postcode)
  return delivery.ok
    ? answer({ step, values }, { delivery: delivery.value })
    : answer({ step: 'handover', values }, { error: delivery.error })
}

async function pay(page: PageContext, request: Request, { slug, values, body }: Posted) {
  const { site, services } = page
  const { leave, error, headers, proof } = await startAs(page, request, {
    kind: 'purchase',
    vehicle: slug,
    body,
  })
  if (leave) return leave
  const wrong = errorsUpTo('review', error.fields)
  const step = wrong?.step ?? 'review'
  const delivery =
    step === 'review' && values.handover === 'delivery'
      ? await services.reservations.estimateDelivery(site, slug, values.delivery_postcode ?? '')
      : null
  return answer(
    { step, values },
    {
      error: wrong ? { ...error, fields: wrong.errors } : error,
      delivery: delivery?.ok ? delivery.value : null,
      headers,
      proof,
    },
  )
}

type Shown = {
  error?: ReservationError
  delivery?: JourneyState['delivery']
  headers?: [string, string][]
  proof?: ProofAsk | null | undefined
}

/** The next view of the purchase; no cache may keep it. */
function answer(
  { step, values }: Pick<JourneyState, 'step' | 'values'>,
  { error, delivery = null, headers = [], proof = null }: Shown,
) {
  const shown = { ...values, ...typedFields(values) }
  const problem = error ? { message: error.message, fields: error.fields, values: shown, proof } : null
  const state: JourneyState = { step, values: shown, delivery, problem }
  return data(state, {
    status: error?.status ?? 200,
    headers: [['cache-control', 'private, no-store'], ...headers],
  })
}
