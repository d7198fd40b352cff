import type { SampleLender, StockRow } from '#seed/stock/stock-row.ts'

const WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.'

/** Two made-up lenders' offers, keyed by the lenders' names as in a feed (DATA-016). */
export function lendersOf(price: number): Record<string, SampleLender> {
  return {
    'Acme Finance': lender('Acme Finance', price, 7.49, 8.63, 395, 0),
    'Southern Cross Credit': lender('Southern Cross Credit', price, 6.99, 8.21, 495, 0.3),
  }
}

/**
 * A repayment as the lender would compute it: 5 years, per week, with its two rates in percent a year
 * (DATA-014).
 */
export function youxQuoteOf(price: number): NonNullable<StockRow['youxQuote']> {
  return {
    weeklyRepaymentAmount: Math.round(((level(price * 0.9, 8.49, 60) * 12) / 52) * 100) / 100,
    advertisedRate: 8.49,
    comparisonRate: 9.37,
  }
}

function lender(
  financeProvider: string,
  price: number,
  interestRate: number,
  comparisonRate: number,
  establishmentFees: number,
  balloonShare: number,
): SampleLender {
  const balloon = Math.round(price * balloonShare)
  const deposit = Math.round(price * 0.1)
  const owed = price - deposit + establishmentFees
  const month = level(owed - balloon / (1 + interestRate / 1200) ** 60, interestRate, 60)
  return {
    interestRate,
    comparisonRate,
    paymentMonth: cents(month),
    paymentWeek: cents((month * 12) / 52),
    deposit,
    termYears: 5,
    termMonths: 60,
    termWeeks: 260,
    balloon,
    disclaimer: `Sample offer of ${financeProvider}, a made-up lender. Secured loan over 5 years, ${interestRate}% p.a., comparison rate ${comparisonRate}% p.a. ${WARNING}`,
    establishmentFees,
    totalPayable: cents(month * 60 + balloon + deposit),
    financeProvider,
  }
}

function level(amount: number, yearlyRate: number, months: number): number {
  const rate = yearlyRate / 1200
  return (amount * rate) / (1 - (1 + rate) ** -months)
}

function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100
}
