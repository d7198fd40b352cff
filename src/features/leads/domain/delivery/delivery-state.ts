/** State of a delivery. `held` waits for a person (suspected bot), `dead` was given up after 72 hours. */
export const DELIVERY_STATES = ['pending', 'delivering', 'retrying', 'delivered', 'dead', 'held'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Events of a delivery. `lapse`: the worker died while holding it, so it may have been sent. */
export type DeliveryEvent = 'claim' | 'succeed' | 'fail' | 'give_up' | 'lapse' | 'replay'

/** Every allowed change; anything else is refused. The repository's queries are built from this table. */
const TRANSITIONS: Record<DeliveryState, Partial<Record<DeliveryEvent, DeliveryState>>> = {
  pending: { claim: 'delivering' },
  retrying: { claim: 'delivering', replay: 'pending' },
  delivering: { succeed: 'delivered', fail: 'retrying', give_up: 'dead', lapse: 'delivering' },
  delivered: {},
  dead: { replay: 'pending' },
  held: { replay: 'pending' },
}

/** The state after the event, or null if it is not allowed. */
export function nextDeliveryState(state: DeliveryState, event: DeliveryEvent): DeliveryState | null {
  return TRANSITIONS[state][event] ?? null
}

/** The states in which an event is allowed. */
export function statesBefore(event: DeliveryEvent): DeliveryState[] {
  return DELIVERY_STATES.filter((state) => TRANSITIONS[state][event] !== undefined)
}

/** A lead's overall state, the worst of its deliveries. */
export function overallState(states: readonly DeliveryState[]): DeliveryState {
  const order: DeliveryState[] = ['dead', 'held', 'retrying', 'delivering', 'pending']
  return order.find((state) => states.includes(state)) ?? 'delivered'
}
