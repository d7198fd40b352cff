import { data, redirectDocument } from 'react-router'
import { isSameOrigin, readLeadBody } from '#src/features/leads/server/intake/lead-body.ts'
import type { PageContext } from '#src/page-context.ts'
import { typedFields } from '#src/features/leads/domain/form/enquiry-fields.ts'
import { readCheckout } from '../domain/checkout-fields.ts'
import { type ReservationError, reservationError } from '../domain/reservation-errors.ts'
import type { ReservationKind } from '../domain/reservation.ts'
import type { CheckoutProblem } from '../ui/checkout-parts.tsx'

type Body = Record<string, unknown>

/** The posted body of a checkout of this site's own pages, or why it cannot be read and what was. */
export async function readPosted(
  request: Request,
): Promise<{ body: Body; refusal: ReservationError | null }> {
  if (!isSameOrigin(request)) return { body: {}, refusal: reservationError('cross_origin') }
  const read = await readLeadBody(request)
  return read.ok
    ? { body: read.value, refusal: null }
    : { body: read.error.typed, refusal: reservationError(read.error.code) }
}

/** Starts the reservation and leads to the payment page, or gives the error with what was typed. */
export async function startCheckout(
  { site, services }: PageContext,
  asked: { kind: ReservationKind; vehicle: string; body: Body },
) {
  const channel = asked.body.idempotency_key ? 'web_script' : 'web_form'
  const started = await services.reservations.start(site, { ...asked, channel })
  return started.ok ? redirectDocument(started.value.payUrl, 303) : refuse(started.error, asked.body)
}

/** The answer of a refused form; nothing of it is kept by anybody between. */
export function refuse(error: ReservationError, body: Body) {
  const problem: CheckoutProblem = {
    message: error.message,
    fields: error.fields,
    values: readCheckout({ ...body, ...typedFields(body) }),
  }
  return data(problem, { status: error.status, headers: { 'cache-control': 'private, no-store' } })
}
