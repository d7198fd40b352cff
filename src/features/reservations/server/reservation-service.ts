import { parseLeadReference } from '#src/features/leads/domain/intake/lead-reference.ts'
import { FIXED_DAYS } from '#src/features/privacy/domain/retention-kind.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import type { Reservation } from '../domain/reservation.ts'
import { type ReservationView, toReservationView } from '../domain/reservation-view.ts'
import { type CheckoutDeps, createCheckout } from './checkout/checkout-start.ts'
import { createHoldDesk } from './holds/hold-desk.ts'
import type { HoldDeskDeps } from './holds/hold-steps.ts'
import { createFollower } from './holds/money-follower.ts'
import { createOpenPayments } from './open-payments.ts'
import { createRounds } from './reservation-rounds.ts'
import { createReservationLinks, type ReservationLink } from './reservation-links.ts'
import type { SignedLinks } from '#src/platform/signing/signed-links.ts'
import type { Signer } from '#src/platform/signing/signer.ts'
import { createReservationRecords } from './reservation-records.ts'
import {
  countReservations,
  findReservation,
  forgetFields,
  listReservations,
  type ReservationFilter,
} from './reservation-repository.ts'

type ReservationServiceDeps = Omit<HoldDeskDeps, 'links'> &
  Omit<CheckoutDeps, 'links' | 'release'> & {
    signer: Signer
    signed: SignedLinks
    findSite(siteId: SiteId): Promise<SiteContext | null>
    onFault(error: unknown): void
  }
export type ReservationService = ReturnType<typeof createReservationService>

/** How long the name behind an unpaid checkout is kept, in case a payment arrives late. */
const FORGOTTEN_AFTER_MS = FIXED_DAYS.unfinishedCheckouts * 86_400_000

/** Reserving and buying online: checkout, holds, refunds and operator commands (RSV-001 to RSV-009). */
export function createReservationService(deps: ReservationServiceDeps) {
  const { store, payments } = deps
  const { db } = store
  const links = createReservationLinks(deps)
  const desk = createHoldDesk({ ...deps, links })
  const follower = createFollower(deps, desk)
  const { release, follow } = follower

  const checkout = createCheckout({ ...deps, links, release })

  const stateOf = (site: SiteContext, link: ReservationLink) => links.stateOf(site.id, link)

  async function find(site: SiteContext, link: ReservationLink): Promise<Reservation | null> {
    const reference = parseLeadReference(link.reference)
    if (!reference || (await stateOf(site, link)) !== 'good') return null
    return findReservation(db, { siteId: site.id, reference })
  }

  async function view(reservation: Reservation): Promise<ReservationView> {
    return toReservationView(reservation, await payments.ofReservation(reservation.id))
  }

  /** Ends a reservation at any stage; false if it was already over. */
  async function cancel(site: SiteContext, reservation: Reservation): Promise<boolean> {
    if (reservation.state === 'pending') {
      await release(site, reservation, 'cancelled')
      const now = await findReservation(db, { id: reservation.id })
      // Paid at the last moment, so it is now a hold that the shopper does not want
      return now?.state === 'held' ? cancel(site, now) : true
    }
    const payment = await payments.ofReservation(reservation.id)
    return desk.end(site, reservation, { payment, event: 'cancelled' })
  }

  return {
    ...checkout,

    /** Why a link from a mail cannot be opened, for its page. */
    stateOf,

    /** A shopper's reservation by signed link, asking the gateway first if needed; null if the link is not ours. */
    async show(site: SiteContext, link: ReservationLink): Promise<ReservationView | null> {
      const reservation = await find(site, link)
      if (!reservation) return null
      const payment = await payments.ofReservation(reservation.id)
      if (payment && (reservation.state === 'pending' || reservation.state === 'expired'))
        await follow(site, payment)
      const now = await findReservation(db, { id: reservation.id })
      return now && view(now)
    },

    /** Cancels by signed link; repeating it has no effect. The refund starts automatically. */
    async cancelByLink(site: SiteContext, link: ReservationLink): Promise<void> {
      const reservation = await find(site, link)
      if (reservation) await cancel(site, reservation)
    },

    /** Handles a verified webhook by asking the gateway. Errors are those of the signature. */
    async receiveWebhook(site: SiteContext, news: { gateway: string; body: string; signature: string }) {
      const read = await payments.readWebhook(site, news)
      if (read.ok && read.value) await follow(site, read.value)
      return read.ok ? { ok: true as const } : read
    },

    listOpenPayments: createOpenPayments(deps),
    ...createRounds(deps, { desk, ...follower }),

    /** For operators, newest first. */
    async list(filter: ReservationFilter) {
      return Promise.all(
        (await listReservations(db, filter)).map(async (reservation) => ({
          reservation,
          payment: await payments.ofReservation(reservation.id),
        })),
      )
    },

    /** For operators: cancels and refunds, or records the sale, by site and reference; false if none is open. */
    async act(
      site: SiteContext,
      { reference, action }: { reference: string; action: 'cancel' | 'complete' },
    ) {
      const parsed = parseLeadReference(reference)
      const found = parsed && (await findReservation(db, { siteId: site.id, reference: parsed }))
      if (!found) return false
      return action === 'cancel' ? cancel(site, found) : desk.complete(found)
    },

    /** Anonymises abandoned checkouts; returns how many. */
    tidy: (nowMs: number, limit: number) => forgetFields(db, new Date(nowMs - FORGOTTEN_AFTER_MS), limit),
    /** The number of reservations and payments in each state, for metrics. */
    counts: async () => ({ reservations: await countReservations(db), payments: await payments.count() }),
    personRecords: createReservationRecords({ db, payments }),
    pathOf: links.pathOf,
  }
}
