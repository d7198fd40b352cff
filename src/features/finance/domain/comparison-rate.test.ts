import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelRepayment } from '#src/shared/domain/loan.ts'
import { comparisonRate, formatRate, impliedFeeCents, standardComparisonRate } from './comparison-rate.ts'
import { FREQUENCIES, type Frequency } from './repayment.ts'

/** The standard loan with a financed fee, at a frequency. */
function at(annualRate: number, frequency: Frequency, feeCents = 0): number {
  const perYear = FREQUENCIES[frequency]
  const terms = { rate: annualRate / 100 / perYear, payments: 5 * perYear }
  return comparisonRate({
    amountCents: 30_000_00,
    repaymentCents: levelRepayment(30_000_00 + feeCents, 0, terms),
    payments: terms.payments,
    residualCents: 0,
    frequency,
  })
}

test('comparison rates match standards.md: 52.18 weeks and 26.09 fortnights a year (NCCP Regs 2010, reg 71)', () => {
  expect(at(6.29, 'monthly')).toBeCloseTo(6.29, 3)
  expect(at(8.5, 'weekly')).toBeCloseTo(8.529, 3)
  expect(at(8.5, 'fortnightly')).toBeCloseTo((8.5 * 26.09) / 26, 3)
  expect(at(8.5, 'monthly', 1300_00)).toBeCloseTo(10.321, 3)
  expect(at(8.5, 'weekly', 1300_00)).toBeCloseTo(10.372, 3)
})

test('one brand’s fees, $395 and $912.25 financed and $8 a month, turn 6.29 into 8.638, not the spec’s 8.19 (FIN-036, FIN-038)', () => {
  expect(standardComparisonRate(6.29, { onceCents: 1307_25, monthlyCents: 8_00 })).toBeCloseTo(8.638, 3)
  expect(formatRate(standardComparisonRate(6.29, { onceCents: 1386_00 }))).toBe('8.19% p.a.')
})

test('a residual is repaid too: without fees the comparison rate equals the rate', () => {
  const terms = { rate: 0.09 / 12, payments: 48 }
  const repaymentCents = levelRepayment(50_000_00, 15_000_00, terms)
  const flow = { amountCents: 50_000_00, repaymentCents, payments: 48, residualCents: 15_000_00 }
  expect(comparisonRate({ ...flow, frequency: 'monthly' })).toBeCloseTo(9, 4)
  expect(comparisonRate({ ...flow, repaymentCents: 1, residualCents: 0, frequency: 'monthly' })).toBe(0)
})

test('fees never lower a comparison rate, and the implied fee reproduces it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }).map((tenth) => tenth / 20),
      fc.integer({ min: 0, max: 3000_00 }),
      (rate, onceCents) => {
        const found = standardComparisonRate(rate, { onceCents })
        expect(found).toBeGreaterThanOrEqual(rate - 1e-6)
        expect(Math.abs(impliedFeeCents(rate, found) - onceCents)).toBeLessThanOrEqual(1)
      },
    ),
  )
  expect(impliedFeeCents(8.5, 8)).toBe(0)
})
