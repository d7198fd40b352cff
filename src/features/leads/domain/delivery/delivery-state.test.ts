import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  DELIVERY_STATES,
  type DeliveryEvent,
  nextDeliveryState,
  overallState,
  statesBefore,
} from './delivery-state.ts'

const EVENTS: DeliveryEvent[] = ['claim', 'succeed', 'fail', 'give_up', 'lapse', 'replay']

test('a delivery goes from pending through delivering to delivered, or is retried, dies, and can be replayed', () => {
  expect(nextDeliveryState('pending', 'claim')).toBe('delivering')
  expect(nextDeliveryState('delivering', 'succeed')).toBe('delivered')
  expect(nextDeliveryState('delivering', 'fail')).toBe('retrying')
  expect(nextDeliveryState('retrying', 'claim')).toBe('delivering')
  expect(nextDeliveryState('delivering', 'give_up')).toBe('dead')
  expect(nextDeliveryState('dead', 'replay')).toBe('pending')
  expect(nextDeliveryState('held', 'replay')).toBe('pending')
})

test('a delivered lead never changes, and nothing is sent without a claim', () => {
  for (const event of EVENTS) expect(nextDeliveryState('delivered', event)).toBeNull()
  expect(statesBefore('succeed')).toEqual(['delivering'])
})

test('a delivery that has not succeeded can always still succeed, so no lead is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS)), (events) => {
      let state = DELIVERY_STATES[0] as (typeof DELIVERY_STATES)[number]
      for (const event of events) state = nextDeliveryState(state, event) ?? state
      if (state === 'dead' || state === 'held') state = nextDeliveryState(state, 'replay') ?? state
      if (state === 'pending' || state === 'retrying') state = nextDeliveryState(state, 'claim') ?? state
      if (state === 'delivering') state = nextDeliveryState(state, 'succeed') ?? state
      expect(state).toBe('delivered')
    }),
  )
})

test('the state of a lead is its worst delivery', () => {
  expect(overallState(['delivered', 'dead'])).toBe('dead')
  expect(overallState(['delivered', 'retrying'])).toBe('retrying')
  expect(overallState([])).toBe('delivered')
})
