/** pending: awaiting payment; expired: not paid in time; ended: 48 hours over; refused: paid but unavailable. */
export const HOLD_STATES = [
  'pending',
  'held',
  'expired',
  'ended',
  'cancelled',
  'refused',
  'completed',
] as const
export type HoldState = (typeof HOLD_STATES)[number]
export type HoldEvent = 'paid' | 'lost' | 'lapsed' | 'cancelled' | 'completed'

/** RSV-006: a paid hold lasts 48 hours. */
export const HOLD_HOURS = 48
/** How long a vehicle is kept while a shopper enters a card; nobody else can pay for it meanwhile. */
export const PAYING_MINUTES = 15
/** An unpaid hold this old yields to the next shopper ready to pay: entering a card takes a minute or two. */
const YIELDS_AFTER_MINUTES = 5
/** A sold vehicle stays reserved until its feed says so; after this long only the feed counts. */
export const COMPLETED_DAYS = 30

const NEXT: Record<HoldState, Partial<Record<HoldEvent, HoldState>>> = {
  pending: { paid: 'held', lost: 'refused', lapsed: 'expired', cancelled: 'cancelled' },
  // Late money holds the vehicle if it is still available, otherwise it is refunded
  expired: { paid: 'held', lost: 'refused' },
  held: { lapsed: 'ended', cancelled: 'cancelled', completed: 'completed' },
  completed: { cancelled: 'cancelled' },
  ended: {},
  cancelled: {},
  refused: {},
}

/** The state after an event, or null if the event changes nothing. */
export function nextHold(state: HoldState, event: HoldEvent): HoldState | null {
  return NEXT[state][event] ?? null
}

/** Whether the state blocks every other shopper (RSV-005). */
export function isActive(state: HoldState): boolean {
  return state === 'pending' || state === 'held'
}

/** Whether an unpaid hold started at a moment yields to another shopper ready to pay. */
export function yieldsToAnother(
  state: HoldState,
  { beganMs, nowMs }: { beganMs: number; nowMs: number },
): boolean {
  return state === 'pending' && nowMs - beganMs >= YIELDS_AFTER_MINUTES * 60_000
}

/** Whether money taken for a reservation in this state must be refunded (RSV-008). */
export function owesRefund(state: HoldState): boolean {
  return state !== 'held' && state !== 'completed'
}

/** When a hold ends that entered its state at `nowMs`, in Unix ms. */
export function holdEndMs(state: 'pending' | 'held' | 'completed', nowMs: number): number {
  if (state === 'pending') return nowMs + PAYING_MINUTES * 60_000
  return nowMs + (state === 'held' ? HOLD_HOURS : COMPLETED_DAYS * 24) * 3_600_000
}
