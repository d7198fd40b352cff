import { PhoneLink } from '#src/ui/phone-link.tsx'
import { evenColumnsClass } from '#src/ui/even-columns.ts'

type Place = { slug: string; name: string; city: string; state: string; phone: string | null }

export function BrandPlaces({ places }: { places: readonly Place[] }) {
  return (
    <ul
      className={`grid gap-4 sm:grid-cols-2 ${evenColumnsClass(places.length, { lg: [3, 4], xl: [4, 3] })}`}
    >
      {places.map((place) => (
        <li key={place.slug} className="rounded-card border border-line bg-surface p-5">
          <h3 className="font-display text-lg leading-tight font-semibold">{place.name}</h3>
          <p className="text-ink-muted">
            {place.city} {place.state}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-x-6">
            {place.phone ? <PhoneLink phone={place.phone} /> : null}
            <a
              href={`/contact-us/${place.slug}`}
              className="inline-flex min-h-11 items-center font-semibold text-brand-text underline-offset-4 hover:underline"
            >
              Contact<span className="sr-only"> {place.name}</span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
