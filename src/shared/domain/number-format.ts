const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

/** `48,210`: whole numbers with Australian thousands separators (SITE-018). */
export function formatWhole(value: number): string {
  // Most counts are small, and the formatter is ten times slower for them.
  return Number.isInteger(value) && value > 0 && value < 1000 ? String(value) : whole.format(value)
}

/** `48,210 km` (SITE-018). */
export function formatKilometres(km: number): string {
  return `${whole.format(km)} km`
}
