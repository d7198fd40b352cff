import { LocationCard, type LocationCardData } from './location-card.tsx'

/** One card per location in a grid; nothing at all without locations (PAGE-013, PAGE-022). */
export function LocationGrid({ places }: { places: readonly LocationCardData[] }) {
  if (places.length === 0) return null
  return (
    <ul
      className={`grid gap-5 ${places.length > 1 ? 'sm:grid-cols-2' : ''} ${places.length > 2 ? 'xl:grid-cols-3' : ''}`}
      data-location-grid=""
    >
      {places.map((place) => (
        <li key={place.slug} className="flex min-w-0">
          <LocationCard place={place} heading="h2" isOnly={places.length === 1} />
        </li>
      ))}
    </ul>
  )
}
