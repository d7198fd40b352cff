import fc from 'fast-check'
import { expect, test } from 'vitest'
import { impliedFeeCents } from '#src/features/finance/domain/comparison-rate.ts'
import { repaymentOf } from '#src/features/finance/domain/repayment.ts'
import { EMPTY_SEARCH_STATE } from '#src/features/search/domain/search-state.ts'
import {
  BUDGET_DEFAULTS,
  budgetButton,
  budgetRange,
  budgetTooLowText,
  parseBudgetAmount,
  withBudgetFloor,
  type BudgetSettings,
} from './budget-estimate.ts'
import { estimateBudget } from './estimate-budget.ts'

const SIMPLE: BudgetSettings = { method: 'simple', repayment: null }
const LAWFUL: BudgetSettings = {
  method: 'with_interest',
  repayment: { annualRate: 8.5, comparisonRate: 8.5, termYears: 5, source: 'lender', asAt: '2026-01-01' },
}
const NOUN = { many: 'cars' }

test("SRCH-047: the simple sum gives the spec's two examples", () => {
  expect(estimateBudget({ frequency: 'monthly', repayment: 600, deposit: 2000 }, SIMPLE)).toBe(38_000)
  expect(estimateBudget({ frequency: 'weekly', repayment: 200, deposit: 2000 }, SIMPLE)).toBe(54_000)
})

test('with interest, the repayments of a $30,000 loan buy $30,000 (standards.md test vectors)', () => {
  expect(
    Math.abs(estimateBudget({ frequency: 'weekly', repayment: 141.73, deposit: 0 }, LAWFUL) - 30_000),
  ).toBeLessThanOrEqual(2)
  expect(
    Math.abs(estimateBudget({ frequency: 'monthly', repayment: 615.5, deposit: 1000 }, LAWFUL) - 31_000),
  ).toBeLessThanOrEqual(2)
  expect(estimateBudget({ frequency: 'monthly', repayment: 600, deposit: 2000 }, LAWFUL)).toBeLessThan(38_000)
})

test('a rate of zero gives a plain sum instead of dividing by zero', () => {
  expect(
    estimateBudget(
      { frequency: 'monthly', repayment: 100, deposit: 0 },
      { ...LAWFUL, repayment: { annualRate: 0, comparisonRate: 0, termYears: 5, source: '', asAt: '' } },
    ),
  ).toBe(6000)
})

test('a fee lent with the loan leaves less for the vehicle, and what the calculator charges is within the budget', () => {
  const repayment = { annualRate: 8.5, comparisonRate: 10.32, termYears: 5, source: '', asAt: '' }
  const settings: BudgetSettings = { method: 'with_interest', repayment }
  const price = estimateBudget({ frequency: 'monthly', repayment: 642.17, deposit: 0 }, settings)
  expect(price).toBeGreaterThan(29_980)
  expect(price).toBeLessThanOrEqual(30_001)
  const fee = impliedFeeCents(8.5, 10.32)
  const loan = { depositCents: 0, residualCents: 0, feeCents: fee, annualRate: 8.5, termYears: 5 }
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 5_000 }),
      fc.constantFrom('weekly', 'monthly'),
      (amount, frequency) => {
        const dearest = estimateBudget({ frequency, repayment: amount, deposit: 0 }, settings)
        const asked = repaymentOf({ ...loan, amountCents: dearest * 100 }, frequency)?.repaymentCents ?? 0
        expect(asked).toBeLessThanOrEqual(amount * 100)
      },
    ),
  )
  expect(estimateBudget({ frequency: 'monthly', repayment: 10, deposit: 2_000 }, settings)).toBe(2_000)
})

test('SRCH-048, SRCH-050: defaults apply, and amounts are numbers from 0 to 1,000,000', () => {
  expect(BUDGET_DEFAULTS).toEqual({ monthly: 600, weekly: 200, deposit: 2000 })
  expect(['abc', '', '2000000', '-5', '$1,250', 'Infinity', 'NaN', '12.6'].map(parseBudgetAmount)).toEqual([
    0, 0, 1_000_000, 0, 1250, 0, 0, 13,
  ])
})

test('SRCH-046: the range is capped at the most expensive stock, or 100000 without statistics', () => {
  expect(budgetRange(35_000, 90_000)).toEqual({ min: null, max: 35_000 })
  expect(budgetRange(350_000, 90_000)).toEqual({ min: null, max: 90_000 })
  expect(budgetRange(350_000, undefined)).toEqual({ min: null, max: 100_000 })
})

test('SRCH-049: a budget excludes stock of $1,000 and less, but a slider range from 0 does not', () => {
  const at = (price: { min: number | null; max: number | null }) =>
    withBudgetFloor({ ...EMPTY_SEARCH_STATE, ranges: { price } }).ranges.price
  expect(at({ min: null, max: 35_000 })).toEqual({ min: 1001, max: 35_000 })
  expect(at({ min: 0, max: 35_000 })).toEqual({ min: 0, max: 35_000 })
  expect(at({ min: 5000, max: null })).toEqual({ min: 5000, max: null })
})

test('SRCH-051, ERR-022: the button gives the number found, and is disabled below the cheapest vehicle', () => {
  expect(budgetButton({ estimate: 60, priceMin: 9_990, found: 3, noun: NOUN })).toEqual({
    label: '0 cars Found',
    isEnabled: false,
  })
  expect(budgetButton({ estimate: 40_000, priceMin: 9_990, found: 1234, noun: NOUN })).toEqual({
    label: '1,234 cars Found',
    isEnabled: true,
  })
  expect(budgetTooLowText(NOUN)).toBe('No cars found for this budget')
})
