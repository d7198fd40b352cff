/** One customer's review of a location (DATA-027). Dates are YYYY-MM-DD; null if the source gave none. */
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

/** A location's reviews with the total and average of all of them, shown or not. */
export type ReviewSet = {
  reviews: Review[]
  total: number
  /** 0 to 5; null without reviews. */
  average: number | null
  /** Their source: `google`, `demo`, or a name chosen on import. */
  source: string
}

/** Reviews from this source are invented and labelled as such. */
export const DEMO_SOURCE = 'demo'
export const GOOGLE_SOURCE = 'google'

/** `4.3`: one decimal, as a string (DATA-027). */
export function averageText(average: number): string {
  return (Math.round(average * 10 + 1e-9) / 10).toFixed(1)
}

/** The average of all ratings; null if there are none. */
export function averageOf(reviews: readonly Pick<Review, 'rating'>[]): number | null {
  if (reviews.length === 0) return null
  return reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
}

/**
 * How full each of five stars is, 0 to 1: at most four full, with the fifth showing the part above four, so
 * 4.3 is four full and 0.3, and 5 is four full and 1 (PAGE-018).
 */
export function starFills(rating: number): number[] {
  const kept = Math.min(5, Math.max(0, rating))
  return [0, 1, 2, 3, 4].map((star) => Math.round(Math.min(1, Math.max(0, kept - star)) * 100) / 100)
}
