/**
 * A loan with level repayments in arrears: `rate` per payment as a fraction, and the number of `payments`.
 */
type LoanTerms = { rate: number; payments: number }

/** Present value of level repayments of `payment`: the loan they pay off. */
export function presentValue(payment: number, { rate, payments }: LoanTerms): number {
  return rate === 0 ? payment * payments : (payment * (1 - (1 + rate) ** -payments)) / rate
}

/**
 * The level repayment of a loan of `amount` with `balloon` due at the end of the term. Same unit as the
 * amount, not rounded (test vectors in standards.md, National Credit Code).
 */
export function levelRepayment(amount: number, balloon: number, terms: LoanTerms): number {
  const balloonToday = balloon / (1 + terms.rate) ** terms.payments
  return (amount - balloonToday) / presentValue(1, terms)
}
