import { randomBytes } from 'node:crypto'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database, DatabaseTransaction, Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { Cents } from '#src/shared/domain/money.ts'
import { retryWaitMs } from '../domain/payment-machine.ts'
import { CURRENCY, type Payment, type RefundReason, type SessionState } from '../domain/payment.ts'
import type { GatewayError, PaymentGateway, SessionOrder, WebhookError } from './gateway/payment-gateway.ts'
import {
  countPayments,
  forgetGateway,
  findByReservation,
  findBySession,
  insertPayment,
  listDue,
  movePayment,
  postpone,
  setSession,
} from './payment-repository.ts'

type PaymentServiceDeps = {
  store: Store
  clock: Clock
  /** A site's gateway, or null if it has none or its secrets are not set. */
  gatewayFor(site: SiteContext): PaymentGateway | null
  /** Receives gateway failures, without shopper data. */
  onFault(reason: string): void
}
export type PaymentService = ReturnType<typeof createPaymentService>

/** Delay before a payment is first checked if neither shopper nor webhook returned. */
const FIRST_LOOK_MS = 60_000
const BATCH = 50

/** Reservation payments: requested on a gateway's page, checked until resolved, and refunded when owed. */
export function createPaymentService({ store, clock, gatewayFor, onFault }: PaymentServiceDeps) {
  const { db } = store
  const now = () => new Date(clock.now())

  const asked = createAsking(onFault)

  return {
    /** Whether the site can take a deposit now, which requires a payment processor (RSV-004). */
    isOpen: (site: SiteContext): boolean => gatewayFor(site) !== null,

    /** Stores a requested payment with its reservation. Null if the site has no gateway. */
    async request(
      transaction: DatabaseTransaction,
      site: SiteContext,
      { reservationId, amountCents }: { reservationId: string; amountCents: Cents },
    ): Promise<Payment | null> {
      const gateway = gatewayFor(site)
      if (!gateway) return null
      const payment = {
        id: `pay_${randomBytes(12).toString('hex')}`,
        siteId: site.id,
        reservationId,
        gateway: gateway.name,
        amountCents,
        currency: CURRENCY,
        state: 'open' as const,
      }
      const nextAt = new Date(clock.now() + FIRST_LOOK_MS)
      await insertPayment(transaction, payment, { at: now(), nextAt })
      return { ...payment, sessionId: null, url: null, chargeId: null, takenCents: null, attempts: 0 }
    },

    /** Opens the gateway's page for a payment, or returns the one already open. */
    async openPage(
      site: SiteContext,
      payment: Payment,
      order: Omit<SessionOrder, 'paymentId' | 'siteId' | 'amountCents' | 'currency'>,
    ): Promise<string | null> {
      if (payment.url) return payment.url
      const { id: paymentId, siteId, amountCents, currency } = payment
      const opened = await asked(
        gatewayFor(site)?.openSession({ ...order, paymentId, siteId, amountCents, currency }),
      )
      if (opened) await setSession(db, paymentId, opened)
      return opened?.url ?? null
    },

    /** The payment of a reservation, or null; `from` is the caller's transaction, if any. */
    ofReservation: (reservationId: string, from: Database = db) => findByReservation(from, reservationId),

    /**
     * Asks the gateway for the state of a payment's page; `close` closes it first. Null if the gateway does
     * not answer. A page without an address was never shown to anyone.
     */
    async look(site: SiteContext, payment: Payment, close = false): Promise<SessionState | null> {
      if (!payment.sessionId) return close ? { state: 'closed' } : { state: 'open' }
      const gateway = gatewayFor(site)
      return asked(close ? gateway?.closeSession(payment.sessionId) : gateway?.findSession(payment.sessionId))
    },

    ...createBooks(clock),
    ...createRounds({ store, clock, gatewayFor, onFault }),

    /** The payment a webhook is about; null if it is not this site's. Errors: an invalid signature. */
    async readWebhook(
      site: SiteContext,
      { gateway: name, body, signature }: { gateway: string; body: string; signature: string },
    ): Promise<Result<Payment | null, WebhookError | 'no_gateway'>> {
      const gateway = gatewayFor(site)
      if (gateway?.name !== name) return fail('no_gateway')
      const read = await gateway.readWebhook({ body, signature, nowMs: clock.now() })
      if (!read.ok) return read
      if (!read.value) return ok(null)
      const payment = await findBySession(db, site.id, { gateway: name, ...read.value })
      // A webhook may arrive before the response that gives the page id
      if (payment && !payment.sessionId) payment.sessionId = read.value.sessionId
      return ok(payment)
    },

    /** Deletes the gateway's ids for a reservation's payment when its retention ends. */
    forget: (transaction: DatabaseTransaction, reservationId: string) =>
      forgetGateway(transaction, reservationId),

    /** The number of payments in each state. */
    count: () => countPayments(db),
  }
}

