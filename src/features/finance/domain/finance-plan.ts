import { centsFromDollars, dollarsFromCents, type Cents } from '#src/shared/domain/money.ts'
import {
  bound,
  type Bounds,
  dollarsText,
  loanBounds,
  nearestTerm,
  OPTIONAL_BOUNDS,
  parseNumber,
  rateBounds,
  termBounds,
  termChoices,
} from './calculator-bounds.ts'
import type { CalculatorTerms } from './finance-schema.ts'
import { FREQUENCIES, type Frequency } from './repayment.ts'

/** A shopper's choices in the calculator (FIN-011); cents, percent a year, years. */
export type FinancePlan = {
  amountCents: Cents
  depositCents: Cents
  residualCents: Cents
  annualRate: number
  termYears: number
  frequency: Frequency
}
export const PLAN_FIELDS = ['amount', 'tradeIn', 'residual', 'interest', 'term', 'frequency'] as const
export type PlanField = (typeof PLAN_FIELDS)[number]
/** A calculator's fields as text: dollars, percent, years. */
export type PlanFields = Record<PlanField, string>
export type PlanMessages = Partial<Record<PlanField, string>>

/** What a calculator's fields are read against. */
export type PlanFrame = {
  terms: CalculatorTerms
  priceCents: Cents | null
  /** Largest residual in percent of the price; 0 for the platform's limit. */
  residualPercentMax: number
  plan: FinancePlan
}

/** Limits of every typed field (FIN-017 to FIN-022). */
export function planBounds({
  terms,
  priceCents,
  residualPercentMax,
}: Omit<PlanFrame, 'plan'>): Record<Exclude<PlanField, 'frequency'>, Bounds> {
  const share =
    residualPercentMax > 0 && priceCents !== null
      ? Math.floor((dollarsFromCents(priceCents) * residualPercentMax) / 100)
      : OPTIONAL_BOUNDS.max
  const amount = loanBounds(terms, priceCents)
  const price = priceCents === null ? amount.min : dollarsFromCents(priceCents)
  return {
    // FIN-048: a vehicle below the smallest loan keeps its own price
    amount: { ...amount, min: Math.min(amount.min, price) },
    tradeIn: OPTIONAL_BOUNDS,
    residual: { ...OPTIONAL_BOUNDS, max: Math.min(share, OPTIONAL_BOUNDS.max) },
    interest: rateBounds(terms),
    term: termBounds(terms),
  }
}

/**
 * The plan in a calculator's fields, or in the address from a form without scripts. Values out of bounds are
 * clamped with a message; missing or invalid ones come from the frame's plan (FIN-019, FIN-022, FIN-023).
 */
export function readPlan(
  field: (name: PlanField) => string | null,
  frame: PlanFrame,
): { plan: FinancePlan; messages: PlanMessages } {
  const { plan } = frame
  const bounds = planBounds(frame)
  const messages: PlanMessages = {}
  const read = (name: keyof typeof bounds, fallback: number, tell: (value: number) => string) => {
    const text = field(name)
    const isCleared = text?.trim() === '' && (name === 'tradeIn' || name === 'residual')
    const bounded = isCleared ? { value: 0, message: null } : bound(parseNumber(text), bounds[name], tell)
    if (bounded?.message) messages[name] = bounded.message
    return bounded?.value ?? fallback
  }
  const dollars = (name: 'amount' | 'tradeIn' | 'residual', cents: Cents) =>
    centsFromDollars(read(name, dollarsFromCents(cents), dollarsText))
  const frequency = field('frequency')
  const wantedYears = read('term', plan.termYears, (value) => `${value} years`)
  const termYears = nearestTerm(termChoices(frame.terms), wantedYears)
  if (termYears !== wantedYears) messages.term ??= `The nearest term on offer is ${termYears} years`
  return {
    plan: {
      amountCents: dollars('amount', plan.amountCents),
      depositCents: dollars('tradeIn', plan.depositCents),
      residualCents: dollars('residual', plan.residualCents),
      annualRate: read('interest', plan.annualRate, (value) => `${value}%`),
      termYears,
      frequency: isFrequency(frequency) ? frequency : plan.frequency,
    },
    messages,
  }
}

/** An offer with the plan from the address of a form without scripts, and messages for what was out of bounds. */
export function askedOffer<Offer extends PlanFrame>(
  offer: Offer,
  field: (name: PlanField) => string | null,
): { offer: Offer; messages: PlanMessages } {
  const { plan, messages } = readPlan(field, offer)
  return { offer: { ...offer, plan }, messages }
}

export function planFields(plan: FinancePlan): PlanFields {
  return {
    amount: dollarsText(dollarsFromCents(plan.amountCents)),
    tradeIn: plan.depositCents === 0 ? '' : dollarsText(dollarsFromCents(plan.depositCents)),
    residual: plan.residualCents === 0 ? '' : dollarsText(dollarsFromCents(plan.residualCents)),
    interest: String(plan.annualRate),
    term: String(plan.termYears),
    frequency: plan.frequency,
  }
}

function isFrequency(text: string | null): text is Frequency {
  return text !== null && Object.hasOwn(FREQUENCIES, text)
}
