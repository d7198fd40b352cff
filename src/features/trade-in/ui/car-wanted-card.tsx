import { VehiclePicture } from '#src/ui/picture/vehicle-picture.tsx'
import type { CarWanted } from '../domain/valuation-view.ts'

/** The vehicle the shopper wants to buy, shown next to every step (ROUTE-006). */
export function CarWantedCard({ car }: { car: CarWanted }) {
  return (
    <a
      href={car.href}
      className="group flex items-center gap-4 rounded-card border border-line bg-surface p-3 text-ink hover:border-line-strong"
    >
      {car.imageUrl ? (
        <span className="block aspect-[3/2] w-28 shrink-0 overflow-hidden rounded-control bg-studio sm:w-32">
          <VehiclePicture url={car.imageUrl} alt="" priority="lazy" sizes="8rem" width={320} />
        </span>
      ) : null}
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="text-sm text-ink-muted">Towards your</span>
        <span className="font-semibold leading-snug group-hover:underline">{car.title}</span>
        <span className="text-sm text-ink-muted">
          <span className="font-semibold text-ink tabular-nums">{car.priceText}</span> {car.priceNote}
        </span>
      </span>
    </a>
  )
}
