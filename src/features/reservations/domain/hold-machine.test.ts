import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  HOLD_STATES,
  holdEndMs,
  type HoldEvent,
  type HoldState,
  isActive,
  nextHold,
  owesRefund,
} from './hold-machine.ts'

const EVENTS: HoldEvent[] = ['paid', 'lost', 'lapsed', 'cancelled', 'completed']

test('RSV-005, RSV-008: in any order of events, paid money holds the vehicle, buys it, or is owed back', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 }), (events) => {
      let state: HoldState = 'pending'
      let isPaid = false
      for (const event of events) {
        const next = nextHold(state, event)
        if (next && (event === 'paid' || event === 'lost')) isPaid = true
        state = next ?? state
        if (isPaid) expect(['held', 'completed'].includes(state) || owesRefund(state)).toBe(true)
        if (state === 'held') expect(isPaid).toBe(true)
      }
    }),
  )
})

test('a finished reservation never becomes active again', () => {
  for (const state of HOLD_STATES.filter((each) => ['ended', 'cancelled', 'refused'].includes(each)))
    for (const event of EVENTS) expect(nextHold(state, event), `${state} ${event}`).toBeNull()
  expect(isActive('expired')).toBe(false)
})

test('RSV-006: a paid hold lasts 48 hours, one awaiting payment 15 minutes', () => {
  expect(holdEndMs('held', 0)).toBe(48 * 3_600_000)
  expect(holdEndMs('pending', 0)).toBe(15 * 60_000)
})
