/** Where a delivery stands. `held` waits for a person (suspected robot), `dead` gave up after 72 hours or a refusal. */
export const DELIVERY_STATES = ['pending', 'delivering', 'retrying', 'delivered', 'dead', 'held'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** What can happen to a delivery. `lapse`: the worker died while holding it, so it may have been sent. */
export type DeliveryEvent = 'claim' | 'succeed' | 'fail' | 'give_up' | 'lapse' | 'replay'

/** Every allowed change; what is not here is refused (the repository's queries are written from this table). */
const TRANSITIONS: Record<DeliveryState, Partial<Record<DeliveryEvent, DeliveryState>>> = {
  pending: { claim: 'delivering' },
  retrying: { claim: 'delivering', replay: 'pending' },
  delivering: { succeed: 'delivered', fail: 'retrying', give_up: 'dead', lapse: 'delivering' },
  delivered: {},
  dead: { replay: 'pending' },
  held: { replay: 'pending' },
}

/** The state after the event, or null when the table does not allow it. */
export function nextDeliveryState(state: DeliveryState, event: DeliveryEvent): DeliveryState | null {
  return TRANSITIONS[state][event] ?? null
}

/** The states an event may start from. */
export function statesBefore(event: DeliveryEvent): DeliveryState[] {
  return DELIVERY_STATES.filter((state) => TRANSITIONS[state][event] !== undefined)
}

/** One word for a lead from its deliveries, worst first. */
export function overallState(states: readonly DeliveryState[]): DeliveryState {
  const order: DeliveryState[] = ['dead', 'held', 'retrying', 'delivering', 'pending']
  return order.find((state) => states.includes(state)) ?? 'delivered'
}
