import { levelRepayment } from '#src/shared/domain/loan.ts'
import type { Cents } from '#src/shared/domain/money.ts'

/** How often a loan is repaid, and how often that is a year (FIN-029). */
export const FREQUENCIES = { weekly: 52, fortnightly: 26, monthly: 12 } as const
export type Frequency = keyof typeof FREQUENCIES
/** FIN-042: a repayment up to this is no figure to advertise. */
export const ENQUIRE_REPAYMENT_CENTS_MAX = 25_00
/** FIN-030: weeks the spec counts to a month; 52 / 12 is 4.3333. */
export const WEEKS_A_MONTH = 4.33

/** A loan as a calculator sees it: the fee is lent too, the residual is due at the end. Percent a year, cents. */
export type Loan = {
  amountCents: Cents
  depositCents: Cents
  residualCents: Cents
  feeCents: Cents
  annualRate: number
  termYears: number
}

export type Repayment = {
  /** What is borrowed: amount less deposit, plus the fee. */
  financedCents: Cents
  repaymentCents: Cents
  payments: number
  /** All repayments and the residual. */
  totalCents: Cents
}

/**
 * The level repayment of a loan in arrears at a frequency, each frequency computed by itself (FIN-029, FIN-032,
 * FIN-046), to the cent. Null when nothing is left to borrow, or the residual is as much as the loan.
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

/** Whole dollars that are never less than the repayment (FIN-030: weekly is rounded; up, so that none is understated). */
export function wholeDollars(cents: Cents): Cents {
  return Math.ceil(cents / 100) * 100
}

/** The spec's month: 4.33 whole-dollar weeks (FIN-030). Less than a twelfth of the year, so never shown without the year. */
export function monthOfWeeks(weeklyCents: Cents): { monthCents: Cents; yearCents: Cents } {
  const week = wholeDollars(weeklyCents)
  return { monthCents: Math.round(week * WEEKS_A_MONTH), yearCents: week * FREQUENCIES.weekly }
}

/** Whether a repayment is too small to be shown: then the shopper is asked to enquire (FIN-042). */
export function isBelowFigures(repaymentCents: Cents): boolean {
  return repaymentCents <= ENQUIRE_REPAYMENT_CENTS_MAX
}
