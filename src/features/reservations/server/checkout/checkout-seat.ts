import type { Payment } from '#src/features/payments/domain/payment.ts'
import type { PaymentService } from '#src/features/payments/server/payment-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { type ReservationError, reservationError } from '../../domain/reservation-errors.ts'
import type { Reservation } from '../../domain/reservation.ts'
import { isUniqueViolation } from '../holds/hold-desk.ts'
import type { ReservationLinks } from '../reservation-links.ts'
import { findActive, findReservation, insertReservation } from '../reservation-repository.ts'

type SeatDeps = {
  store: Store
  clock: Clock
  payments: PaymentService
  links: ReservationLinks
  /** Ends or settles a checkout whose time is over, or which its own shopper starts anew. */
  release(site: SiteContext, reservation: Reservation, event: 'lapsed' | 'cancelled'): Promise<void>
}
export type Started = Result<{ payUrl: string }, ReservationError>

/** One shopper at a time before a vehicle: taking the place, and the payment page that goes with it (RSV-005). */
export function createSeat(deps: SeatDeps) {
  const { store, clock, payments, links } = deps
  const isOver = (pending: Reservation) => Date.parse(pending.holdEndsAt) <= clock.now()

  async function take(site: SiteContext, reservation: Reservation): Promise<Started> {
    const other = await findActive(store.db, reservation.vehicleId)
    // Another press of the same form was quicker: its page is this one's too, and must not be closed for it
    if (other && isSameForm(other, reservation) && !isOver(other)) return toPage(site, other)
    const refusal = other && (await clearWay(site, reservation, other))
    if (refusal) return fail(refusal)
    try {
      const payment = await store.db.transaction().execute(async (trx) => {
        await insertReservation(trx, reservation)
        return payments.request(trx, site, {
          reservationId: reservation.id,
          amountCents: reservation.terms.depositCents,
        })
      })
      if (!payment) return fail(reservationError('no_processor'))
      return await toPage(site, reservation, payment)
    } catch (error) {
      // Two shoppers, or two presses, at the same moment: the index lets one through (RSV-005)
      if (!isUniqueViolation(error)) throw error
      const twin = await findReservation(store.db, { siteId: site.id, formKey: reservation.formKey })
      return twin?.state === 'pending' ? toPage(site, twin) : fail(reservationError('being_paid'))
    }
  }

  /** Frees the vehicle of a checkout that is over or is the same shopper's own; says why when somebody else has it. */
  async function clearWay(
    site: SiteContext,
    wanted: Reservation,
    other: Reservation,
  ): Promise<ReservationError | null> {
    const isOwn = other.siteId === wanted.siteId && other.phone === wanted.phone
    if (other.state === 'held') return reservationError(isOwn ? 'own_reservation' : 'already_reserved')
    if (!isOver(other) && !isOwn) return reservationError('being_paid')
    await deps.release(site, other, isOver(other) ? 'lapsed' : 'cancelled')
    const still = await findActive(store.db, wanted.vehicleId)
    if (!still) return null
    return reservationError(still.state === 'held' && isOwn ? 'own_reservation' : 'being_paid')
  }

  async function toPage(site: SiteContext, reservation: Reservation, known?: Payment): Promise<Started> {
    const payment = known ?? (await payments.ofReservation(reservation.id))
    const page = `${site.origin}${await links.pathOf(reservation)}`
    const { terms, fields, reference } = reservation
    const payUrl =
      payment &&
      (await payments.openPage(site, payment, {
        description: `Deposit for ${terms.vehicle.name} (${reference})`,
        email: fields.email ?? '',
        returnUrl: page,
        leaveUrl: `${page}?left=1`,
        closesAtMs: Date.parse(reservation.holdEndsAt),
      }))
    if (payUrl) return ok({ payUrl })
    await deps.release(site, reservation, 'cancelled')
    return fail(reservationError('gateway_away'))
  }

  return { take, toPage }
}

function isSameForm(other: Reservation, wanted: Reservation): boolean {
  return other.state === 'pending' && other.siteId === wanted.siteId && other.formKey === wanted.formKey
}
