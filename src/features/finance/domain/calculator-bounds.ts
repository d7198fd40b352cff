import { dollarsFromCents, formatCents, type Cents } from '#src/shared/domain/money.ts'
import type { CalculatorTerms } from './finance-schema.ts'

/** The range of a field; arrow keys move it by `step`. Dollars, years or percent. */
export type Bounds = { min: number; max: number; step: number }
/** A typed value as used, and its message; null if it was within bounds. */
export type Bounded = { value: number; message: string | null }

/** FIN-022: deposit or trade-in, and residual. */
export const OPTIONAL_BOUNDS: Bounds = { min: 0, max: 250_000, step: 0.5 }
/** FIN-017. */
const LOAN_STEP = 500
/** FIN-018. */
const PRICE_SHARE_MAX = 1.05
/** FIN-020, FIN-021. */
const RATE_STEP = 0.5
/** FIN-019. */
const TERM_MIN_YEARS = 1

/** The loan amount in dollars (FIN-017, FIN-018); on some sites the price raises the limit. */
export function loanBounds(terms: CalculatorTerms, priceCents: Cents | null): Bounds {
  const price = priceCents === null ? 0 : dollarsFromCents(priceCents)
  const isRaised = terms.loanMaxFollowsPrice && price > terms.loanMaxDollars
  return {
    min: terms.loanMinDollars,
    max: isRaised ? Math.round(price * PRICE_SHARE_MAX) : terms.loanMaxDollars,
    step: LOAN_STEP,
  }
}

/** The interest rate in percent a year (FIN-020, FIN-021). */
export function rateBounds(terms: Pick<CalculatorTerms, 'rateMin' | 'rateMax'>): Bounds {
  return { min: terms.rateMin, max: terms.rateMax, step: RATE_STEP }
}

/** The term in years (FIN-019). */
export function termBounds(terms: Pick<CalculatorTerms, 'termMaxYears' | 'termStepYears'>): Bounds {
  return { min: TERM_MIN_YEARS, max: terms.termMaxYears, step: terms.termStepYears }
}

/** Every offered term in years: the site's own list, else 1 to the largest in steps (FIN-019). */
export function termChoices(
  terms: Pick<CalculatorTerms, 'termMaxYears' | 'termStepYears' | 'termChoicesYears'>,
): number[] {
  if (terms.termChoicesYears.length > 0) return terms.termChoicesYears
  const { min, max, step } = termBounds(terms)
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step)
}

/** The nearest offered term; the shorter one if two are equally near. */
export function nearestTerm(choices: readonly number[], years: number): number {
  return choices.reduce(
    (best, term) => (Math.abs(term - years) < Math.abs(best - years) ? term : best),
    choices[0] ?? TERM_MIN_YEARS,
  )
}

/** Clamps a typed number, with the spec's words if it was out of bounds (FIN-023). Null if not a number. */
export function bound(value: number | null, bounds: Bounds, tell: (value: number) => string): Bounded | null {
  if (value === null || !Number.isFinite(value)) return null
  const used = Math.min(Math.max(value, bounds.min, 0), bounds.max)
  return { value: used, message: used === value ? null : boundsMessage(bounds, tell) }
}

/** FIN-023. */
export function boundsMessage({ min, max }: Bounds, tell: (value: number) => string): string {
  return `Cannot be less than ${tell(min)} or more than ${tell(max)}`
}

/** One arrow key up or down by the step, within bounds and without half cents. */
export function stepped(value: number, direction: 1 | -1, { min, max, step }: Bounds): number {
  const next = Math.round((value + direction * step) * 100) / 100
  return Math.min(Math.max(next, min), max)
}

/** Parses a typed number, ignoring `$`, `,`, `%` and spaces and keeping a minus; null for anything else. */
export function parseNumber(text: string | null): number | null {
  const plain = (text ?? '').replace(/[$,%\s]/g, '')
  return /^-?(?:\d{1,30}(?:\.\d{0,4})?|\.\d{1,4})$/.test(plain) ? Number(plain) : null
}

/** Dollars as written in a message or field. */
export function dollarsText(dollars: number): string {
  return formatCents(Math.round(dollars * 100))
}
