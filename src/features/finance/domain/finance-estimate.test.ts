import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimatePlan } from './finance-estimate.ts'
import type { FinancePlan } from './finance-plan.ts'

const offer = { annualRate: 8.5, comparisonRate: 10.32, isAssumed: false, feeCents: 1300_00, fees: [] }
const plan: FinancePlan = {
  amountCents: 30_000_00,
  depositCents: 0,
  residualCents: 0,
  annualRate: 8.5,
  termYears: 5,
  frequency: 'weekly',
}
const estimate = (changes: Partial<FinancePlan> = {}, over: Partial<typeof offer> = {}) => {
  const found = estimatePlan({ ...offer, ...over }, { ...plan, ...changes })
  if (typeof found === 'string') throw new Error(found)
  return found
}

test('a repayment and a total are computed from amount, term, interest, trade-in, residual and fee (FIN-011, FIN-046)', () => {
  expect(estimate().repayments).toEqual({ weekly: 147_87, fortnightly: 295_93, monthly: 642_17 })
  expect(estimate({ frequency: 'monthly' }).chosen.totalCents).toBe(642_17 * 60)
  const lower = estimate({ depositCents: 5_000_00, residualCents: 6_000_00 })
  expect(lower.chosen.repaymentCents).toBeLessThan(147_87)
  expect(lower.chosen.totalCents).toBe(lower.chosen.repaymentCents * 260 + 6_000_00)
})

test('the comparison rate is that of this loan: the lender’s own for the standard loan, and no step of a rate makes it jump (16.4, NCC s 164)', () => {
  expect(estimate({ frequency: 'monthly' }).comparisonRate).toBeCloseTo(10.32, 2)
  const small = { amountCents: 5_000_00, termYears: 1 }
  const [kept, moved] = [estimate(small), estimate({ ...small, annualRate: 8.4 })]
  expect(kept.comparisonRate).toBeGreaterThan(56)
  expect(kept.comparisonRate - moved.comparisonRate).toBeLessThan(0.3)
  fc.assert(
    fc.property(
      fc.record({
        amountCents: fc.integer({ min: 5_000_00, max: 100_000_00 }),
        termYears: fc.integer({ min: 1, max: 7 }),
        frequency: fc.constantFrom('weekly', 'fortnightly', 'monthly'),
        annualRate: fc.integer({ min: 10, max: 300 }).map((tenths) => tenths / 10),
      }),
      (changes) => {
        const at = estimate(changes).comparisonRate
        const after = estimate({ ...changes, annualRate: changes.annualRate + 0.1 }).comparisonRate
        expect(after - at).toBeGreaterThan(0)
        expect(after - at).toBeLessThan(0.3)
      },
    ),
  )
})

test('fees the lender’s pair implies count where none are named, and are not counted twice', () => {
  expect(estimate({ annualRate: 8 }, { feeCents: 0 }).comparisonRate).toBeGreaterThan(9.7)
  const monthly = [{ name: 'Account', dollars: 8, isMonthly: true, isGovernment: false }]
  const rateOf = (comparison: number) => {
    const found = estimatePlan({ ...offer, fees: monthly, comparisonRate: comparison, feeCents: 0 }, plan)
    return typeof found === 'string' ? 0 : found.comparisonRate
  }
  // $8 a month alone make less than the lender's pair tells, which holds them already.
  expect(rateOf(10.32)).toBeCloseTo(estimate({}, { feeCents: 0 }).comparisonRate, 6)
  expect(rateOf(8.5)).toBeGreaterThan(8.9)
})

test('a repayment of 25 or less shows an enquiry instead (FIN-042)', () => {
  expect(estimate({ amountCents: 4_000_00 }, { feeCents: 0 }).isBelowFigures).toBe(true)
  expect(estimate().isBelowFigures).toBe(false)
})

test('with nothing to borrow, or a residual larger than the loan, there is no estimate', () => {
  expect(estimatePlan(offer, { ...plan, depositCents: 30_000_00 })).toBe('nothing_to_borrow')
  expect(estimatePlan(offer, { ...plan, residualCents: 40_000_00 })).toBe('residual_too_large')
})
