import { type Cents, centsFromDollars } from '#src/shared/domain/money.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { conditionCosts } from './condition-questions.ts'
import type { AdjustmentAnswer, NoOfferReason, OfferLine, TradeInVehicle, TradeValue } from './trade-in.ts'

/** Asking prices of comparable vehicles in dollars without government charges; confidence 0 to 1. */
export type RetailMarket = { average: number; min: number; max: number; confidence: number; count: number }

/** The site's buying terms (site document, `tradeIn`). */
export type TradeTerms = { marginPercent: number; marginMinDollars: number; preparationDollars: number }

/** Fewer comparables would reflect one dealer's asking prices rather than a market. */
export const TRADE_COMPARABLES_NEEDED = 5
/** Least confidence for an offer, the same as the price comparison requires (VDP-023). */
export const TRADE_CONFIDENCE_NEEDED = 0.2
/** Offers are multiples of $50, rounded down; the rounding is a line of the offer. */
const STEP_CENTS = 50_00
/** Below this a vehicle is inspected rather than priced from a form. */
const OFFER_CENTS_MIN = 500_00

type Subject = { vehicle: TradeInVehicle; adjustments: readonly AdjustmentAnswer[] }

/**
 * The trade value from the market: the average asking price of comparable vehicles, less the dealer's margin, less
 * preparation, less the cost of each answer. Each step is a line and the lines add up to the offer. A worse answer
 * never raises it. Fails with too_few_comparables or too_low. docs/trade-in.md
 */
export function tradeValueFromMarket(
  market: RetailMarket | null,
  terms: TradeTerms,
  { subject, asAtMs }: { subject: Subject; asAtMs: number },
): Result<TradeValue, NoOfferReason> {
  if (!market || market.count < TRADE_COMPARABLES_NEEDED || market.confidence < TRADE_CONFIDENCE_NEEDED)
    return fail('too_few_comparables')
  const average = toStep(centsFromDollars(market.average))
  const margin = Math.max(
    toDollar((average * terms.marginPercent) / 100),
    centsFromDollars(terms.marginMinDollars),
  )
  const costs = conditionCosts(subject.vehicle.itemType, subject.adjustments, average)
  const lines: OfferLine[] = [
    {
      id: 'market',
      label: `Typical asking price, from ${market.count} comparable vehicles`,
      amountCents: average,
    },
    { id: 'margin', label: 'Selling costs, warranty and dealer margin', amountCents: -margin },
    {
      id: 'preparation',
      label: 'Inspection, roadworthiness and detailing',
      amountCents: -centsFromDollars(terms.preparationDollars),
    },
    ...costs.map(({ id, label, cents }) => ({ id, label, amountCents: -cents })),
  ].filter(({ amountCents }) => amountCents !== 0)
  const exact = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const offerCents = Math.floor(exact / STEP_CENTS) * STEP_CENTS
  if (offerCents < OFFER_CENTS_MIN) return fail('too_low')
  if (offerCents !== exact)
    lines.push({ id: 'rounding', label: 'Rounded down to whole $50', amountCents: offerCents - exact })
  return ok({
    offerCents,
    lines,
    basis: {
      kind: 'market',
      comparables: market.count,
      averageCents: average,
      lowCents: toStep(centsFromDollars(market.min)),
      highCents: toStep(centsFromDollars(market.max)),
      confidence: Math.round(market.confidence * 100) / 100,
    },
    asAtMs,
  })
}

function toStep(cents: Cents): Cents {
  return Math.round(cents / STEP_CENTS) * STEP_CENTS
}

function toDollar(cents: number): Cents {
  return Math.round(cents / 100) * 100
}
