import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { StockCard } from '#src/pages/vehicle/stock-card.tsx'

/**
 * Get Finance Now: used vehicles to start from, on a finance page about no vehicle in particular (FIN-008).
 */
export function FeaturedForFinance({ cards, siteSlug }: { cards: CardView[]; siteSlug: string }) {
  return (
    <section aria-labelledby="get-finance-now" className="border-t border-line">
      <div className="container-page section-space">
        <h2 id="get-finance-now" className="display-lg text-ink">
          Get Finance Now
        </h2>
        <p className="mt-2 mb-6 max-w-2xl text-ink-muted">
          Used vehicles in stock. Open one for its repayment, or save it and ask us about it.
        </p>
        <ul className="grid gap-4 max-sm:swipe-row sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((card) => (
            <li key={card.id} className="min-w-0">
              <StockCard card={card} siteSlug={siteSlug} priority="lazy" layout="compact" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
