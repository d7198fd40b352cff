import type { SiteId } from '#src/shared/domain/ids.ts'
import type { Result } from '#src/shared/domain/result.ts'
import type { Cents } from '#src/shared/domain/money.ts'
import type { SessionState } from '#src/features/payments/domain/payment.ts'

export type SessionOrder = {
  /** Our own id. The same order sent twice returns the same page. */
  paymentId: string
  siteId: SiteId
  amountCents: Cents
  currency: string
  description: string
  email: string
  /** Where the shopper returns, whether they paid or not. */
  returnUrl: string
  leaveUrl: string
  /** When the page should close; a gateway may keep it open longer. */
  closesAtMs: number
}

export type GatewayError = { isForGood: boolean; reason: string }
export type WebhookError = 'bad_signature' | 'stale' | 'unreadable'
export type WebhookRequest = { body: string; signature: string; nowMs: number }

/** A hosted card payment page. The platform never sees a card number. */
export interface PaymentGateway {
  readonly name: 'sandbox' | 'stripe'
  /** Opens a payment page, or returns the existing one for the same payment id. */
  openSession(order: SessionOrder): Promise<Result<{ sessionId: string; url: string }, GatewayError>>
  /** Asks the gateway for the state of a page. */
  findSession(sessionId: string): Promise<Result<SessionState, GatewayError>>
  /** Closes a page so that it can no longer be paid. If it was paid in the meantime the answer is `paid`. */
  closeSession(sessionId: string): Promise<Result<SessionState, GatewayError>>
  /** Refunds the whole charge. Repeating it with the same payment id refunds nothing more. */
  refund(charge: {
    paymentId: string
    chargeId: string
    amountCents: Cents
  }): Promise<Result<{ refundId: string }, GatewayError>>
  /**
   * The payment a webhook is about, once its signature is valid and recent; null for events we do not use.
   * Its claims about money are not trusted: the gateway is asked.
   */
  readWebhook(
    request: WebhookRequest,
  ): Promise<Result<{ sessionId: string; paymentId: string | null } | null, WebhookError>>
}
