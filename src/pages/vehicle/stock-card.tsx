import { VehicleCard, type VehicleCardProps } from '#src/features/vehicles/ui/vehicle-card/vehicle-card.tsx'
import { CompareToggle } from '#src/features/watchlist/ui/compare-toggle.tsx'
import { FavouriteToggle } from '#src/features/watchlist/ui/favourite-toggle.tsx'

export type StockCardProps = Omit<VehicleCardProps, 'favourite' | 'compare'> & { siteSlug: string }

/** A vehicle's card with the visitor's own lists on it: kept as a favourite, compared (CARD-002, CARD-003). */
export function StockCard({ siteSlug, ...props }: StockCardProps) {
  const { card } = props
  return (
    <VehicleCard
      {...props}
      favourite={<FavouriteToggle vehicle={card} siteSlug={siteSlug} />}
      compare={<CompareToggle vehicle={card} siteSlug={siteSlug} />}
    />
  )
}

/**
 * Whether two cards show the same. Their props are plain data, so comparing JSON is enough, whatever a card
 * comes to show.
 */
export function isSameCard(before: StockCardProps, after: StockCardProps): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
