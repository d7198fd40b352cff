import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { isReservable } from '#src/features/vehicles/domain/button-rules.ts'
import { toVehicleFacts } from '#src/features/vehicles/domain/facts/vehicle-facts.ts'
import type { LeadService } from '#src/features/leads/server/lead-service.ts'
import type { PaymentService } from '#src/features/payments/server/payment-service.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import type { DatabaseTransaction, Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { LeadId } from '#src/shared/domain/ids.ts'
import { type HoldEvent, nextHold } from '#src/features/reservations/domain/hold-machine.ts'
import type { Reservation } from '#src/features/reservations/domain/reservation.ts'
import { toEnquiry } from '../reservation-lead.ts'
import type { ReservationLinks } from '../reservation-links.ts'
import { findActive, moveReservation } from '../reservation-repository.ts'

export type HoldDeskDeps = {
  store: Store
  clock: Clock
  leads: Pick<LeadService, 'submitEnquiry' | 'tellEnded'>
  vehicles: Pick<VehicleService, 'lock' | 'hold'>
  payments: PaymentService
  links: ReservationLinks
}
export type Steps = ReturnType<typeof createSteps>
type Outcome = 'held' | 'refunded' | 'unfinished'

/** Thrown to roll back a transaction: another process was first, or the vehicle is gone. */
export class SettledError extends Error {}
export class HoldLostError extends Error {}

/** The steps that make up every change of a hold; each throws to roll back its whole transaction. */
export function createSteps(deps: HoldDeskDeps) {
  const { store, clock, leads, vehicles, links } = deps
  const now = () => new Date(clock.now())

  /** Applies an event to a reservation, or throws if another process changed it first. */
  async function move(
    trx: DatabaseTransaction,
    reservation: Reservation,
    { event, ...change }: { event: HoldEvent; holdEndsAt?: Date; leadId?: string; forgetsFields?: boolean },
  ): Promise<void> {
    const to = nextHold(reservation.state, event)
    const isMoved =
      to &&
      (await moveReservation(trx, reservation.id, { from: reservation.state, to, at: now(), ...change }))
    if (!isMoved) throw new SettledError()
  }

  /** Locks the vehicle and removes obstacles; throws if someone else has it or it is no longer for sale. */
  async function clearVehicle(trx: DatabaseTransaction, { id, vehicleId }: Reservation): Promise<void> {
    const vehicle = await vehicles.lock(trx, vehicleId)
    if (!vehicle || !isReservable(toVehicleFacts(vehicle), { reserveOnline: true })) throw new HoldLostError()
    const other = await findActive(trx, vehicleId)
    if (!other || other.id === id) return
    const isOver = Date.parse(other.holdEndsAt) <= clock.now()
    if (!isOver) throw new HoldLostError()
    // If its own money arrives it finds the hold over; the loop ends a paid one before another takes its place
    if (other.state === 'held') throw new HoldLostError()
    await move(trx, other, { event: 'lapsed' })
  }

  /** Stores the lead of an outcome together with `also`, all or nothing. False if another process was first. */
  async function storeWithLead(
    site: SiteContext,
    reservation: Reservation,
    step: {
      outcome: Outcome
      holdEndsAt: Date | null
      also(trx: DatabaseTransaction, leadId?: LeadId): Promise<void>
    },
  ): Promise<boolean> {
    const { outcome, holdEndsAt, also } = step
    const manageUrl = outcome === 'held' ? `${site.origin}${await links.pathOf(reservation)}` : null
    const input = toEnquiry(reservation, { outcome, holdEndsAt, manageUrl })
    try {
      const stored = await leads.submitEnquiry(site, { ...input, also: (trx, lead) => also(trx, lead.id) })
      if (stored.ok) return !stored.value.isRepeat
      // The form rules have changed since; that must not hold up a payment
      if (outcome === 'held') throw new HoldLostError()
      await store.db.transaction().execute((trx) => also(trx))
      return true
    } catch (error) {
      if (error instanceof SettledError) return false
      throw error
    }
  }

  return { move, clearVehicle, storeWithLead }
}
