import type { Template } from '#src/features/sites/domain/site-config.ts'
import { CARD_LAYOUTS } from '#src/features/vehicles/domain/card/card-layout.ts'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { StockCard } from '#src/pages/vehicle/stock-card.tsx'

const NONE_ALONE =
  'sm:max-lg:[&>li:last-child:nth-child(2n+3)]:hidden lg:[&>li:last-child:nth-child(3n+4)]:hidden'

type BrandStockProps = {
  cards: readonly CardView[]
  site: { slug: string; template: Template }
}

/**
 * Some of the vehicles of a brand or model, in the site's own card; one that would be alone in its row is
 * left to the search.
 */
export function BrandStock({ cards, site }: BrandStockProps) {
  const layout = CARD_LAYOUTS[site.template]
  return (
    <ul
      className={
        layout === 'row'
          ? 'grid gap-4'
          : `grid gap-4 sm:grid-cols-2 lg:grid-cols-3 atelier:gap-x-8 atelier:gap-y-14 ${NONE_ALONE}`
      }
    >
      {cards.map((card) => (
        <li key={card.id} className="min-w-0">
          <StockCard card={card} siteSlug={site.slug} priority="lazy" layout={layout} />
        </li>
      ))}
    </ul>
  )
}
