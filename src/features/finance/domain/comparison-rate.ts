import { levelRepayment, presentValue } from '#src/shared/domain/loan.ts'
import type { Cents } from '#src/shared/domain/money.ts'
import { FREQUENCIES, type Frequency } from './repayment.ts'

/** Repayments a year as counted by regulation 71, whose year has 52.18 weeks. */
const REGULATION_YEAR: Record<Frequency, number> = { weekly: 52.18, fortnightly: 26.09, monthly: 12 }
/** The standard loan for vehicle comparison rates: $30,000 over 5 years (FIN-036). */
export const STANDARD_LOAN_CENTS = 30_000_00
const STANDARD_MONTHS = 60
const RATE_PER_PAYMENT_MAX = 1

/** The payments of a credit contract; regular fees are part of the repayment. */
export type CreditFlow = {
  /** What the borrower receives, without financed fees. */
  amountCents: Cents
  /** Each level repayment including credit fees but not government charges. */
  repaymentCents: number
  payments: number
  residualCents: Cents
  frequency: Frequency
}

/**
 * The comparison rate in percent a year: n x r x 100, where r solves amount = sum of (repayment + fees) / (1 +
 * r)^j and n is 52.18 weekly, 26.09 fortnightly, 12 monthly (National Consumer Credit Protection Regulations 2010,
 * reg 71). Not rounded; 0 if the repayments do not exceed the amount.
 */
export function comparisonRate({
  amountCents,
  repaymentCents,
  payments,
  residualCents,
  frequency,
}: CreditFlow): number {
  const worth = (rate: number) =>
    presentValue(repaymentCents, { rate, payments }) + residualCents / (1 + rate) ** payments
  if (worth(0) <= amountCents) return 0
  let [low, high] = [0, RATE_PER_PAYMENT_MAX]
  for (let round = 0; round < 80; round++) {
    const middle = (low + high) / 2
    if (worth(middle) > amountCents) low = middle
    else high = middle
  }
  return REGULATION_YEAR[frequency] * low * 100
}

/** The comparison rate of the standard loan, $30,000 over 5 years monthly, with financed and monthly fees. */
export function standardComparisonRate(
  annualRate: number,
  fees: { onceCents: Cents; monthlyCents?: Cents },
): number {
  const terms = { rate: annualRate / 1200, payments: STANDARD_MONTHS }
  const repayment = levelRepayment(STANDARD_LOAN_CENTS + fees.onceCents, 0, terms)
  return comparisonRate({
    amountCents: STANDARD_LOAN_CENTS,
    repaymentCents: repayment + (fees.monthlyCents ?? 0),
    payments: STANDARD_MONTHS,
    residualCents: 0,
    frequency: 'monthly',
  })
}

/**
 * The fee that, financed with the standard loan, turns a lender's interest rate into its comparison rate. It covers
 * every cost except interest, so another rate's comparison rate is not understated. 0 if the two rates are equal.
 */
export function impliedFeeCents(annualRate: number, comparison: number): Cents {
  const payments = STANDARD_MONTHS
  const atInterest = presentValue(1, { rate: annualRate / 1200, payments })
  const atComparison = presentValue(1, { rate: comparison / 1200, payments })
  return Math.max(0, Math.round(STANDARD_LOAN_CENTS * (atInterest / atComparison - 1)))
}

/** `8.50% p.a.`, the format of interest and comparison rates. */
export function formatRate(percent: number): string {
  return `${percent.toFixed(2)}% p.a.`
}

/** Number of payments in a term at a frequency. */
export function paymentsOf(termYears: number, frequency: Frequency): number {
  return Math.round(termYears * FREQUENCIES[frequency])
}
