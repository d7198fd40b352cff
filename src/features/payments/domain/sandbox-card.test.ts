import { expect, test } from 'vitest'
import { SANDBOX_CARDS, sandboxOutcome } from './sandbox-card.ts'

test('RSV-009: each test card does what the list says, in any spacing', () => {
  expect(SANDBOX_CARDS.map(({ number }) => sandboxOutcome(number).kind)).toEqual([
    'approved',
    'refused',
    'refused',
    'challenge',
  ])
  expect(sandboxOutcome('4242424242424242')).toEqual({ kind: 'approved' })
})

test('any number that is not a test card is refused', () => {
  for (const number of ['5555 5555 5555 4444', '', 'x', '42424242424242424'])
    expect(sandboxOutcome(number).kind, number).toBe('refused')
})
