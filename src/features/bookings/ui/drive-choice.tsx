type DriveChoiceProps = {
  vehicle: { name: string; slug: string } | null
  places: { slug: string; name: string }[]
  chosen: string | null
  /** The preselected model, kept when the location changes. */
  model?: string
}

/** The vehicle to drive, or a choice of location. Each location has different times, so choosing one loads a page. */
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
