import type { VehicleMap } from '../domain/view/vehicle-map.ts'
import { LocationMap } from './location-map.tsx'

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-brand-text underline-offset-4 hover:underline'

/** The vehicle's location: map, address and directions (SITE-011). */
export function VehicleMapSection({ place }: { place: VehicleMap }) {
  return (
    <div>
      <LocationMap view={place.map} isFixed className="h-72 rounded-card border border-line sm:h-90" />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8">
        <p>
          <span className="font-semibold">{place.name}</span>
          <br />
          <span className="text-ink-muted">{place.addressLine}</span>
        </p>
        <p className="flex flex-wrap gap-x-6">
          <a href={place.detailsHref} data-prefetch="" className={LINK}>
            View Location Details
          </a>
          <a href={place.directionsHref} rel="noopener" className={LINK}>
            Get Directions
          </a>
        </p>
      </div>
    </div>
  )
}
