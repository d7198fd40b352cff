import type { SiteStat } from '#src/features/brands/domain/site-stats.ts'
import type { LocationCardData } from '#src/pages/locations/location-card.tsx'
import type { OfferCardView } from '#src/features/offers/domain/offers-view.ts'
import type { PromoNode } from '#src/features/promotions/domain/promotions-schema.ts'
import type { SalesCount } from '#src/features/promotions/domain/sales-counter.ts'
import type { ReviewItem, ReviewSummary } from '#src/features/reviews/domain/review-section.ts'
import type { HomeSection } from '#src/features/sites/domain/document/words-schema.ts'
import type { Link } from '#src/shared/domain/form/field-schema.ts'

type BrandMark = { name: string; href: string; logoUrl: string | null; count: number }

/** A home page section made of the site's records, with everything its markup needs. */
export type RecordView =
  | { kind: 'brands'; tiles: BrandMark[]; link: Link | null }
  | { kind: 'current_offers'; offers: OfferCardView[] }
  | { kind: 'promotions'; promos: Pick<PromoNode, 'title' | 'text' | 'href' | 'image'>[] }
  | {
      kind: 'reviews'
      summary: ReviewSummary
      notes: string[]
      reviews: ReviewItem[]
      placeName: string
      href: string
    }
  | { kind: 'sales_counter'; sales: SalesCount }
  | { kind: 'stats'; stats: SiteStat[] }
  | { kind: 'locations'; places: LocationCardData[] }

const KINDS = [
  'brands',
  'current_offers',
  'promotions',
  'reviews',
  'sales_counter',
  'stats',
  'locations',
] as const satisfies RecordView['kind'][]

export type RecordSection = Extract<HomeSection, { kind: RecordView['kind'] }>

/** Whether a section of the document is drawn from records. */
export function isRecordSection(section: HomeSection): section is RecordSection {
  return KINDS.some((kind) => kind === section.kind)
}
