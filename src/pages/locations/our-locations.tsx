import { useEffect, useRef, useState } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import { LocationCard, type LocationCardData } from './location-card.tsx'

/** CONST, PAGE-011: above this many locations the layout changes and the Swipe hint is hidden. */
const FEW = 3
/** The width from which so few cards fit, so that a row that cannot scroll shows no buttons. */
const FITS: Partial<Record<number, string>> = { 1: 'invisible', 2: 'sm:invisible', 3: 'lg:invisible' }
const STEP =
  'inline-flex size-11 items-center justify-center rounded-control border border-line-strong bg-surface disabled:border-line disabled:text-line-strong'

/**
 * Our Locations as a scrolling row: up to three share the width and a phone says Swipe; more are a longer row
 * of narrower cards. Its buttons stop at the ends (PAGE-011, PAGE-012). No locations, no section (PAGE-022).
 */
export function OurLocations({
  places,
  heading = 'Our Locations',
}: {
  places: readonly LocationCardData[]
  heading?: string
}) {
  const rowRef = useRef<HTMLUListElement>(null)
  const { ends, move } = useEnds(rowRef)
  if (places.length === 0) return null
  const isFew = places.length <= FEW
  const isOnly = places.length === 1
  const item = isOnly
    ? 'w-full'
    : isFew
      ? `w-[86%] sm:w-[calc((100%-1.25rem)/2)] ${places.length === FEW ? 'lg:w-[calc((100%-2.5rem)/3)]' : ''}`
      : 'w-[86%] sm:w-80'
  return (
    <section aria-labelledby="our-locations-heading" data-our-locations={isFew ? 'few' : 'many'}>
      <div className="mb-6 flex items-end justify-between gap-4">
        <h2 id="our-locations-heading" className="display-lg">
          {heading}
        </h2>
        <div
          className={`flex gap-2 noscript:hidden ${ends.isWhole ? 'invisible' : (FITS[places.length] ?? '')}`}
        >
          <button type="button" className={STEP} disabled={ends.isFirst} onClick={() => move(-1)}>
            <Icon name="arrow" className="size-5 rotate-180" />
            <span className="sr-only">Previous location</span>
          </button>
          <button type="button" className={STEP} disabled={ends.isLast} onClick={() => move(1)}>
            <Icon name="arrow" />
            <span className="sr-only">Next location</span>
          </button>
        </div>
      </div>
      <ul
        ref={rowRef}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label="Our locations, a row that scrolls"
        className="relative -mx-1 flex snap-x snap-mandatory scroll-px-1 gap-5 overflow-x-auto px-1 pb-3 [scrollbar-width:thin]"
      >
        {places.map((place) => (
          <li key={place.slug} className={`flex shrink-0 snap-start ${item}`}>
            <LocationCard place={place} heading="h3" isOnly={isOnly} />
          </li>
        ))}
      </ul>
      {isFew && places.length > 1 ? (
        <p className="mt-1 flex items-center gap-2 text-sm text-ink-muted lg:hidden" data-swipe-hint="">
          Swipe <Icon name="arrow" className="size-4" />
        </p>
      ) : null}
    </section>
  )
}

/** Whether the row is at either end, and a step of one card. */
function useEnds(rowRef: { current: HTMLUListElement | null }) {
  const [ends, setEnds] = useState({ isFirst: true, isLast: false, isWhole: false })
  useEffect(() => {
    const row = rowRef.current
    if (!row) return
    const look = () => {
      const room = row.scrollWidth - row.clientWidth
      setEnds({ isFirst: row.scrollLeft <= 1, isLast: row.scrollLeft >= room - 1, isWhole: room <= 1 })
    }
    look()
    const watcher = new ResizeObserver(look)
    watcher.observe(row)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [rowRef])
  const move = (direction: 1 | -1) => {
    const row = rowRef.current
    const card = row?.firstElementChild
    if (row && card) row.scrollBy({ left: direction * (card.clientWidth + 20), behavior: 'smooth' })
  }
  return { ends, move }
}
