/** Least amount a finance form takes, in dollars (spec section 7: loan amount min 1000). */
export const AMOUNT_MIN = 1000
/** Terms in years (spec section 7: term 1 to 7). */
export const FINANCE_TERMS = ['1', '2', '3', '4', '5', '6', '7'] as const
/** What a shopper may say of their own credit history, by the value that is sent (FIN-010). */
export const CREDIT_SCORES: Readonly<Record<string, string>> = {
  GREAT: 'Great',
  DECENT: 'Decent',
  POOR: 'Poor',
}
