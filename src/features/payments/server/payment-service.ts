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
  /** The gateway of a site, or null where it has none or its secrets are not set. */
  gatewayFor(site: SiteContext): PaymentGateway | null
  /** What went wrong at a gateway, without anything about the shopper. */
  onFault(reason: string): void
}
export type PaymentService = ReturnType<typeof createPaymentService>

/** How long after its page was opened a payment is first looked for, when neither shopper nor webhook came back. */
const FIRST_LOOK_MS = 60_000
const BATCH = 50

/** Money of reservations: asked for on a gateway's page, looked for until found, given back until it is back. */
export function createPaymentService({ store, clock, gatewayFor, onFault }: PaymentServiceDeps) {
  const { db } = store
  const now = () => new Date(clock.now())

  const asked = createAsking(onFault)

  return {
    /** Whether the site can take a deposit now: a payment processor is present (RSV-004). */
    isOpen: (site: SiteContext): boolean => gatewayFor(site) !== null,

    /** Stores a payment to be asked for, with its reservation. Null where the site has no gateway. */
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

    /** Opens the gateway's page of a payment, or gives the one that is open. */
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

    /** The payment of a reservation, or null; `from` is the transaction that asks, if one does. */
    ofReservation: (reservationId: string, from: Database = db) => findByReservation(from, reservationId),

    /**
     * What became of a payment's page, asked at the gateway; `close` shuts it first. Null when the gateway does not
     * answer. A page that never got an address was never seen by anybody.
     */
    async look(site: SiteContext, payment: Payment, close = false): Promise<SessionState | null> {
      if (!payment.sessionId) return close ? { state: 'closed' } : { state: 'open' }
      const gateway = gatewayFor(site)
      return asked(close ? gateway?.closeSession(payment.sessionId) : gateway?.findSession(payment.sessionId))
    },

    ...createBooks(clock),
    ...createRounds({ store, clock, gatewayFor, onFault }),

    /** The payment a gateway's webhook is about; null for one that is not this site's. Errors: the signature's. */
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
      // News may overtake the answer that names the page
      if (payment && !payment.sessionId) payment.sessionId = read.value.sessionId
      return ok(payment)
    },

    /** Forgets by which names the gateway knows the payment of a reservation, when its period is over. */
    forget: (transaction: DatabaseTransaction, reservationId: string) =>
      forgetGateway(transaction, reservationId),

    /** How many payments stand in each state. */
    count: () => countPayments(db),
  }
}

/** What reservations book of their money, in their own transactions; each once, however often it is told. */
function createBooks(clock: Clock) {
  const now = () => new Date(clock.now())
  return {
    /** Books a payment as paid in the transaction that uses it; false when it was booked before. */
    markPaid: (transaction: DatabaseTransaction, payment: Payment, taken: SessionState) =>
      movePayment(transaction, payment.id, { event: 'paid', paid_at: now(), ...takenOf(taken) }),

    /** Books money as owed back; false when it is already. The refund worker does the rest. */
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

    /** Books that a page is shut and nothing was paid. */
    markShut: (transaction: DatabaseTransaction, payment: Payment) =>
      movePayment(transaction, payment.id, { event: 'shut' }),
  }
}

/** What the loop does: looking for money nobody told of, and giving back what is owed. */
function createRounds({ store, clock, gatewayFor, onFault }: PaymentServiceDeps) {
  const { db } = store
  const now = () => new Date(clock.now())
  const asked = createAsking(onFault)
  return {
    /** Open payments whose gateway is to be asked now; each is then asked again later. */
    async dueLooks(): Promise<Payment[]> {
      const due = await listDue(db, 'open', { now: now(), limit: BATCH })
      for (const { id, attempts } of due)
        await postpone(db, id, new Date(clock.now() + retryWaitMs(attempts)))
      return due
    },

    /** Gives back what is owed; a gateway that is away is asked again later, without end. Gives how many went back. */
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

/** Asks a gateway and tells a fault; null when it does not answer. */
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
