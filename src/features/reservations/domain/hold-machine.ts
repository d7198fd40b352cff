/** pending: being paid for; held: paid; expired: never paid in time; ended: 48 hours over; refused: paid and not to be had. */
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
/** How long a vehicle is kept for somebody who is entering a card; nobody else can pay for it meanwhile. */
export const PAYING_MINUTES = 15
/** An unpaid hold this old gives way to the next shopper who wants to pay: entering a card takes a minute or two. */
const YIELDS_AFTER_MINUTES = 5
/** A sold vehicle stays reserved until its feed says so; after this long it is the feed's word alone. */
export const COMPLETED_DAYS = 30

const NEXT: Record<HoldState, Partial<Record<HoldEvent, HoldState>>> = {
  pending: { paid: 'held', lost: 'refused', lapsed: 'expired', cancelled: 'cancelled' },
  // Money may come late: it holds the vehicle if that is still free, else it goes back
  expired: { paid: 'held', lost: 'refused' },
  held: { lapsed: 'ended', cancelled: 'cancelled', completed: 'completed' },
  completed: { cancelled: 'cancelled' },
  ended: {},
  cancelled: {},
  refused: {},
}

/** The state after an event, or null where the event changes nothing. */
export function nextHold(state: HoldState, event: HoldEvent): HoldState | null {
  return NEXT[state][event] ?? null
}

/** Whether the state keeps every other shopper out (RSV-005). */
export function isActive(state: HoldState): boolean {
  return state === 'pending' || state === 'held'
}

/** Whether an unpaid hold that began at a moment gives way to somebody else who wants to pay. */
export function yieldsToAnother(
  state: HoldState,
  { beganMs, nowMs }: { beganMs: number; nowMs: number },
): boolean {
  return state === 'pending' && nowMs - beganMs >= YIELDS_AFTER_MINUTES * 60_000
}

/** Whether money taken for a reservation in this state belongs to the shopper (RSV-008). */
export function owesRefund(state: HoldState): boolean {
  return state !== 'held' && state !== 'completed'
}

/** When the hold of a state entered at a moment ends, in ms since 1970. */
export function holdEndMs(state: 'pending' | 'held' | 'completed', nowMs: number): number {
  if (state === 'pending') return nowMs + PAYING_MINUTES * 60_000
  return nowMs + (state === 'held' ? HOLD_HOURS : COMPLETED_DAYS * 24) * 3_600_000
}
