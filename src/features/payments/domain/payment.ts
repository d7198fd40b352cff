import type { SiteId } from '#src/shared/domain/ids.ts'
import type { Cents } from '#src/shared/domain/money.ts'

/** The only currency deposits are taken in. */
export const CURRENCY = 'aud'

/** open: asked for; closed: the page is shut and nothing was paid; refund_due: to be given back. */
export const PAYMENT_STATES = ['open', 'closed', 'paid', 'refund_due', 'refunded'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Why money goes back. */
export type RefundReason = 'taken' | 'late' | 'wrong_amount' | 'cancelled' | 'hold_ended' | 'lead_refused'

/** Money asked for at a gateway for one reservation. Times are ISO 8601 in UTC. */
export type Payment = {
  id: string
  siteId: SiteId
  reservationId: string
  gateway: 'sandbox' | 'stripe'
  amountCents: Cents
  currency: string
  state: PaymentState
  sessionId: string | null
  url: string | null
  chargeId: string | null
  takenCents: Cents | null
  attempts: number
}

/** What a gateway says of its page: still open, shut without money, or paid with what was taken. */
export type SessionState =
  | { state: 'open' }
  | { state: 'closed' }
  | { state: 'paid'; chargeId: string; amountCents: Cents; currency: string }

/** Whether what was taken is exactly what was asked for. */
export function isAsAsked(payment: Pick<Payment, 'amountCents' | 'currency'>, taken: SessionState): boolean {
  return (
    taken.state === 'paid' &&
    taken.amountCents === payment.amountCents &&
    taken.currency.toLowerCase() === payment.currency
  )
}
