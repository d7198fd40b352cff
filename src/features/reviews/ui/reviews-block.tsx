import type { ReviewItem, ReviewSection } from '../domain/review-section.ts'
import { StarRating } from './star-rating.tsx'

/** A location's reviews at the anchor #reviews: all of them, or with a note on what is left out (ROUTE-054). */
export function ReviewsBlock({ section, placeName }: { section: ReviewSection; placeName: string }) {
  const { summary, notes, reviews, listQuantity } = section
  const rest = reviews.slice(listQuantity)
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="scroll-mt-24 section-space">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2 id="reviews-heading" className="display-lg">
          What customers say<span className="sr-only"> about {placeName}</span>
        </h2>
        <div className="flex items-center gap-4">
          <span className="font-display text-5xl leading-none font-semibold tabular-nums">
            {summary.average}
          </span>
          <span className="flex flex-col gap-1">
            <StarRating rating={summary.rating} className="h-5" />
            <span className="text-sm text-ink-muted">{summary.label}</span>
          </span>
        </div>
      </div>
      {notes.length > 0 ? (
        <p className="mt-4 max-w-prose text-sm text-ink-muted" data-review-notes="">
          {notes.join(' ')}
        </p>
      ) : null}
      <ReviewColumns reviews={reviews.slice(0, listQuantity)} />
      {rest.length > 0 ? (
        <details className="group mt-4">
          <summary className="button-secondary group-open:hidden">Show all {reviews.length} reviews</summary>
          <ReviewColumns reviews={rest} />
        </details>
      ) : null}
    </section>
  )
}

function ReviewColumns({ reviews }: { reviews: readonly ReviewItem[] }) {
  if (reviews.length === 0) return null
  return (
    <ul className="mt-6 gap-5 sm:columns-2 xl:columns-3">
      {reviews.map((review) => (
        <li key={review.id} className="mb-5 break-inside-avoid">
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  )
}

/** One review: name, stars, text, time in words, and the dealer's reply with its date (PAGE-042). */
export function ReviewCard({ review }: { review: ReviewItem }) {
  return (
    <article className="rounded-card border border-line bg-surface p-5" data-review="">
      <div className="flex items-center gap-3">
        <Portrait review={review} />
        <div className="min-w-0">
          <h3 className="truncate font-sans font-semibold">{review.name}</h3>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
            <StarRating rating={review.rating} className="h-3.5" />
            <DatedWords date={review.date} />
          </p>
        </div>
      </div>
      {review.text ? <p className="mt-3 whitespace-pre-line text-pretty">{review.text}</p> : null}
      {review.reply ? (
        <div className="mt-4 border-l-2 border-brand pl-4 text-sm">
          <p className="flex flex-wrap gap-x-2">
            <span className="font-semibold">Reply from the dealer</span>
            <span className="text-ink-muted">
              <DatedWords date={review.reply.date} />
            </span>
          </p>
          <p className="mt-1 whitespace-pre-line text-ink-muted">{review.reply.text}</p>
        </div>
      ) : null}
    </article>
  )
}

function DatedWords({ date }: { date: ReviewItem['date'] }) {
  return date ? <span title={date.words}>{date.ago}</span> : null
}

function Portrait({ review }: { review: ReviewItem }) {
  if (review.image)
    return (
      <img
        src={review.image}
        alt=""
        width={44}
        height={44}
        loading="lazy"
        className="size-11 rounded-full object-cover"
      />
    )
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft font-semibold text-brand-text"
    >
      {review.name.slice(0, 1).toUpperCase()}
    </span>
  )
}
