import type { ReviewSummary } from '../domain/review-section.ts'
import { StarRating } from './star-rating.tsx'

/** Average, stars and count in one line; with `href` it links to the reviews (PAGE-009). */
export function ReviewSummaryLine({ summary, href }: { summary: ReviewSummary; href?: string }) {
  const words = (
    <>
      <span className="font-semibold tabular-nums">{summary.average}</span>
      <StarRating rating={summary.rating} />
      <span className={href ? 'underline underline-offset-4' : 'text-ink-muted'}>{summary.label}</span>
    </>
  )
  const layout = 'inline-flex flex-wrap items-center gap-x-2 gap-y-1'
  return href ? (
    <a href={href} className={`${layout} min-h-11`}>
      {words}
    </a>
  ) : (
    <p className={`${layout} text-sm`}>{words}</p>
  )
}
