/** A loan of level repayments in arrears: `rate` per payment as a fraction, `payments` in all. */
type LoanTerms = { rate: number; payments: number }

/** What level repayments of `payment` are worth today: the loan they pay off. */
export function presentValue(payment: number, { rate, payments }: LoanTerms): number {
  return rate === 0 ? payment * payments : (payment * (1 - (1 + rate) ** -payments)) / rate
}

/**
 * The level repayment of a loan of `amount`, with `balloon` left to pay at the end of the term. Same unit as the
 * amount, not rounded (test vectors of standards.md, National Credit Code).
 */
export function levelRepayment(amount: number, balloon: number, terms: LoanTerms): number {
  const balloonToday = balloon / (1 + terms.rate) ** terms.payments
  return (amount - balloonToday) / presentValue(1, terms)
}
