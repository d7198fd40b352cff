import type { SiteId } from '#src/shared/domain/ids.ts'
import type { Cents } from '#src/shared/domain/money.ts'

/** The only currency accepted for deposits. */
export const CURRENCY = 'aud'

/** open: requested; closed: the page closed without payment; refund_due: waiting to be refunded. */
export const PAYMENT_STATES = ['open', 'closed', 'paid', 'refund_due', 'refunded'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Why money is refunded. */
export type RefundReason = 'taken' | 'late' | 'wrong_amount' | 'cancelled' | 'hold_ended' | 'lead_refused'

/** A payment requested at a gateway for one reservation. Times are ISO 8601 in UTC. */
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

/** The gateway's answer about its page: open, closed without payment, or paid with the amount taken. */
export type SessionState =
  | { state: 'open' }
  | { state: 'closed' }
  | { state: 'paid'; chargeId: string; amountCents: Cents; currency: string }

/** Whether the amount taken is exactly the amount requested. */
export function isAsAsked(payment: Pick<Payment, 'amountCents' | 'currency'>, taken: SessionState): boolean {
  return (
    taken.state === 'paid' &&
    taken.amountCents === payment.amountCents &&
    taken.currency.toLowerCase() === payment.currency
  )
}
