/** Smallest amount in a finance form, in dollars (spec section 7: loan amount min 1000). */
export const AMOUNT_MIN = 1000
/** Terms of forms and quotes: whole years only (FIN-019; spec section 7: term 1 to 7). */
export const FINANCE_TERMS = [1, 2, 3, 4, 5, 6, 7] as const
/** A shopper's own credit rating, by the value sent (FIN-010). */
export const CREDIT_SCORES = { GREAT: 'Great', DECENT: 'Decent', POOR: 'Poor' } as const
export type CreditScore = keyof typeof CREDIT_SCORES

/** Whether a text is one of the three credit scores. */
export function isCreditScore(text: unknown): text is CreditScore {
  return typeof text === 'string' && Object.hasOwn(CREDIT_SCORES, text)
}

/** Whether a text is one of the terms. */
export function isFinanceTerm(text: string): boolean {
  return FINANCE_TERMS.some((years) => String(years) === text)
}

/** `1 year`, `5 years`. */
export function yearsText(years: number): string {
  return years === 1 ? '1 year' : `${years} years`
}
