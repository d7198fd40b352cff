import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import type { PicturePriority } from '#src/features/vehicles/ui/vehicle-picture.tsx'
import { VehicleCard } from '#src/features/vehicles/ui/vehicle-card/vehicle-card.tsx'
import { evenColumns } from '#src/ui/even-columns.ts'

type KeptCardsProps = {
  cards: readonly CardView[]
  siteSlug: string
  priority: PicturePriority
  /** What stands below a card. */
  renderBelow?(card: CardView): React.ReactNode
}

/** Two in a row leave the last of an odd number alone: there it stands in the middle. */
const THREE =
  'lg:grid-cols-3 sm:max-lg:[&>li:last-child:nth-child(odd)]:col-span-2 sm:max-lg:[&>li:last-child:nth-child(odd)]:w-1/2 sm:max-lg:[&>li:last-child:nth-child(odd)]:justify-self-center'
const FOUR =
  'xl:grid-cols-4 sm:max-xl:[&>li:last-child:nth-child(odd):not(:first-child)]:col-span-2 sm:max-xl:[&>li:last-child:nth-child(odd):not(:first-child)]:w-1/2 sm:max-xl:[&>li:last-child:nth-child(odd):not(:first-child)]:justify-self-center'

/** The cards of a kept list: two in a row, on wide screens three or four, whichever leaves none alone. */
export function KeptCards({ cards, siteSlug, priority, renderBelow }: KeptCardsProps) {
  if (cards.length === 0) return null
  const columns = evenColumns(cards.length, [4, 3]) === 3 ? THREE : FOUR
  return (
    <ul className={`grid gap-x-4 gap-y-6 sm:grid-cols-2 ${columns}`}>
      {cards.map((card) => (
        <li key={card.id} className="flex flex-col gap-1">
          <VehicleCard card={card} siteSlug={siteSlug} priority={priority} layout="compact" />
          {renderBelow?.(card)}
        </li>
      ))}
    </ul>
  )
}
