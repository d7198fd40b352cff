/** Who takes card payments of a site; secrets are named by environment variable. */
export type PaymentSettings = {
  gateway: 'none' | 'sandbox' | 'stripe'
  secretKeyEnv: string | null
  webhookSecretEnv: string | null
}

/** How a site reserves vehicles online (RSV-007, RSV-008, ROUTE-002). */
export type ReservationSettings = {
  depositDollars: number
  path: 'checkout' | 'buy-online'
  statesRefund: boolean
}
