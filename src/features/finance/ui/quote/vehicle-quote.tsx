import { QUOTE_DEFAULTS } from '#src/features/finance/domain/quote/quick-quote.ts'
import { asksLender, type QuoteAsk, quoteView } from '#src/features/finance/domain/quote/quote-view.ts'
import { QuoteFigures } from './quote-figures.tsx'
import { useQuote } from './use-quote.ts'

/** The lender's quote for a vehicle: the stored one, else requested once the block is visible (FIN-040). */
export function VehicleQuote({ ask }: { ask: QuoteAsk }) {
  const { carId, range, cached, purchasePrice, year, vin, nvic } = ask
  const { loanTerm, selfAssessedCreditScore } = QUOTE_DEFAULTS
  const body = asksLender(ask)
    ? { selfAssessedCreditScore, purchasePrice, loanTerm, year, vin, nvic, whoIsHelping: null, car_id: carId }
    : null
  const { quote, isAsking } = useQuote(body, cached)
  return (
    <section
      aria-labelledby="vehicle-quote-heading"
      className={`rounded-card border border-line p-5 sm:p-6 ${cached ? '' : 'hidden scripting:block'}`}
    >
      <h3 id="vehicle-quote-heading" className="mb-4 font-display text-lg font-semibold text-ink">
        {cached ? 'The lender’s estimate for this vehicle' : 'With a deposit and a final payment'}
      </h3>
      <QuoteFigures view={quoteView(quote, { range, loanTerm, purchasePrice })} isAsking={isAsking} />
    </section>
  )
}
