/** Money is a whole number of cents; dollars exist only on the wire and on screen. */
export type Cents = number

const wholeDollars = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })
const dollarsAndCents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The only place dollars are rounded: to the nearest cent, halves away from zero. */
export function centsFromDollars(dollars: number): Cents {
  return Math.sign(dollars) * Math.round(Math.abs(dollars) * 100 + 1e-6)
}

/** Dollars as a number, for wire formats that use dollars. */
export function dollarsFromCents(cents: Cents): number {
  return cents / 100
}

/** `$34,990`, or `$34,990.50` when there are cents (SITE-018). */
export function formatCents(cents: Cents): string {
  const sign = cents < 0 ? '-' : ''
  const dollars = Math.abs(cents) / 100
  const text = Number.isInteger(dollars) ? wholeDollars.format(dollars) : dollarsAndCents.format(dollars)
  return `${sign}$${text}`
}
