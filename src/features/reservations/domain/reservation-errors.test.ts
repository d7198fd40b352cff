import { expect, test } from 'vitest'
import { RESERVATION_ERRORS, reservationError } from './reservation-errors.ts'

test('RSV-005: a second shopper is told why, and that nothing was paid', () => {
  expect(reservationError('already_reserved')).toMatchObject({ status: 409, fields: [] })
  for (const code of ['already_reserved', 'being_paid', 'gateway_away'] as const)
    expect(RESERVATION_ERRORS[code].message).toMatch(/nothing was paid/i)
})