/** Payment changes that reservations record in their own transactions. Repeating one has no effect. */
function createBooks(clock: Clock) {
  const now = () => new Date(clock.now())
  return {
    /** Marks a payment as paid in the transaction that uses it; false if it already was. */
    markPaid: (transaction: DatabaseTransaction, payment: Payment, taken: SessionState) =>
      movePayment(transaction, payment.id, { event: 'paid', paid_at: now(), ...takenOf(taken) }),

    /** Marks a refund as due; false if it already was. The refund worker does the rest. */
    markOwed: (
      transaction: DatabaseTransaction,
      payment: Payment,
      { reason, taken }: { reason: RefundReason; taken?: SessionState },
    ) =>
      movePayment(transaction, payment.id, {
        event: 'owed_back',
        refund_reason: reason,
        next_at: now(),
        ...(taken ? { paid_at: now(), ...takenOf(taken) } : {}),
      }),

    /** Marks a page as closed without payment. */
    markShut: (transaction: DatabaseTransaction, payment: Payment) =>
      movePayment(transaction, payment.id, { event: 'shut' }),
  }
}

/** The background rounds: checking unreported payments, and paying refunds that are due. */
function createRounds({ store, clock, gatewayFor, onFault }: PaymentServiceDeps) {
  const { db } = store
  const now = () => new Date(clock.now())
  const asked = createAsking(onFault)
  return {
    /** Open payments due for a gateway check; each is rescheduled. */
    async dueLooks(): Promise<Payment[]> {
      const due = await listDue(db, 'open', { now: now(), limit: BATCH })
      for (const { id, attempts } of due)
        await postpone(db, id, new Date(clock.now() + retryWaitMs(attempts)))
      return due
    },

    /** Pays refunds that are due, retrying an unreachable gateway indefinitely. Returns how many were refunded. */
    async giveBack(findSite: (id: Payment['siteId']) => Promise<SiteContext | null>): Promise<number> {
      let count = 0
      for (const payment of await listDue(db, 'refund_due', { now: now(), limit: BATCH })) {
        await postpone(db, payment.id, new Date(clock.now() + retryWaitMs(payment.attempts)))
        const site = await findSite(payment.siteId)
        const refund =
          site &&
          (await asked(
            gatewayFor(site)?.refund({
              paymentId: payment.id,
              chargeId: payment.chargeId ?? '',
              amountCents: payment.takenCents ?? payment.amountCents,
            }),
          ))
        if (!refund) continue
        const change = { event: 'given_back', refund_id: refund.refundId, refunded_at: now() } as const
        if (await movePayment(db, payment.id, change)) count += 1
      }
      return count
    },
  }
}

/** Calls a gateway and reports a failure; null if it does not answer. */
function createAsking(onFault: PaymentServiceDeps['onFault']) {
  return async <T>(answer: Promise<Result<T, GatewayError>> | undefined): Promise<T | null> => {
    const result = await answer
    if (!result) onFault('The site has no gateway any more')
    else if (!result.ok) onFault(result.error.reason)
    return result?.ok ? result.value : null
  }
}

function takenOf(taken: SessionState) {
  return taken.state === 'paid' ? { charge_id: taken.chargeId, taken_cents: taken.amountCents } : {}
}
