import type { PaymentState } from './payment.ts'

export type PaymentEvent = 'paid' | 'shut' | 'owed_back' | 'given_back'

const NEXT: Record<PaymentState, Partial<Record<PaymentEvent, PaymentState>>> = {
  // Money may arrive after the page was closed, and is refunded if it cannot be used
  open: { paid: 'paid', shut: 'closed', owed_back: 'refund_due' },
  closed: { paid: 'paid', owed_back: 'refund_due' },
  paid: { owed_back: 'refund_due' },
  refund_due: { given_back: 'refunded' },
  refunded: {},
}

/** The state after an event, or null if the event changes nothing because it is repeated or too late. */
export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState | null {
  return NEXT[state][event] ?? null
}

/** The states in which an event applies. Used as the condition of the update, so that only one process applies it. */
export function paymentStatesBefore(event: PaymentEvent): PaymentState[] {
  return (Object.keys(NEXT) as PaymentState[]).filter((state) => nextPayment(state, event) !== null)
}

const FIRST_WAIT_MS = 20_000
const LONGEST_WAIT_MS = 6 * 3_600_000

/** Delay before asking a gateway again: 20 seconds, doubling each time up to six hours. */
export function retryWaitMs(attempts: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 20))
}
