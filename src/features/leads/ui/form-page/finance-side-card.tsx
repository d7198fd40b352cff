import { VehiclePicture } from '#src/ui/picture/vehicle-picture.tsx'

/** The vehicle of a finance form: the fields of /api/cars/{id}, with its price in words (FIN-043). */
export type FinanceCar = {
  id: string
  path: string
  name: string
  year: number
  make: string
  model: string
  primary_image_url: string | null
  priceText: string
  priceLabel: string | null
  dealershipSlug: string
}

/** The vehicle's card next to the form (ROUTE-026, FIN-043). */
export function FinanceSideCard({ car }: { car: FinanceCar }) {
  return (
    <article
      aria-label="The vehicle"
      className="mb-8 flex items-center gap-4 rounded-card border border-line bg-surface p-3"
    >
      {car.primary_image_url ? (
        <div className="w-28 shrink-0 sm:w-44">
          <VehiclePicture url={car.primary_image_url} alt="" priority="eager" sizes="176px" width={176} />
        </div>
      ) : null}
      <div className="min-w-0">
        <p className="font-display text-lg font-semibold">
          <a href={car.path} className="underline-offset-4 hover:underline">
            {car.name}
          </a>
        </p>
        <p className="text-sm text-ink-muted">{`${car.year} ${car.make} ${car.model}`}</p>
        <p className="mt-1 font-semibold tabular-nums text-ink">
          {car.priceText}
          {car.priceLabel ? (
            <span className="ml-2 text-sm font-normal text-ink-muted">{car.priceLabel}</span>
          ) : null}
        </p>
      </div>
    </article>
  )
}
