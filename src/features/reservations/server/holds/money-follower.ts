import type { Payment } from '#src/features/payments/domain/payment.ts'
import type { PaymentService } from '#src/features/payments/server/payment-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import type { Reservation } from '#src/features/reservations/domain/reservation.ts'
import type { HoldDesk } from './hold-desk.ts'
import { findReservation } from '../reservation-repository.ts'

type FollowerDeps = {
  store: Store
  payments: PaymentService
  findSite(siteId: SiteId): Promise<SiteContext | null>
}
export type Follower = ReturnType<typeof createFollower>

/** Asks gateways about payments and acts on the answer. */
export function createFollower({ store, payments, findSite }: FollowerDeps, desk: HoldDesk) {
  const { db } = store

  /** Closes a checkout's page and ends it; money that arrived meanwhile is used instead. */
  async function release(
    site: SiteContext,
    reservation: Reservation,
    event: 'lapsed' | 'cancelled' | 'yielded',
  ): Promise<void> {
    const home = await homeOf(site, reservation)
    const payment = await payments.ofReservation(reservation.id)
    const found = payment && (await payments.look(home, payment, true))
    if (payment && found?.state === 'paid') await desk.settle(home, reservation, { payment, taken: found })
    // Yields only once its page is closed, so that nobody is charged for a vehicle another shopper gets
    else if (event === 'yielded' && payment && found?.state !== 'closed') return
    // An unreachable gateway cannot tell; the payment stays open and is checked again
    else
      await desk.giveOver(home, reservation, {
        payment: found ? payment : null,
        event: event === 'yielded' ? 'lapsed' : event,
      })
  }

  /** A vehicle may be on several sites; money and lead belong to the site that took them. */
  async function homeOf(site: SiteContext, { siteId }: Reservation): Promise<SiteContext> {
    return siteId === site.id ? site : ((await findSite(siteId)) ?? site)
  }

  /** Asks the gateway about a payment and acts on the answer; for the return page, the webhook and the loop. */
  async function follow(site: SiteContext, payment: Payment): Promise<void> {
    const reservation = await findReservation(db, { id: payment.reservationId })
    if (!reservation || (payment.state !== 'open' && payment.state !== 'closed')) return
    const found = await payments.look(site, payment)
    if (found?.state === 'paid') await desk.settle(site, reservation, { payment, taken: found })
    else if (found?.state === 'closed' && reservation.state === 'pending')
      await desk.giveOver(site, reservation, { payment, event: 'lapsed' })
    else if (reservation.state !== 'pending' && payment.state === 'open')
      await shut(site, payment, reservation)
  }

  /** Closes the open page of a checkout that is over, so that it can no longer be paid. */
  async function shut(site: SiteContext, payment: Payment, reservation: Reservation): Promise<void> {
    const found = await payments.look(site, payment, true)
    if (found?.state === 'paid') await desk.settle(site, reservation, { payment, taken: found })
    else if (found?.state === 'closed')
      await db.transaction().execute((trx) => payments.markShut(trx, payment))
  }

  return { release, follow }
}
