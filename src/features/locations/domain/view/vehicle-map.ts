import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { mapOfPlace } from '../map/map-provider.ts'
import type { MapView } from '../map/map-view.ts'
import { directionsHref } from './location-view.ts'

/** The map section of a vehicle page. */
export type VehicleMap = {
  map: MapView
  name: string
  addressLine: string
  detailsHref: string
  directionsHref: string
}

const SIZE = { width: 1000, height: 360 }

/**
 * The map of where a vehicle stands: null where the site switches the section off (`vdp_config.show_map_section`), and
 * for a vehicle at no place, at a hidden one, or at one without a position (SITE-011).
 */
export function vehicleMap(
  { config }: Pick<SiteContext, 'config'>,
  locationId: string | null,
): VehicleMap | null {
  if (!config.vehicle.showMapSection) return null
  const place = config.locations.find(({ id, isVisible }) => id === locationId && isVisible)
  const map = place && mapOfPlace(place, config.places.map, SIZE)
  if (!place || !map) return null
  const { street, city, state, postcode } = place.address
  return {
    map,
    name: place.name,
    addressLine: `${street}, ${city} ${state} ${postcode}`,
    detailsHref: `/locations/${place.slug}`,
    directionsHref: directionsHref(place.address),
  }
}
