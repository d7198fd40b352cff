import { expect, test } from 'vitest'
import { NO_ESTIMATE, POSTCODE_MISSING, readDeliveryAnswer } from './delivery-answer.ts'

test('the answer’s price and name are shown as given (API-008, VDP-020)', () => {
  expect(readDeliveryAnswer({ price: 950, name: 'Sydney NSW' })).toEqual({
    kind: 'estimate',
    name: 'Sydney NSW',
    priceText: '$950',
  })
})

test('the catalogue’s texts come through, and anything else becomes no estimate (ERR-009, ERR-010)', () => {
  expect(POSTCODE_MISSING).toEqual({ kind: 'error', text: 'Please enter a postcode.' })
  expect(readDeliveryAnswer({ error: 'Please enter a postcode.' })).toEqual(POSTCODE_MISSING)
  for (const body of [
    null,
    'x',
    {},
    { price: '5', name: 'x' },
    { price: Number.NaN, name: 'x' },
    { price: 1, name: 2 },
  ])
    expect(readDeliveryAnswer(body)).toBe(NO_ESTIMATE)
})
