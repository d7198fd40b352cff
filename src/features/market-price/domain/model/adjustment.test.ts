import { expect, test } from 'vitest'
import { aMarketVehicle } from '#src/features/market-price/testing/market-builders.ts'
import { adjustmentBetween } from './adjustment.ts'

const subject = aMarketVehicle({ priceKind: 'egc' })
const expected = (changes: Parameters<typeof aMarketVehicle>[0]) =>
  adjustmentBetween(subject, aMarketVehicle({ priceKind: 'egc', ...changes })).expected

test('a vehicle like the subject needs no adjustment and adds no uncertainty', () => {
  const same = adjustmentBetween(subject, subject)
  expect(same.expected).toBe(0)
  expect(same.variance).toBe(0)
  expect(same.features.every((feature) => feature === 0)).toBe(true)
})

test('newer, less driven, demo, new and drive-away vehicles are expected to cost more', () => {
  expect(expected({ year: 2022 })).toBeGreaterThan(0)
  expect(expected({ km: 80_000 })).toBeLessThan(0)
  expect(expected({ carType: 'demo' })).toBeGreaterThan(0)
  expect(expected({ carType: 'new' })).toBeGreaterThan(expected({ carType: 'demo' }))
  expect(expected({ priceKind: 'drive_away' })).toBeGreaterThan(0)
  expect(expected({ priceKind: 'estimated_drive_away' })).toBe(expected({ priceKind: 'drive_away' }))
})

test('unknown kilometres adjust nothing but add uncertainty', () => {
  const unknown = adjustmentBetween(subject, aMarketVehicle({ priceKind: 'egc', km: null }))
  expect(unknown.expected).toBe(0)
  expect(unknown.variance).toBeGreaterThan(0)
})
