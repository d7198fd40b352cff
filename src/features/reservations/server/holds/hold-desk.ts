import {
  isAsAsked,
  type Payment,
  type RefundReason,
  type SessionState,
} from '#src/features/payments/domain/payment.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { LeadId } from '#src/shared/domain/ids.ts'
import { holdEndMs, nextHold } from '#src/features/reservations/domain/hold-machine.ts'
import type { Reservation } from '#src/features/reservations/domain/reservation.ts'
import { createSteps, HoldLostError, type HoldDeskDeps, SettledError, type Steps } from './hold-steps.ts'

/**
 * How payments change holds. Each step is one transaction with its lead. If a process dies between payment and
 * record, asking the gateway again gives the same result: one hold, or a refund (RSV-005).
 */
export function createHoldDesk(deps: HoldDeskDeps) {
  const { clock, vehicles, payments } = deps
  const steps = createSteps(deps)
  const { move, clearVehicle, storeWithLead } = steps

  /** Money that cannot hold the vehicle is refunded, and the dealer is told who wanted it. */
  function giveUp(
    site: SiteContext,
    reservation: Reservation,
    { payment, taken, reason }: { payment: Payment; taken: SessionState; reason: RefundReason },
  ): Promise<boolean> {
    return storeWithLead(site, reservation, {
      outcome: 'refunded',
      holdEndsAt: null,
      also: async (trx, leadId) => {
        if (!(await payments.markOwed(trx, payment, { reason, taken }))) throw new SettledError()
        const leadOf = leadId ? { leadId } : {}
        if (nextHold(reservation.state, 'lost'))
          await move(trx, reservation, { event: 'lost', forgetsFields: true, ...leadOf })
      },
    })
  }

  return {
    /** Applies a paid page's money: holds the vehicle for 48 hours, or refunds it. Repeating it has no effect. */
    async settle(
      site: SiteContext,
      reservation: Reservation,
      { payment, taken }: { payment: Payment; taken: SessionState },
    ): Promise<'held' | 'refunded' | 'settled_before'> {
      if (payment.state !== 'open' && payment.state !== 'closed') return 'settled_before'
      const lost = async (reason: RefundReason) =>
        (await giveUp(site, reservation, { payment, taken, reason })) ? 'refunded' : 'settled_before'
      if (!isAsAsked(payment, taken)) return lost('wrong_amount')
      if (!nextHold(reservation.state, 'paid')) return lost('late')
      const holdEndsAt = new Date(holdEndMs('held', clock.now()))
      try {
        const isNew = await storeWithLead(site, reservation, {
          outcome: 'held',
          holdEndsAt,
          also: async (trx, leadId) => {
            if (!(await payments.markPaid(trx, payment, taken))) throw new SettledError()
            await clearVehicle(trx, reservation)
            await move(trx, reservation, {
              event: 'paid',
              holdEndsAt,
              forgetsFields: true,
              ...(leadId ? { leadId } : {}),
            })
            await vehicles.hold(trx, reservation.vehicleId, holdEndsAt)
          },
        })
        return isNew ? 'held' : 'settled_before'
      } catch (error) {
        if (error instanceof HoldLostError || isUniqueViolation(error)) return lost('taken')
        throw error
      }
    },

    /** Ends an unpaid checkout; the dealer is told who started it. False if another process was first. */
    giveOver(
      site: SiteContext,
      reservation: Reservation,
      { payment, event }: { payment: Payment | null; event: 'lapsed' | 'cancelled' },
    ): Promise<boolean> {
      return storeWithLead(site, reservation, {
        outcome: 'unfinished',
        holdEndsAt: null,
        also: async (trx, leadId) => {
          await move(trx, reservation, { event, ...(leadId ? { leadId } : {}) })
          if (payment) await payments.markShut(trx, payment)
        },
      })
    },

    ...createEndings(deps, steps),
  }
}

/** How a paid hold ends. */
function createEndings({ store, clock, leads, vehicles, payments }: HoldDeskDeps, { move }: Steps) {
  return {
    /** Ends a paid hold: frees the vehicle, owes the money back, tells both sides. False if already ended. */
    async end(
      site: SiteContext | null,
      reservation: Reservation,
      { payment, event }: { payment: Payment | null; event: 'lapsed' | 'cancelled' },
    ): Promise<boolean> {
      try {
        await store.db.transaction().execute(async (trx) => {
          await move(trx, reservation, { event })
          await vehicles.hold(trx, reservation.vehicleId, null)
          const reason = event === 'lapsed' ? 'hold_ended' : 'cancelled'
          if (payment) await payments.markOwed(trx, payment, { reason })
          if (site && reservation.leadId) await leads.tellEnded(trx, site, reservation.leadId as LeadId)
        })
        return true
      } catch (error) {
        if (error instanceof SettledError) return false
        throw error
      }
    },

    /** Sells the vehicle to its holder, deposit included; it stays reserved until the feed says sold. */
    async complete(reservation: Reservation): Promise<boolean> {
      const until = new Date(holdEndMs('completed', clock.now()))
      try {
        await store.db.transaction().execute(async (trx) => {
          await move(trx, reservation, { event: 'completed' })
          await vehicles.hold(trx, reservation.vehicleId, until)
        })
        return true
      } catch (error) {
        if (error instanceof SettledError) return false
        throw error
      }
    },
  }
}

export type HoldDesk = ReturnType<typeof createHoldDesk>

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && (error as { code?: string }).code === '23505'
}
