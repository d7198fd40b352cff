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
