import type { SiteId } from '#src/shared/domain/ids.ts'
import type { Result } from '#src/shared/domain/result.ts'
import type { Cents } from '#src/shared/domain/money.ts'
import type { SessionState } from '../../domain/payment.ts'

/** What a hosted payment page is made from. */
export type SessionOrder = {
  /** Our own id: the same order sent twice gives the same page. */
  paymentId: string
  siteId: SiteId
  amountCents: Cents
  currency: string
  description: string
  email: string
  /** Where the shopper comes back to, paid or not. */
  returnUrl: string
  leaveUrl: string
  /** When the page is to shut; a gateway may keep it open longer. */
  closesAtMs: number
}

export type GatewayError = { isForGood: boolean; reason: string }
export type WebhookError = 'bad_signature' | 'stale' | 'unreadable'
export type WebhookRequest = { body: string; signature: string; nowMs: number }

/** A hosted card payment page. Neither side ever holds a card number here. */
export interface PaymentGateway {
  readonly name: 'sandbox' | 'stripe'
  /** Opens a payment page; again with the same payment id it gives the same page. */
  openSession(order: SessionOrder): Promise<Result<{ sessionId: string; url: string }, GatewayError>>
  /** What became of a page, asked at the gateway itself. */
  findSession(sessionId: string): Promise<Result<SessionState, GatewayError>>
  /** Shuts a page so that nothing can be paid on it any more; a page paid meanwhile answers `paid`. */
  closeSession(sessionId: string): Promise<Result<SessionState, GatewayError>>
  /** Gives the whole charge back; again with the same payment id it gives back nothing more. */
  refund(charge: {
    paymentId: string
    chargeId: string
    amountCents: Cents
  }): Promise<Result<{ refundId: string }, GatewayError>>
  /**
   * The payment a webhook is about, once its signature is proved and fresh; null for news we have no use for. What
   * it says of money is never believed: the page itself is asked.
   */
  readWebhook(
    request: WebhookRequest,
  ): Promise<Result<{ sessionId: string; paymentId: string | null } | null, WebhookError>>
}
