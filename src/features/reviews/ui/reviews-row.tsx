import { twoOrThreeClass } from '#src/ui/even-columns.ts'
import type { ReviewItem, ReviewSummary } from '../domain/review-section.ts'
import { ReviewSummaryLine } from './review-summary.tsx'
import { ReviewCard } from './reviews-block.tsx'

type ReviewsRowProps = {
  summary: ReviewSummary
  notes: readonly string[]
  reviews: readonly ReviewItem[]
  placeName: string
}

/** A location's newest reviews, labelled as such, because an undisclosed selection would mislead. */
export function ReviewsRow({ summary, notes, reviews, placeName }: ReviewsRowProps) {
  const which = reviews.length === 1 ? 'The newest review' : `The ${reviews.length} newest reviews`
  return (
    <div data-reviews-row="">
      <ReviewSummaryLine summary={summary} />
      <p className="mt-1 max-w-prose text-sm text-ink-muted" data-review-notes="">
        {[`${which} of ${placeName}.`, ...notes].join(' ')}
      </p>
      <ul className={`mt-6 grid gap-5 ${twoOrThreeClass(reviews.length)}`}>
        {reviews.map((review) => (
          <li key={review.id} className="grid">
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
    </div>
  )
}
