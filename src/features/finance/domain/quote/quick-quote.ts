import { formatWhole } from '#src/shared/domain/number-format.ts'
import { dollarsFromCents, type Cents } from '#src/shared/domain/money.ts'

/** FIN-035: what the first quote asks, and the estimate behind it. */
export const QUOTE_DEFAULTS = {
  loanTerm: 5,
  selfAssessedCreditScore: 'GREAT',
  depositPercent: 10,
  finalPercent: 30,
} as const
/** FIN-034: dollars quoted for where no price is known. */
export const FALLBACK_PRICE = 30_000
/** FIN-024: dollars a typed purchase price is kept within. */
export const TYPED_PRICE = { min: 10_000, max: 200_000 } as const
/** FIN-039: the pause after the last change before a quote is asked for. */
export const QUOTE_PAUSE_MS = 500
/** FIN-041: what stands where a quote failed. */
export const NO_QUOTE = '--'
/** FIN-026: quick picks of the money field, dollars. */
export const MONEY_PICKS = {
  standard: [5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 70_000],
  large: [300_000, 400_000, 500_000, 600_000, 700_000, 800_000],
} as const

/** A quote of a lender as the shopper sees it: dollars a week, percent a year, with who says so and when. */
export type Quote = {
  weeklyRepaymentAmount: number
  advertisedRate: number
  /** Null where the lender names none: then the site's range stands (FIN-037). */
  comparisonRate: number | null
  source: string
  /** Day the rates were true, YYYY-MM-DD. */
  asAt: string
  /** What is quoted for, and what the estimate assumes (FIN-035); dollars. */
  purchasePrice: number
  deposit: number
  finalPayment: number
}

/** The price a vehicle is quoted at, in dollars: its own, however low, or 30000 without one (FIN-034, FIN-048). */
export function quotePrice(priceCents: Cents | null): number {
  return priceCents !== null && priceCents > 0 ? dollarsFromCents(priceCents) : FALLBACK_PRICE
}

/** What the estimate for a price assumes: a deposit and a final payment in whole dollars (FIN-035). */
export function estimateShares(purchasePrice: number): Pick<Quote, 'deposit' | 'finalPayment'> {
  const share = (percent: number) => Math.round((purchasePrice * percent) / 100)
  return { deposit: share(QUOTE_DEFAULTS.depositPercent), finalPayment: share(QUOTE_DEFAULTS.finalPercent) }
}

/** A typed purchase price: digits only, kept between 10000 and 200000 dollars (FIN-024); null without a digit. */
export function typedPrice(text: string): number | null {
  const digits = digitsOf(text)
  return digits === '' ? null : Math.min(Math.max(Number(digits), TYPED_PRICE.min), TYPED_PRICE.max)
}

/** The digits of what was typed into a money field; cents are left off, letters and commas dropped (FIN-024). */
export function digitsOf(text: string): string {
  return text.replace(/\..*$/, '').replace(/\D/g, '').slice(0, 9)
}

/** `$12,345` of digits, the empty text of none (FIN-025). */
export function moneyText(text: string): string {
  const digits = digitsOf(text)
  return digits === '' ? '' : `$${formatWhole(Number(digits))}`
}
