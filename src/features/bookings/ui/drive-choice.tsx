import { PlaceChoice } from './place-choice.tsx'

type DriveChoiceProps = {
  vehicle: { name: string; slug: string } | null
  places: { slug: string; name: string }[]
  chosen: string | null
  /** The preselected model, kept when the location changes. */
  model?: string
}

/** The vehicle to drive, or a choice of location. */
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
  const query = model ? `&model=${encodeURIComponent(model)}` : ''
  return (
    <PlaceChoice
      label="Where to drive"
      question="Where would you like to drive?"
      places={places}
      chosen={chosen}
      hrefOf={(slug) => `/book-test-drive?location=${slug}${query}`}
    />
  )
}
