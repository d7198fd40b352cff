import type { Generated } from 'kysely'
import type { SiteId } from '#src/shared/domain/ids.ts'
import type { PaymentState, RefundReason } from '../domain/payment.ts'

export type PaymentsTable = {
  id: string
  site_id: SiteId
  reservation_id: string
  gateway: 'sandbox' | 'stripe'
  amount_cents: number
  currency: string
  state: PaymentState
  session_id: string | null
  url: string | null
  charge_id: string | null
  refund_id: string | null
  taken_cents: number | null
  refund_reason: RefundReason | null
  attempts: Generated<number>
  next_at: Date
  created_at: Date
  paid_at: Date | null
  refunded_at: Date | null
}

export type SandboxSessionsTable = {
  id: string
  payment_id: string
  site_id: SiteId
  amount_cents: number
  currency: string
  description: string
  state: 'open' | 'challenge' | 'paid' | 'expired'
  return_url: string
  leave_url: string
  expires_at: Date
  refunded_cents: Generated<number>
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    payments: PaymentsTable
    sandbox_sessions: SandboxSessionsTable
  }
}
