/** Window events of finance; analytics listens. Their detail names the vehicle, or null, and nobody. */
export const CALCULATOR_USED_EVENT = 'forecourt:finance-calculator-used'
export const FINANCE_OPENED_EVENT = 'forecourt:finance-enquiry-opened'

let isCalculatorTold = ''

/** The first use of a calculator on a page; later ones are not told again. */
export function tellCalculatorUsed(id: string | null): void {
  if (isCalculatorTold === location.pathname) return
  isCalculatorTold = location.pathname
  window.dispatchEvent(new CustomEvent(CALCULATOR_USED_EVENT, { detail: { id } }))
}

/** The steps to the lender were opened. */
export function tellFinanceOpened(id: string | null): void {
  window.dispatchEvent(new CustomEvent(FINANCE_OPENED_EVENT, { detail: { id } }))
}
