import type { PaymentState } from './payment.ts'

export type PaymentEvent = 'paid' | 'shut' | 'owed_back' | 'given_back'

const NEXT: Record<PaymentState, Partial<Record<PaymentEvent, PaymentState>>> = {
  // Money may come after the page was shut, and goes back when it cannot be used
  open: { paid: 'paid', shut: 'closed', owed_back: 'refund_due' },
  closed: { paid: 'paid', owed_back: 'refund_due' },
  paid: { owed_back: 'refund_due' },
  refund_due: { given_back: 'refunded' },
  refunded: {},
}

/** The state after an event, or null where the event changes nothing: said twice, or too late. */
export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState | null {
  return NEXT[state][event] ?? null
}

/** The states an event may come in: the condition of its update, so that it happens once among many processes. */
export function paymentStatesBefore(event: PaymentEvent): PaymentState[] {
  return (Object.keys(NEXT) as PaymentState[]).filter((state) => nextPayment(state, event) !== null)
}

const FIRST_WAIT_MS = 20_000
const LONGEST_WAIT_MS = 6 * 3_600_000

/** Wait before asking a gateway again: 20 seconds, doubled each time, at most six hours. */
export function retryWaitMs(attempts: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 20))
}
