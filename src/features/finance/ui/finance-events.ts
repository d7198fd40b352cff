/** Finance window events for analytics. Their detail gives the vehicle or null, and no person. */
export const CALCULATOR_USED_EVENT = 'forecourt:finance-calculator-used'
export const FINANCE_OPENED_EVENT = 'forecourt:finance-enquiry-opened'

let isCalculatorTold = ''

export function tellCalculatorUsed(id: string | null): void {
  if (isCalculatorTold === location.pathname) return
  isCalculatorTold = location.pathname
  window.dispatchEvent(new CustomEvent(CALCULATOR_USED_EVENT, { detail: { id } }))
}

export function tellFinanceOpened(id: string | null): void {
  window.dispatchEvent(new CustomEvent(FINANCE_OPENED_EVENT, { detail: { id } }))
}
