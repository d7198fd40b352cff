type PlaceChoiceProps = {
  label: string
  question: string
  places: { slug: string; name: string }[]
  chosen: string | null
  /** The page with a location chosen. */
  hrefOf: (slug: string) => string
}

/** A choice of location. Each has different times, so choosing one loads a page. */
export function PlaceChoice({ label, question, places, chosen, hrefOf }: PlaceChoiceProps) {
  if (places.length < 2) return null
  return (
    <nav aria-label={label} className="mb-8">
      <p className="mb-2 text-sm font-medium text-ink">{question}</p>
      <ul className="flex flex-wrap gap-2">
        {places.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={hrefOf(slug)}
              aria-current={slug === chosen ? 'true' : undefined}
              className="chip px-4 font-medium"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
