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

test('the lender’s own pair of rates shows while its rate is kept, and any other rate gets a computed comparison rate (NCC s 164)', () => {
  expect(estimate()).toMatchObject({ comparisonRate: 10.32, isComputed: false })
  const other = estimate({ annualRate: 9 })
  expect(other.isComputed).toBe(true)
  expect(other.comparisonRate).toBeGreaterThan(10.7)
})

test('without a known fee another rate still includes the fees implied by the lender’s pair', () => {
  const hidden = estimate({ annualRate: 8 }, { feeCents: 0 })
  expect(hidden.comparisonRate).toBeGreaterThan(9.7)
  const monthly = [{ name: 'Account', dollars: 8, isMonthly: true, isGovernment: false }]
  const withFees = estimatePlan({ ...offer, fees: monthly }, { ...plan, annualRate: 8 })
  expect(typeof withFees === 'string' ? 0 : withFees.comparisonRate).toBeGreaterThan(hidden.comparisonRate)
})

test('a repayment of 25 or less shows an enquiry instead (FIN-042)', () => {
  expect(estimate({ amountCents: 4_000_00 }, { feeCents: 0 }).isBelowFigures).toBe(true)
  expect(estimate().isBelowFigures).toBe(false)
})

test('with nothing to borrow, or a residual larger than the loan, there is no estimate', () => {
  expect(estimatePlan(offer, { ...plan, depositCents: 30_000_00 })).toBe('nothing_to_borrow')
  expect(estimatePlan(offer, { ...plan, residualCents: 40_000_00 })).toBe('residual_too_large')
})
