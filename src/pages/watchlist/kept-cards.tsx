import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import type { PicturePriority } from '#src/ui/picture/vehicle-picture.tsx'
import { StockCard } from '#src/pages/vehicle/stock-card.tsx'
import { cardsInRow } from '#src/features/watchlist/domain/kept-list.ts'

type KeptCardsProps = {
  cards: readonly CardView[]
  siteSlug: string
  priority: PicturePriority
  /** Shown below a card. */
  renderBelow?(card: CardView): React.ReactNode
}

/**
 * The cards of a kept list: two in a row, three or four on wide screens, whichever leaves none alone; if two
 * leave one, it is centred.
 */
export function KeptCards({ cards, siteSlug, priority, renderBelow }: KeptCardsProps) {
  if (cards.length === 0) return null
  const columns =
    cardsInRow(cards.length) === 3
      ? 'lg:grid-cols-3 sm:max-lg:odd-last-centred'
      : 'xl:grid-cols-4 sm:max-xl:odd-last-centred'
  return (
    <ul className={`grid gap-x-4 gap-y-6 sm:grid-cols-2 ${columns}`}>
      {cards.map((card) => (
        <li key={card.id} className="flex flex-col gap-1">
          <StockCard card={card} siteSlug={siteSlug} priority={priority} layout="compact" />
          {renderBelow?.(card)}
        </li>
      ))}
    </ul>
  )
}
