import { setCookies } from '#src/app/set-cookies.ts'
import { data, redirectDocument } from 'react-router'
import type { ProofAsk } from '#src/shared/domain/form/proof-ask.ts'
import { isSameOrigin, readPostedForm } from '#src/app/posted-form.ts'
import type { PageContext } from '#src/app/page-context.ts'
import { typedFields } from '#src/features/leads/domain/form/enquiry-fields.ts'
import { readCheckout } from '#src/features/reservations/domain/checkout-fields.ts'
import {
  type ReservationError,
  reservationError,
} from '#src/features/reservations/domain/reservation-errors.ts'
import type { ReservationKind } from '#src/features/reservations/domain/reservation.ts'
import type { CheckoutProblem } from './parts/checkout-parts.tsx'

type Body = Record<string, unknown>

/** The posted body of a checkout from this site's own pages, or why it cannot be read and what could. */
export async function readPosted(
  request: Request,
): Promise<{ body: Body; refusal: ReservationError | null }> {
  if (!isSameOrigin(request)) return { body: {}, refusal: reservationError('cross_origin') }
  const read = await readPostedForm(request)
  return read.ok
    ? { body: read.value, refusal: null }
    : { body: read.error.typed, refusal: reservationError(read.error.code) }
}

/** Starts the reservation and goes to the payment page, or returns the error with what was typed. */
export async function startCheckout(
  page: PageContext,
  request: Request,
  asked: { kind: ReservationKind; vehicle: string; body: Body },
) {
  const { leave, error, ...shown } = await startAs(page, request, asked)
  return leave ?? refuse(error, asked.body, shown)
}

/**
 * Starts a checkout for whoever sent the request. `leave` is the payment page, or null when the form comes
 * back. It comes back with `proof` when too much is already held from the visitor's network and the form
 * needs a code texted to its own phone.
 */
export async function startAs(
  { site, services, address }: PageContext,
  request: Request,
  asked: { kind: ReservationKind; vehicle: string; body: Body },
) {
  const channel = asked.body.idempotency_key ? 'web_script' : 'web_form'
  const { phone = '' } = readCheckout(asked.body)
  const cookie = request.headers.get('cookie')
  const form = { purpose: 'checkout', address, cookie, body: asked.body, phone } as const
  const { answer, proof, cookies } = await services.accounts.stepUp(site, form, {
    send: (visitor) => services.reservations.start(site, { ...asked, channel, visitor }),
    needsCode: (started) => !started.ok && started.error.code === 'code_needed',
  })
  const headers = setCookies(cookies)
  if (answer?.ok)
    return { leave: redirectDocument(answer.value.payUrl, { status: 303, headers }), error: null, headers }
  return { leave: null, error: answer ? answer.error : reservationError('code_needed'), headers, proof }
}

type Shown = { headers?: [string, string][]; proof?: ProofAsk | null | undefined }

/** The answer to a refused form; no cache may keep it. */
export function refuse(error: ReservationError, body: Body, { headers = [], proof = null }: Shown = {}) {
  const problem: CheckoutProblem = {
    message: error.message,
    fields: error.fields,
    values: readCheckout({ ...body, ...typedFields(body) }),
    proof,
  }
  return data(problem, {
    status: error.status,
    headers: [['cache-control', 'private, no-store'], ...headers],
  })
}
