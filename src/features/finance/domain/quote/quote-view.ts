import { formatCents, type Cents } from '#src/shared/domain/money.ts'
import type { Vehicle, YouxQuote } from '#src/features/vehicles/domain/vehicle.ts'
import { dateInWords } from '#src/shared/domain/calendar-date.ts'
import { formatRate } from '../comparison-rate.ts'
import type { ComparisonRange } from '../finance-schema.ts'
import { yearsText } from '#src/features/leads/domain/form/finance-choices.ts'
import { estimateShares, NO_QUOTE, QUOTE_DEFAULTS, type Quote, quotePrice } from './quick-quote.ts'
import { isBelowFigures, wholeDollars } from '../repayment.ts'

/** What a page knows about the vehicle to quote; dollars. */
export type QuoteAsk = {
  carId: string | null
  purchasePrice: number
  year: number | null
  vin: string | null
  nvic: string | null
  range: ComparisonRange
  /** The quote stored with the vehicle, in which case the lender is not asked (FIN-040). */
  cached: Quote | null
}

/** A quote's figures as text; `--` if there is none (FIN-041). */
export type QuoteView = {
  week: string
  rate: string
  comparison: string
  /** The estimate's assumptions, shown with and without figures. */
  assumes: string
  /** Source and date; null without a quote. */
  source: string | null
}

/**
 * The starting point of a vehicle page's quote. Null if the lender is not asked and nothing is stored: the feature
 * is off, or there is no price (FIN-040).
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

/** Whether to ask the lender about this vehicle: nothing is stored and there is a price (FIN-040). */
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
    deposit: null,
    finalPayment: null,
  }
}

type QuoteFrame = { range: ComparisonRange; loanTerm: number; purchasePrice: number }

/**
 * A quote as shown: a whole-dollar week, both rates (the lender's range if it gives no comparison rate, FIN-037),
 * and the estimate's assumptions (FIN-035). A week of $25 or less shows an enquiry instead (FIN-042).
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
  // A stored quote does not say on what terms the lender worked it out.
  if (deposit === null || finalPayment === null)
    return 'An estimate, not an offer of credit, on the lender’s own terms: it tells deposit, term and final payment when you ask.'
  const dollars = (amount: number) => formatCents(Math.round(amount) * 100)
  const { depositPercent, finalPercent } = QUOTE_DEFAULTS
  return `An estimate, not an offer of credit: ${dollars(purchasePrice)} over ${yearsText(loanTerm)} with a ${depositPercent}% deposit (${dollars(deposit)}) and a ${finalPercent}% final payment (${dollars(finalPayment)}).`
}
