/** One customer's review of a location (DATA-027). Dates are YYYY-MM-DD; null when the source gave none. */
export type Review = {
  id: string
  customerName: string
  text: string
  /** Whole stars, 1 to 5. */
  rating: number
  reviewDate: string | null
  replyText: string | null
  replyDate: string | null
  image: string | null
}

/** The reviews of a place with the total and the average of all of them, shown or not. */
export type ReviewSet = {
  reviews: Review[]
  total: number
  /** 0 to 5; null without reviews. */
  average: number | null
  /** Who gave them: `google`, `demo`, or the name an importer chose. */
  source: string
}

/** Reviews of this source are invented, and pages say so. */
export const DEMO_SOURCE = 'demo'
export const GOOGLE_SOURCE = 'google'

/** `4.3`: one decimal, as a string (DATA-027). */
export function averageText(average: number): string {
  return (Math.round(average * 10 + 1e-9) / 10).toFixed(1)
}

/** The true average of ratings; null of none. */
export function averageOf(reviews: readonly Pick<Review, 'rating'>[]): number | null {
  if (reviews.length === 0) return null
  return reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
}

/**
 * How full each of five stars is, 0 to 1: four full at most and the fifth as the part above four, so 4.3 is four full
 * and 0.3, and 5 is four full and 1 (PAGE-018).
 */
export function starFills(rating: number): number[] {
  const kept = Math.min(5, Math.max(0, rating))
  return [0, 1, 2, 3, 4].map((star) => Math.round(Math.min(1, Math.max(0, kept - star)) * 100) / 100)
}
