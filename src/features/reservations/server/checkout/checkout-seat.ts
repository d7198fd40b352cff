import type { Payment } from '#src/features/payments/domain/payment.ts'
import type { PaymentService } from '#src/features/payments/server/payment-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { type Proof, shareMark } from '#src/shared/domain/visitor.ts'
import type { DatabaseTransaction, Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { judgeHold } from '#src/features/reservations/domain/hold-limits.ts'
import { yieldsToAnother } from '#src/features/reservations/domain/hold-machine.ts'
import {
  type ReservationError,
  reservationError,
} from '#src/features/reservations/domain/reservation-errors.ts'
import type { Reservation } from '#src/features/reservations/domain/reservation.ts'
import { isUniqueViolation } from '../holds/hold-desk.ts'
import type { ReservationLinks } from '../reservation-links.ts'
import { countUnpaid, lockHolds } from '../hold-counts.ts'
import { findActive, findReservation, insertReservation } from '../reservation-repository.ts'

type SeatDeps = {
  store: Store
  clock: Clock
  payments: PaymentService
  links: ReservationLinks
  /** Ends or settles a checkout that has timed out, or that its own shopper restarts. */
  release(
    site: SiteContext,
    reservation: Reservation,
    event: 'lapsed' | 'cancelled' | 'yielded',
  ): Promise<void>
}
/** Thrown to roll back the whole transaction. */
class RefusedError extends Error {
  readonly code: 'code_needed' | 'too_many_holds' | 'no_processor'
  constructor(code: RefusedError['code']) {
    super(code)
    this.code = code
  }
}
export type Started = Result<{ payUrl: string }, ReservationError>

/** Lets one shopper at a time take a vehicle, along with its payment page (RSV-005). */
export function createSeat(deps: SeatDeps) {
  const { store, clock, payments, links } = deps
  const isOver = (pending: Reservation) => Date.parse(pending.holdEndsAt) <= clock.now()

  async function take(site: SiteContext, reservation: Reservation, proof: Proof): Promise<Started> {
    const other = await findActive(store.db, reservation.vehicleId)
    // Another press of the same form was quicker: its page serves this one too and must stay open
    if (other && isSameForm(other, reservation) && !isOver(other)) return toPage(site, other)
    const refusal = other && (await clearWay(site, { wanted: reservation, proof }, other))
    if (refusal) return fail(refusal)
    try {
      const payment = await store.db.transaction().execute(async (trx) => {
        await admit(trx, reservation, proof)
        await insertReservation(trx, reservation)
        const asked = await payments.request(trx, site, {
          reservationId: reservation.id,
          amountCents: reservation.terms.depositCents,
        })
        if (!asked) throw new RefusedError('no_processor')
        return asked
      })
      return await toPage(site, reservation, payment)
    } catch (error) {
      // Two shoppers or presses at the same moment: the unique index lets one through (RSV-005)
      const isRefused = error instanceof RefusedError
      if (!isRefused && !isUniqueViolation(error)) throw error
      const twin = await findReservation(store.db, { siteId: site.id, formKey: reservation.formKey })
      if (twin?.state === 'pending') return toPage(site, twin)
      return fail(reservationError(isRefused ? error.code : 'being_paid'))
    }
  }

  /** Counts and stores under one lock, so that simultaneous presses are all counted. */
  async function admit(trx: DatabaseTransaction, { siteId, marks }: Reservation, proof: Proof) {
    await lockHolds(trx, siteId)
    const verdict = judgeHold(marks, await countUnpaid(trx, siteId, { marks, nowMs: clock.now() }), proof)
    if (verdict !== 'free')
      throw new RefusedError(verdict === 'code_needed' ? 'code_needed' : 'too_many_holds')
  }

  /** Ends a checkout of the vehicle that is over, the same shopper's own or must yield; else says who has it. */
  async function clearWay(
    site: SiteContext,
    { wanted, proof }: { wanted: Reservation; proof: Proof },
    other: Reservation,
  ): Promise<ReservationError | null> {
    const isOwn = isSamePerson(other, wanted) && (proof === 'phone' || isSameBrowser(other, wanted))
    const began = { beganMs: Date.parse(other.createdAt), nowMs: clock.now() }
    const isYielding = !isOwn && yieldsToAnother(other.state, began)
    if (other.state === 'held') return reservationError(isOwn ? 'own_reservation' : 'already_reserved')
    if (!isOver(other) && !isOwn && !isYielding) return reservationError('being_paid')
    await deps.release(site, other, isOver(other) ? 'lapsed' : isOwn ? 'cancelled' : 'yielded')
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

function isSamePerson(other: Reservation, wanted: Reservation): boolean {
  return other.siteId === wanted.siteId && other.phone === wanted.phone
}

/** Merely typing another shopper's phone number must not end their checkout. */
function isSameBrowser(other: Reservation, wanted: Reservation): boolean {
  return shareMark('device', other.marks, wanted.marks) || shareMark('network', other.marks, wanted.marks)
}
