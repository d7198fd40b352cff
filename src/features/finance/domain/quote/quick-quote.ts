import { formatWhole } from '#src/shared/domain/number-format.ts'
import { dollarsFromCents, type Cents } from '#src/shared/domain/money.ts'

/** FIN-035: inputs of the first quote and assumptions of the estimate. */
export const QUOTE_DEFAULTS = {
  loanTerm: 5,
  selfAssessedCreditScore: 'GREAT',
  depositPercent: 10,
  finalPercent: 30,
} as const
/** FIN-034: dollars quoted if no price is known. */
export const FALLBACK_PRICE = 30_000
/** FIN-024: limits of a typed purchase price in dollars. */
export const TYPED_PRICE = { min: 10_000, max: 200_000 } as const
/** FIN-039: delay after the last change before requesting a quote. */
export const QUOTE_PAUSE_MS = 500
/** FIN-041: shown if a quote failed. */
export const NO_QUOTE = '--'
/** FIN-026: quick picks of the money field, dollars. */
export const MONEY_PICKS = {
  standard: [5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 70_000],
  large: [300_000, 400_000, 500_000, 600_000, 700_000, 800_000],
} as const

/** A lender's quote as shown: dollars a week, percent a year, with source and date. */
export type Quote = {
  weeklyRepaymentAmount: number
  advertisedRate: number
  /** Null if the lender gives none; the site's range is shown then (FIN-037). */
  comparisonRate: number | null
  source: string
  /** Date of the rates, YYYY-MM-DD. */
  asAt: string
  purchasePrice: number
  /** What the estimate assumes in dollars (FIN-035); null in a stored quote, which does not tell. */
  deposit: number | null
  finalPayment: number | null
}

/** The price a vehicle is quoted at in dollars: its own, however low, or 30000 without one (FIN-034, FIN-048). */
export function quotePrice(priceCents: Cents | null): number {
  return priceCents !== null && priceCents > 0 ? dollarsFromCents(priceCents) : FALLBACK_PRICE
}

/** The estimate's deposit and final payment in whole dollars (FIN-035). */
export function estimateShares(purchasePrice: number): { deposit: number; finalPayment: number } {
  const share = (percent: number) => Math.round((purchasePrice * percent) / 100)
  return { deposit: share(QUOTE_DEFAULTS.depositPercent), finalPayment: share(QUOTE_DEFAULTS.finalPercent) }
}

/** A typed purchase price: digits only, clamped to 10000 to 200000 dollars (FIN-024); null without a digit. */
export function typedPrice(text: string): number | null {
  const digits = digitsOf(text)
  return digits === '' ? null : Math.min(Math.max(Number(digits), TYPED_PRICE.min), TYPED_PRICE.max)
}

/** The digits in a money field; cents are cut off, letters and commas dropped (FIN-024). */
export function digitsOf(text: string): string {
  return text.replace(/\..*$/, '').replace(/\D/g, '').slice(0, 9)
}

/** Digits as `$12,345`; empty if there are none (FIN-025). */
export function moneyText(text: string): string {
  const digits = digitsOf(text)
  return digits === '' ? '' : `$${formatWhole(Number(digits))}`
}
