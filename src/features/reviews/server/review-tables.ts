import type { LocationId, SiteId } from '#src/shared/domain/ids.ts'

type LocationReviewsTable = {
  id: string
  site_id: SiteId
  location_id: LocationId
  source: string
  position: number
  customer_name: string
  body: string
  rating: number
  review_date: string | null
  reply_text: string | null
  reply_date: string | null
  image_url: string | null
  imported_at: Date
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    location_reviews: LocationReviewsTable
  }
}
