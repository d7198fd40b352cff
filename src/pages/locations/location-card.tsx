import type { ReviewSummary } from '#src/features/reviews/domain/review-section.ts'
import { ReviewSummaryLine } from '#src/features/reviews/ui/review-summary.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { MapView } from '#src/features/locations/domain/map/map-view.ts'
import type { LocationView } from '#src/features/locations/domain/view/location-view.ts'
import { LocationMap } from '#src/features/locations/ui/location-map.tsx'

export type LocationCardData = Omit<LocationView, 'hours' | 'holidays'> & {
  map: MapView | null
  rating: ReviewSummary | null
  /** `3.4 km`, for a search by postcode. */
  distance: string | null
}

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-brand-text underline-offset-4 hover:underline'

/**
 * One location in a list: its picture or map, whether it is open, how to get there, call and see its stock
 * (PAGE-013).
 */
export function LocationCard({
  place,
  heading: Heading,
  isOnly = false,
}: {
  place: LocationCardData
  /** One level below the heading of the list. */
  heading: 'h2' | 'h3'
  /** The only location in its list: on a wide page its map is next to its text and fills the row. */
  isOnly?: boolean
}) {
  const { links } = place
  // PAGE-016: a picture of a location is 150 px high everywhere.
  const isWide = isOnly && place.imageUrl === null
  return (
    <article
      className={`flex h-full w-full flex-col overflow-hidden rounded-card border border-line bg-surface ${isWide ? 'md:flex-row-reverse' : ''}`}
      data-location={place.slug}
    >
      <div
        className={`relative h-[150px] shrink-0 ${isWide ? 'md:h-auto md:min-h-90 md:w-1/2 lg:w-3/5' : ''}`}
        data-location-image=""
      >
        <CardPicture place={place} />
        {place.badge ? <ComingBadge text={place.badge} /> : null}
      </div>
      <div className={`flex min-w-0 flex-1 flex-col p-5 ${isWide ? 'md:justify-center lg:p-10' : ''}`}>
        <p className="flex justify-between gap-3 text-sm text-ink-muted">
          <span>{place.departments.join(' · ')}</span>
          {place.distance ? (
            <span className="font-semibold text-ink tabular-nums">{place.distance}</span>
          ) : null}
        </p>
        <Heading className="mt-1 font-display text-xl font-semibold text-balance">
          <a href={links.details} data-prefetch="" className="underline-offset-4 hover:underline">
            {place.name}
          </a>
        </Heading>
        <OpenState state={place.state} />
        {place.rating ? (
          <div className="mt-1.5">
            <ReviewSummaryLine summary={place.rating} />
          </div>
        ) : null}
        <address className="mt-3 text-ink-muted not-italic">
          {place.street}
          <br />
          {place.cityLine}
        </address>
        {place.phones.slice(0, 1).map((phone) => (
          <a
            key={phone.href}
            href={phone.href}
            className="inline-flex min-h-11 items-center gap-2 self-start font-semibold tabular-nums"
          >
            <Icon name="phone" className="size-[1.1em]" />
            {phone.text}
          </a>
        ))}
        <p className={`${isWide ? 'mt-3' : 'mt-auto'} flex flex-wrap gap-x-5 border-t border-line pt-2`}>
          <a href={links.details} data-prefetch="" className={LINK}>
            View Location Details<span className="sr-only"> of {place.name}</span>
          </a>
          {links.stock ? (
            <a href={links.stock} data-prefetch="" className={LINK}>
              View Our Stock<span className="sr-only"> at {place.name}</span>
            </a>
          ) : null}
          {links.service ? (
            <a href={links.service} className={LINK}>
              Book a Service<span className="sr-only"> at {place.name}</span>
            </a>
          ) : null}
          <a href={links.directions} rel="noopener" className={LINK}>
            Get Directions<span className="sr-only"> to {place.name}</span>
          </a>
        </p>
      </div>
    </article>
  )
}

function CardPicture({ place }: { place: LocationCardData }) {
  if (place.imageUrl)
    return (
      <img
        src={place.imageUrl}
        alt=""
        width={640}
        height={150}
        loading="lazy"
        className="size-full bg-studio object-cover"
      />
    )
  return place.map ? (
    <LocationMap view={place.map} isFixed className="h-full" />
  ) : (
    <div className="grid h-full min-h-30 place-items-center bg-studio text-line-strong">
      <Icon name="pin" className="size-12" />
    </div>
  )
}

/** `COMING EARLY 2026` and the like (PAGE-007). */
export function ComingBadge({ text }: { text: string }) {
  return (
    <span className="absolute top-3 left-3 rounded-tag bg-night px-2.5 py-1 text-xs font-semibold tracking-wide text-on-night">
      {text}
    </span>
  )
}

/** Open until when, or when next. */
export function OpenState({ state }: { state: LocationView['state'] }) {
  if (!state) return null
  return (
    <p
      className={`mt-1.5 flex items-center gap-2 text-sm font-semibold ${state.isOpen ? 'text-good-ink' : 'text-ink-muted'}`}
    >
      <Icon name="clock" className="size-4" />
      {state.text}
    </p>
  )
}
