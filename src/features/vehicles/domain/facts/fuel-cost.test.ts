import { expect, test } from 'vitest'
import {
  FUEL_PRICE_DOLLARS,
  hasFuelCalculator,
  parseFuelField,
  WEEKLY_DISTANCE_KM,
  weeklyFuelCents,
} from './fuel-cost.ts'

test('defaults give $42.50 a week if consumption is unknown (VDP-016)', () => {
  expect(
    weeklyFuelCents({
      distanceKm: WEEKLY_DISTANCE_KM,
      consumption: null,
      dollarsPerLitre: FUEL_PRICE_DOLLARS,
    }),
  ).toBe(4250)
})

test('300 km at $2.00 and 8 L/100km is $48.00 (VDP-018)', () => {
  expect(weeklyFuelCents({ distanceKm: 300, consumption: 8, dollarsPerLitre: 2 })).toBe(4800)
})

test('dollar signs, commas and kms are ignored, and nonsense is not a number (VDP-019)', () => {
  const rows: [string, number | null][] = [
    ['$2.00', 2],
    ['1,000 kms', 1000],
    ['250km', 250],
    ['.5', 0.5],
    ['', null],
    ['abc', null],
    ['-4', null],
    ['1e9', null],
    ['1.2.3', null],
    ['9'.repeat(400), null],
  ]
  for (const [text, value] of rows) expect(parseFuelField(text), text).toBe(value)
})

test('a vehicle that burns no fuel has no fuel calculator (VDP-017)', () => {
  expect(hasFuelCalculator({ itemType: 'car', electric: 'electric' })).toBe(false)
  expect(hasFuelCalculator({ itemType: 'caravan', electric: null })).toBe(false)
  expect(hasFuelCalculator({ itemType: 'car', electric: 'hybrid' })).toBe(true)
})
