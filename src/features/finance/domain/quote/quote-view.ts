import { formatCents, type Cents } from '#src/shared/domain/money.ts'
import type { Vehicle, YouxQuote } from '#src/features/vehicles/domain/vehicle.ts'
import { dateInWords } from '#src/shared/domain/calendar-date.ts'
import { formatRate } from '../comparison-rate.ts'
import type { ComparisonRange } from '../finance-schema.ts'
import { yearsText } from '#src/features/leads/domain/form/finance-choices.ts'
import { estimateShares, NO_QUOTE, QUOTE_DEFAULTS, type Quote, quotePrice } from './quick-quote.ts'
import { isBelowFigures, wholeDollars } from '../repayment.ts'

/** What a page knows of the vehicle a quote is about; dollars. */
export type QuoteAsk = {
  carId: string | null
  purchasePrice: number
  year: number | null
  vin: string | null
  nvic: string | null
  range: ComparisonRange
  /** The quote that the vehicle's own record holds; then the lender is not asked (FIN-040). */
  cached: Quote | null
}

/** The figures of a quote as text; `--` where there is none (FIN-041). */
export type QuoteView = {
  week: string
  rate: string
  comparison: string
  /** What the estimate assumes; stands with and without figures. */
  assumes: string
  /** Who says so and when; null without a quote. */
  source: string | null
}

/**
 * What the quote of a vehicle page starts from. Null where the lender is not asked and nothing is held: the feature is
 * off, or the vehicle has no price (FIN-040).
 */
export function vehicleQuoteAsk(
  vehicle: Pick<Vehicle, 'id' | 'year' | 'vin' | 'nvic' | 'youxQuote'>,
  {
    isOn,
    priceCents,
    range,
    lender,
  }: { isOn: boolean; priceCents: Cents | null; range: ComparisonRange; lender: string },
): QuoteAsk | null {
  if (!isOn || priceCents === null || priceCents <= 0) return null
  const purchasePrice = quotePrice(priceCents)
  const { id, year, vin, nvic } = vehicle
  const cached = heldQuote(vehicle.youxQuote, { purchasePrice, lender })
  return { carId: id, year, vin, nvic, purchasePrice, range, cached }
}

/** Whether the lender is asked for this vehicle: nothing is held and there is a price (FIN-040). */
export function asksLender(ask: QuoteAsk): boolean {
  return ask.cached === null && ask.purchasePrice > 0
}

function heldQuote(
  held: YouxQuote | null,
  { purchasePrice, lender }: { purchasePrice: number; lender: string },
): Quote | null {
  if (held?.weeklyRepaymentCents == null || held.advertisedRate === null) return null
  return {
    weeklyRepaymentAmount: held.weeklyRepaymentCents / 100,
    advertisedRate: held.advertisedRate,
    comparisonRate: held.comparisonRate,
    source: `Quoted for this vehicle by ${lender}`,
    asAt: '',
    purchasePrice,
    ...estimateShares(purchasePrice),
  }
}

type QuoteFrame = { range: ComparisonRange; loanTerm: number; purchasePrice: number }

/**
 * A quote as it is shown: a whole-dollar week, both rates, the lender's range where it names no comparison rate
 * (FIN-037), and what the estimate assumes (FIN-035). A week of $25 or less asks to enquire (FIN-042).
 */
export function quoteView(quote: Quote | null, { range, loanTerm, purchasePrice }: QuoteFrame): QuoteView {
  const assumes = assumptions(quote ?? { purchasePrice, ...estimateShares(purchasePrice) }, loanTerm)
  if (!quote) return { week: NO_QUOTE, rate: NO_QUOTE, comparison: NO_QUOTE, assumes, source: null }
  const weekCents = Math.round(quote.weeklyRepaymentAmount * 100)
  const asAt = quote.asAt && dateInWords(quote.asAt)
  return {
    week: isBelowFigures(weekCents) ? 'Enquire for Finance' : formatCents(wholeDollars(weekCents)),
    rate: formatRate(quote.advertisedRate),
    comparison:
      quote.comparisonRate === null
        ? `${range.from.toFixed(2)}% to ${formatRate(range.to)}`
        : formatRate(quote.comparisonRate),
    assumes,
    source: `${quote.source}${asAt ? `, ${asAt}` : ''}.`,
  }
}

function assumptions(
  { purchasePrice, deposit, finalPayment }: Pick<Quote, 'purchasePrice' | 'deposit' | 'finalPayment'>,
  loanTerm: number,
): string {
  const dollars = (amount: number) => formatCents(Math.round(amount) * 100)
  const { depositPercent, finalPercent } = QUOTE_DEFAULTS
  return `An estimate, not an offer of credit: ${dollars(purchasePrice)} over ${yearsText(loanTerm)} with a ${depositPercent}% deposit (${dollars(deposit)}) and a ${finalPercent}% final payment (${dollars(finalPayment)}).`
}
