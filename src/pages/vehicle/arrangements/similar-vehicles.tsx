import { SIMILAR_SHOWN } from '#src/features/search/domain/query/similar-stock.ts'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { StockCard } from '#src/pages/vehicle/stock-card.tsx'

const SIMILAR_LIST =
  '-mx-4 flex snap-x snap-mandatory gap-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 lg:grid-cols-3'
const SIMILAR_ITEM = 'w-[80%] shrink-0 snap-start sm:w-auto'

export type SimilarVehiclesProps = { cards: CardView[]; siteSlug: string; heading: string }

/** Up to six vehicles like this one, swiped on a phone and in a grid on a desktop (VDP-028). */
export function SimilarVehicles({ cards, siteSlug, heading }: SimilarVehiclesProps) {
  if (cards.length === 0) return null
  return (
    <section
      id="similar"
      aria-labelledby="similar-heading"
      className="scroll-mt-24 border-t border-line py-10"
    >
      <h2 id="similar-heading" className="mb-5 font-display text-2xl font-semibold text-ink">
        {heading}
      </h2>
      <ul className={SIMILAR_LIST}>
        {cards.slice(0, SIMILAR_SHOWN).map((card) => (
          <li key={card.id} className={SIMILAR_ITEM}>
            <StockCard card={card} siteSlug={siteSlug} priority="lazy" layout="compact" />
          </li>
        ))}
      </ul>
    </section>
  )
}
