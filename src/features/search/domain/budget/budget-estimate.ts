import { impliedFeeCents } from '#src/features/finance/domain/comparison-rate.ts'
import { presentValue } from '#src/shared/domain/loan.ts'
import type { SearchState } from '#src/features/search/domain/search-state.ts'

export type BudgetFrequency = 'monthly' | 'weekly'
/** Whole dollars; the deposit is paid once. */
export type Budget = { frequency: BudgetFrequency; repayment: number; deposit: number }
export type BudgetSettings = {
  method: 'with_interest' | 'simple'
  repayment: {
    annualRate: number
    comparisonRate: number
    termYears: number
    source: string
    asAt: string
  } | null
}

/** SRCH-048. */
export const BUDGET_DEFAULTS = { monthly: 600, weekly: 200, deposit: 2_000 } as const
/** SRCH-050. */
export const BUDGET_FIELD_MAX = 1_000_000
/** SRCH-049: cheaper stock is neither counted nor found. */
export const BUDGET_PRICE_FLOOR = 1_000
/** SRCH-047: the term of the simple sum. */
export const SIMPLE_TERM_YEARS = 5
const PAYMENTS_A_YEAR: Record<BudgetFrequency, number> = { monthly: 12, weekly: 52 }

/** Parses a typed amount: 0 if not a number, otherwise whole dollars from 0 to 1,000,000 (SRCH-050). */
export function parseBudgetAmount(text: string): number {
  const value = Number(text.replace(/[$,\s]/g, '') || Number.NaN)
  return Number.isFinite(value) ? Math.min(Math.max(Math.round(value), 0), BUDGET_FIELD_MAX) : 0
}

/** Whether the estimate includes interest, so that rate, comparison rate and warning must appear with it. */
export function countsInterest(
  settings: BudgetSettings,
): settings is BudgetSettings & { repayment: NonNullable<BudgetSettings['repayment']> } {
  return settings.method === 'with_interest' && settings.repayment !== null
}

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

/** The range of a budget search, capped at the most expensive stock, or at 100000 without statistics (SRCH-046). */
export function budgetRange(
  estimate: number,
  priceMax: number | undefined,
  fallback = 100_000,
): { min: null; max: number } {
  return { min: null, max: Math.min(estimate, priceMax ?? fallback) }
}

/** The state to search: a price range without a minimum is a budget and excludes stock up to $1,000 (SRCH-049). */
export function withBudgetFloor(state: SearchState): SearchState {
  const price = state.ranges.price
  if (!price || price.min !== null || price.max === null) return state
  return {
    ...state,
    ranges: { ...state.ranges, price: { min: Math.min(BUDGET_PRICE_FLOOR + 1, price.max), max: price.max } },
  }
}

/** The button's text and whether it is enabled (SRCH-051); a budget below the cheapest stock finds nothing. */
export function budgetButton(input: {
  estimate: number
  priceMin: number | undefined
  found: number
  noun: { many: string }
}): { label: string; isEnabled: boolean } {
  const found = input.priceMin === undefined || input.estimate < input.priceMin ? 0 : input.found
  return { label: `${found.toLocaleString('en-AU')} ${input.noun.many} Found`, isEnabled: found > 0 }
}

/** ERR-022. */
export function budgetTooLowText(noun: { many: string }): string {
  return `No ${noun.many} found for this budget`
}
