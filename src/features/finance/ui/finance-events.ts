/** Window events of finance; analytics listens. Their detail names the vehicle, or null, and nobody. */
export const CALCULATOR_USED_EVENT = 'forecourt:finance-calculator-used'

let isCalculatorTold = ''

/** The first use of a calculator on a page; later ones are not told again. */
export function tellCalculatorUsed(id: string | null): void {
  if (isCalculatorTold === location.pathname) return
  isCalculatorTold = location.pathname
  window.dispatchEvent(new CustomEvent(CALCULATOR_USED_EVENT, { detail: { id } }))
}
