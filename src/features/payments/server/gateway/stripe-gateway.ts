import Stripe from 'stripe'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { SessionState } from '#src/features/payments/domain/payment.ts'
import type { GatewayError, PaymentGateway, SessionOrder } from './payment-gateway.ts'
import { checkSignature } from './webhook-signature.ts'

type StripeOptions = {
  secretKey: string
  webhookSecret: string
  clock: Clock
  /** Replaces Stripe's own address, for tests. */
  api?: { host: string; port: number; protocol: 'http' | 'https' }
}

/** Stripe keeps a Checkout page open for at least 30 minutes; closeSession closes ours sooner. */
const OPEN_MS_MIN = 31 * 60_000
const TIMEOUT_MS = 10_000
/** Webhook events for a page being paid or closed. */
const NEWS = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])

/** Card payments on Stripe Checkout: pages, refunds and signed webhooks. */
export function createStripeGateway({ secretKey, webhookSecret, clock, api }: StripeOptions): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...api,
  })

  return {
    name: 'stripe',

    openSession: (order) =>
      attempt(async () => {
        const session = await stripe.checkout.sessions.create(toParams(order, clock.now()), {
          idempotencyKey: `open-${order.paymentId}`,
        })
        if (!session.url) throw new Error('No address of the page')
        return { sessionId: session.id, url: session.url }
      }),

    findSession: (sessionId) =>
      attempt(async () => toState(await stripe.checkout.sessions.retrieve(sessionId))),

    closeSession: (sessionId) =>
      attempt(async () => {
        const found = toState(await stripe.checkout.sessions.retrieve(sessionId))
        if (found.state !== 'open') return found
        try {
          return toState(await stripe.checkout.sessions.expire(sessionId))
        } catch (error) {
          // Paid between the two calls, so it can no longer be closed
          const now = toState(await stripe.checkout.sessions.retrieve(sessionId))
          if (now.state === 'open') throw error
          return now
        }
      }),

    refund: ({ paymentId, chargeId }) =>
      attempt(async () => {
        const refund = await stripe.refunds
          .create({ payment_intent: chargeId }, { idempotencyKey: `refund-${paymentId}` })
          .catch((error: unknown) => {
            if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')
              return { id: 'already_refunded' }
            throw error
          })
        return { refundId: refund.id }
      }),

    async readWebhook(request) {
      const checked = checkSignature(webhookSecret, request)
      return checked.ok ? readNews(request.body) : checked
    },
  }
}

function toParams(order: SessionOrder, nowMs: number): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    client_reference_id: order.paymentId,
    customer_email: order.email,
    success_url: order.returnUrl,
    cancel_url: order.leaveUrl,
    expires_at: Math.ceil(Math.max(order.closesAtMs, nowMs + OPEN_MS_MIN) / 1000),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency,
          unit_amount: order.amountCents,
          product_data: { name: order.description },
        },
      },
    ],
  }
}

function toState(session: Stripe.Checkout.Session): SessionState {
  if (session.payment_status === 'paid') {
    const { payment_intent: charge } = session
    return {
      state: 'paid',
      chargeId: typeof charge === 'string' ? charge : (charge?.id ?? ''),
      amountCents: session.amount_total ?? 0,
      currency: session.currency ?? '',
    }
  }
  return { state: session.status === 'expired' ? 'closed' : 'open' }
}

function readNews(
  body: string,
): Result<{ sessionId: string; paymentId: string | null } | null, 'unreadable'> {
  try {
    const event = JSON.parse(body) as {
      type?: unknown
      data?: { object?: { id?: unknown; client_reference_id?: unknown } }
    }
    const { id, client_reference_id: paymentId } = event.data?.object ?? {}
    if (typeof event.type !== 'string' || !NEWS.has(event.type) || typeof id !== 'string') return ok(null)
    return ok({ sessionId: id, paymentId: typeof paymentId === 'string' ? paymentId : null })
  } catch {
    return fail('unreadable')
  }
}

async function attempt<T>(call: () => Promise<T>): Promise<Result<T, GatewayError>> {
  try {
    return ok(await call())
  } catch (error) {
    const status = error instanceof Stripe.errors.StripeError ? (error.statusCode ?? 0) : 0
    const name = error instanceof Error ? error.name : 'Error'
    // 409 and 429 are temporary; every other 4xx is our own mistake
    const isForGood = status >= 400 && status < 500 && status !== 409 && status !== 429
    return fail({ isForGood, reason: `${name} ${status}` })
  }
}
