import { data, redirectDocument } from 'react-router'
import { signInHref } from '#src/features/accounts/domain/sign-in-address.ts'
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
  page: PageContext,
  request: Request,
  asked: { kind: ReservationKind; vehicle: string; body: Body },
) {
  const { leave, error, headers } = await startAs(page, request, asked)
  return leave ?? refuse(error, asked.body, headers)
}

/**
 * Starts a checkout as whoever sent the request. `leave` is where the browser goes: to the payment page, or to a texted
 * code when too much is held from where it is; null when the form comes back.
 */
export async function startAs(
  { site, services, address, path }: PageContext,
  request: Request,
  asked: { kind: ReservationKind; vehicle: string; body: Body },
) {
  const channel = asked.body.idempotency_key ? 'web_script' : 'web_form'
  const cookie = request.headers.get('cookie')
  const { visitor, cookies } = await services.accounts.visitor(site, { address, cookie })
  const headers = cookies.map((line): [string, string] => ['set-cookie', line])
  const started = await services.reservations.start(site, { ...asked, channel, visitor })
  const leaveFor = (href: string) => ({
    leave: redirectDocument(href, { status: 303, headers }),
    error: null,
    headers,
  })
  if (started.ok) return leaveFor(started.value.payUrl)
  if (started.error.code !== 'code_needed') return { leave: null, error: started.error, headers }
  const here = `${path}${new URL(request.url).search}`
  const href = signInHref({ type: 'checkout', redirect: here, back: here })
  return leaveFor(href)
}

/** The answer of a refused form; nothing of it is kept by anybody between. */
export function refuse(error: ReservationError, body: Body, cookies: [string, string][] = []) {
  const problem: CheckoutProblem = {
    message: error.message,
    fields: error.fields,
    values: readCheckout({ ...body, ...typedFields(body) }),
  }
  return data(problem, {
    status: error.status,
    headers: [['cache-control', 'private, no-store'], ...cookies],
  })
}
