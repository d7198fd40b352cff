import { StatsBanner } from '#src/features/brands/ui/stats-banner.tsx'
import { OurLocations } from '#src/pages/locations/our-locations.tsx'
import { OfferCards } from '#src/features/offers/ui/offer-cards.tsx'
import { PromotionsSlider } from '#src/features/promotions/ui/promotions-slider.tsx'
import { SalesCounter } from '#src/features/promotions/ui/sales-counter.tsx'
import { ReviewsRow } from '#src/features/reviews/ui/reviews-row.tsx'
import { HomeBand } from './home-band.tsx'
import type { RecordView } from './record-view.ts'

const ALL_OFFERS = { label: 'All offers', href: '/special-offers' }

/** A home page section made of the site's records, using the same parts as the pages it leads to. */
export function RecordBand({
  view,
  heading,
}: {
  view: Exclude<RecordView, { kind: 'brands' }>
  heading: string
}) {
  switch (view.kind) {
    case 'current_offers':
      return (
        <HomeBand heading={heading} link={ALL_OFFERS}>
          <OfferCards offers={view.offers} />
        </HomeBand>
      )
    case 'promotions':
      return (
        <div className="container-page section-space">
          <PromotionsSlider promos={view.promos} />
        </div>
      )
    case 'reviews':
      return (
        <HomeBand heading={heading} link={{ label: `All ${view.summary.label}`, href: view.href }}>
          <ReviewsRow {...view} />
        </HomeBand>
      )
    case 'sales_counter':
      return (
        <div className="container-page section-space">
          <SalesCounter sales={view.sales} />
        </div>
      )
    case 'stats':
      return <StatsBanner stats={view.stats} />
    case 'locations':
      return (
        <div className="container-page section-space">
          <OurLocations places={view.places} heading={heading} />
        </div>
      )
  }
}
