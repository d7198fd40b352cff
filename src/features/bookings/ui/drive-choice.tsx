type DriveChoiceProps = {
  vehicle: { name: string; slug: string } | null
  places: { slug: string; name: string }[]
  chosen: string | null
  /** The model named beforehand; it stays named when the place changes. */
  model?: string
}

/** The vehicle the drive is of, or the choice of a place: its times are other times, so a place is a page of its own. */
export function DriveChoice({ vehicle, places, chosen, model }: DriveChoiceProps) {
  if (vehicle)
    return (
      <p className="mb-2 text-ink-muted">
        You are booking a drive of{' '}
        <a href={`/cars/${vehicle.slug}`} className="font-semibold text-ink underline underline-offset-4">
          this vehicle
        </a>
        .
      </p>
    )
  if (places.length < 2) return null
  return (
    <nav aria-label="Where to drive" className="mb-8">
      <p className="mb-2 text-sm font-medium text-ink">Where would you like to drive?</p>
      <ul className="flex flex-wrap gap-2">
        {places.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={`/book-test-drive?location=${slug}${model ? `&model=${encodeURIComponent(model)}` : ''}`}
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
