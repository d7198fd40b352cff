import { expect, test } from 'vitest'
import type { ItemType } from '#src/features/vehicles/domain/vehicle.ts'
import type { AdjustmentAnswer } from './trade-in.ts'
import { onlineLimit as limitOf } from './trade-limits.ts'

const onlineLimit = ({ year }: { year: number }, kms: number | null, yearNow: number) =>
  limitOf({ vehicle: { year, itemType: 'car' }, kms, adjustments: null }, yearNow)

test('an 8-year-old car and one with 100,001 km get no online price; 7 years and 100,000 km do (TRADE-010)', () => {
  expect(onlineLimit({ year: 2018 }, 50_000, 2026)).toBe('too_old')
  expect(onlineLimit({ year: 2019 }, 50_000, 2026)).toBeNull()
  expect(onlineLimit({ year: 2022 }, 100_001, 2026)).toBe('too_far')
  expect(onlineLimit({ year: 2022 }, 100_000, 2026)).toBeNull()
  expect(onlineLimit({ year: 2022 }, null, 2026)).toBeNull()
})

test('a write-off, a major fault, damp or a year still to come is seen first, and a repaired accident is priced', () => {
  const after = (itemType: ItemType, id: string, answer: string) => {
    const adjustments: AdjustmentAnswer[] = [{ id, adjustmentAnswers: [answer] }]
    return limitOf({ vehicle: { year: 2022, itemType }, kms: 50_000, adjustments }, 2026)
  }
  expect(after('car', 'accident', 'structural')).toBe('needs_inspection')
  expect(after('truck', 'mechanical', 'major')).toBe('needs_inspection')
  expect(after('caravan', 'damp', 'present')).toBe('needs_inspection')
  expect(after('car', 'accident', 'repaired')).toBeNull()
  expect(onlineLimit({ year: 2027 }, 5, 2026)).toBe('unknown_vehicle')
})
