import { levelRepayment } from '#src/shared/domain/loan.ts'
import type { Cents } from '#src/shared/domain/money.ts'

/** Repayment frequencies and how often each occurs in a year (FIN-029). */
export const FREQUENCIES = { weekly: 52, fortnightly: 26, monthly: 12 } as const
export type Frequency = keyof typeof FREQUENCIES
/** FIN-042: a repayment up to this is not advertised. */
export const ENQUIRE_REPAYMENT_CENTS_MAX = 25_00
/** FIN-030: weeks in the spec's month; 52 / 12 is 4.3333. */
export const WEEKS_A_MONTH = 4.33

/** A loan: the fee is financed too, and the residual is due at the end. Percent a year, cents. */
export type Loan = {
  amountCents: Cents
  depositCents: Cents
  residualCents: Cents
  feeCents: Cents
  annualRate: number
  termYears: number
}

export type Repayment = {
  /** Amount less deposit, plus the fee. */
  financedCents: Cents
  repaymentCents: Cents
  payments: number
  /** All repayments and the residual. */
  totalCents: Cents
}

/**
 * A loan's level repayment in arrears, to the cent, each frequency computed separately (FIN-029, FIN-032,
 * FIN-046). Null if nothing is left to borrow, or the residual is at least the loan.
 */
export function repaymentOf(loan: Loan, frequency: Frequency): Repayment | null {
  const financedCents = loan.amountCents - loan.depositCents + loan.feeCents
  if (loan.amountCents <= loan.depositCents || loan.residualCents >= financedCents) return null
  const perYear = FREQUENCIES[frequency]
  const payments = Math.round(loan.termYears * perYear)
  const repaymentCents = Math.round(
    levelRepayment(financedCents, loan.residualCents, { rate: loan.annualRate / 100 / perYear, payments }),
  )
  return {
    financedCents,
    repaymentCents,
    payments,
    totalCents: repaymentCents * payments + loan.residualCents,
  }
}

/** Rounds up to whole dollars, so that no repayment is understated (FIN-030: weekly is rounded). */
export function wholeDollars(cents: Cents): Cents {
  return Math.ceil(cents / 100) * 100
}

/** The spec's month: 4.33 whole-dollar weeks (FIN-030). Under a twelfth of the year, so shown with the year. */
export function monthOfWeeks(weeklyCents: Cents): { monthCents: Cents; yearCents: Cents } {
  const week = wholeDollars(weeklyCents)
  return { monthCents: Math.round(week * WEEKS_A_MONTH), yearCents: week * FREQUENCIES.weekly }
}

/** Whether a repayment is too small to show, so that the shopper is asked to enquire (FIN-042). */
export function isBelowFigures(repaymentCents: Cents): boolean {
  return repaymentCents <= ENQUIRE_REPAYMENT_CENTS_MAX
}
