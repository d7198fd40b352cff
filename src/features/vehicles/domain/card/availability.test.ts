import { expect, test } from 'vitest'
import { isAvailable, saleState } from './availability.ts'

test('in stock and coming soon are available, and anything else or sold is not (VDP-046)', () => {
  const rows: [string, boolean, boolean][] = [
    ['in_stock', false, true],
    ['coming_soon', false, true],
    ['sold', false, false],
    ['others', false, false],
    ['nonsense', false, false],
    ['in_stock', true, false],
    ['coming_soon', true, false],
  ]
  for (const [status, isSold, expected] of rows)
    expect(isAvailable({ status, isSold }), `${status} ${isSold}`).toBe(expected)
})

test('the most serious state is shown (VDP-046 to VDP-048)', () => {
  expect(saleState({ status: 'in_stock', isSold: true, isReserved: true })).toBe('sold')
  expect(saleState({ status: 'others', isSold: false, isReserved: true })).toBe('unavailable')
  expect(saleState({ status: 'coming_soon', isSold: false, isReserved: true })).toBe('reserved')
  expect(saleState({ status: 'coming_soon', isSold: false, isReserved: false })).toBe('coming_soon')
  expect(saleState({ status: 'in_stock', isSold: false, isReserved: false })).toBe('in_stock')
})
