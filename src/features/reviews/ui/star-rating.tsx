import { starFills } from '../domain/review.ts'

const STAR =
  'M12 2.6l2.9 6 6.6.9-4.800 4.600 1.200 6.500L12 17.500l-5.900 3.100 1.200-6.500L2.500 9.500l6.600-.9z'

/** Five stars, at most four full and the fifth partial (PAGE-018); screen readers get words. */
export function StarRating({ rating, className = 'h-4.5' }: { rating: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={`${rating.toFixed(1).replace(/\.0$/, '')} out of 5 stars`}
      className={`inline-flex gap-0.5 align-middle ${className}`}
      data-stars={rating}
    >
      {starFills(rating).map((fill, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five stars that never move
        <span key={index} className="relative aspect-square h-full" data-fill={fill}>
          <Star className="fill-line" />
          <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${fill * 100}%` }}>
            <Star className="h-full max-w-none fill-star" />
          </span>
        </span>
      ))}
    </span>
  )
}

function Star({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`aspect-square h-full ${className}`}>
      <path d={STAR} />
    </svg>
  )
}
