import { expect, test } from 'vitest'
import type { Payment } from '#src/features/payments/domain/payment.ts'
import { aReservation } from '../testing/reservation-fixtures.ts'
import { toReservationView } from './reservation-view.ts'

const payment = (state: Payment['state']) =>
  ({ state, url: 'https://pay.example/1', takenCents: null }) as Payment

test('pain 7b: nothing is called a failure until the gateway says so, and the page can still be paid', () => {
  const view = toReservationView(aReservation({ state: 'pending' }), payment('open'))
  expect(view).toMatchObject({ status: 'checking', payUrl: 'https://pay.example/1' })
})

test('RSV-006: a held vehicle states 48 hours and the end in the dealership’s local time', () => {
  const view = toReservationView(
    aReservation({ state: 'held', holdEndsAt: '2026-11-22T23:05:00.000Z' }),
    payment('paid'),
  )
  expect(view).toMatchObject({ status: 'held', holdHours: 48, payUrl: null })
  expect(view.endsText).toContain('Monday 23 November 2026 at 9:05am, Brisbane')
})

test('RSV-008: money being refunded says so, whatever ended the reservation', () => {
  for (const state of ['cancelled', 'ended', 'refused'] as const)
    expect(toReservationView(aReservation({ state }), payment('refund_due')).status).toBe('refunding')
  expect(toReservationView(aReservation({ state: 'ended' }), payment('refunded')).status).toBe('refunded')
  expect(toReservationView(aReservation({ state: 'expired' }), payment('closed')).status).toBe('over')
})
