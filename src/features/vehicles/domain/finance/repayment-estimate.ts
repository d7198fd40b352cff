import { levelRepayment } from '#src/shared/domain/loan.ts'
import type { Cents } from '#src/shared/domain/money.ts'

/** Terms a shopper may choose, in years. */
export const FINANCE_TERM_YEARS = [1, 2, 3, 4, 5, 6, 7] as const
const WEEKS_A_YEAR = 52
const MONTHS_A_YEAR = 12

/** What a shopper chooses; the balloon in percent of the price. */
export type FinancePlan = { depositCents: Cents; termYears: number; balloonPercent: number }

export type RepaymentEstimate = {
  loanCents: Cents
  weeklyCents: Cents
  monthlyCents: Cents
  balloonCents: Cents
  /** All monthly repayments and the balloon. */
  totalCents: Cents
}

/**
 * What a loan for the vehicle costs, without fees: level repayments in arrears, each frequency computed by itself and
 * rounded to the cent. Null when nothing is left to borrow, or the balloon is more than the loan.
 */
export function estimateRepayment(
  offer: { priceCents: Cents; annualRate: number },
  plan: FinancePlan,
): RepaymentEstimate | null {
  const loanCents = offer.priceCents - plan.depositCents
  const balloonCents = Math.round((offer.priceCents * plan.balloonPercent) / 100)
  if (loanCents <= 0 || balloonCents >= loanCents) return null
  const every = (perYear: number) =>
    Math.round(
      levelRepayment(loanCents, balloonCents, {
        rate: offer.annualRate / 100 / perYear,
        payments: plan.termYears * perYear,
      }),
    )
  const monthlyCents = every(MONTHS_A_YEAR)
  return {
    loanCents,
    weeklyCents: every(WEEKS_A_YEAR),
    monthlyCents,
    balloonCents,
    totalCents: monthlyCents * MONTHS_A_YEAR * plan.termYears + balloonCents,
  }
}

/**
 * The plan in a page's address (`deposit` in dollars, `term` in years, `balloon` in percent), as a form without
 * scripts sends it; whatever is missing or out of bounds is as in `plan`.
 */
export function readFinancePlan(
  field: (name: 'deposit' | 'term' | 'balloon') => string | null,
  {
    plan,
    priceCents,
    balloonPercentMax,
  }: { plan: FinancePlan; priceCents: Cents; balloonPercentMax: number },
): FinancePlan {
  const deposit = parseAmount(field('deposit'))
  const term = parseAmount(field('term'))
  const balloon = parseAmount(field('balloon'))
  return {
    depositCents: deposit === null ? plan.depositCents : Math.min(Math.round(deposit * 100), priceCents),
    termYears: FINANCE_TERM_YEARS.find((years) => years === term) ?? plan.termYears,
    balloonPercent: balloon === null ? plan.balloonPercent : Math.min(balloon, balloonPercentMax),
  }
}

/** A typed amount of 0 or more, `$` and `,` allowed; null for anything else. */
export function parseAmount(text: string | null): number | null {
  const plain = (text ?? '').replace(/[$,%\s]/g, '')
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}
