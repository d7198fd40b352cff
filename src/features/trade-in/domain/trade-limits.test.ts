import { expect, test } from 'vitest'
import { onlineLimit } from './trade-limits.ts'

test('an 8-year-old car and one with 100,001 km get no online price; 7 years and 100,000 km do (TRADE-010)', () => {
  expect(onlineLimit({ year: 2018 }, 50_000, 2026)).toBe('too_old')
  expect(onlineLimit({ year: 2019 }, 50_000, 2026)).toBeNull()
  expect(onlineLimit({ year: 2022 }, 100_001, 2026)).toBe('too_far')
  expect(onlineLimit({ year: 2022 }, 100_000, 2026)).toBeNull()
  expect(onlineLimit({ year: 2022 }, null, 2026)).toBeNull()
})
