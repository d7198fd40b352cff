import { impliedFeeCents } from '#src/features/finance/domain/comparison-rate.ts'
import { presentValue } from '#src/shared/domain/loan.ts'
import { type Budget, type BudgetFrequency, type BudgetSettings, countsInterest } from './budget-estimate.ts'

/** SRCH-047: the term of the simple sum. */
const SIMPLE_TERM_YEARS = 5
const PAYMENTS_A_YEAR: Record<BudgetFrequency, number> = { monthly: 12, weekly: 52 }

/**
 * The highest price a budget buys, in whole dollars rounded down. With interest: the present value of the
 * repayments at the site's rate and term, less the fee its comparison rate implies, plus the deposit, so that the
 * calculator of a listed vehicle never asks for more. Simple: repayment x 12 or x 52 x 5 years plus deposit
 * (SRCH-047); it ignores interest (standards.md trap 10) and is therefore not the default.
 */
export function estimateBudget(budget: Budget, settings: BudgetSettings): number {
  const perYear = PAYMENTS_A_YEAR[budget.frequency]
  if (!countsInterest(settings)) return budget.repayment * perYear * SIMPLE_TERM_YEARS + budget.deposit
  const { annualRate, comparisonRate, termYears } = settings.repayment
  const terms = { rate: annualRate / 100 / perYear, payments: termYears * perYear }
  const fee = impliedFeeCents(annualRate, comparisonRate) / 100
  return Math.floor(Math.max(presentValue(budget.repayment, terms) - fee, 0) + budget.deposit)
}
