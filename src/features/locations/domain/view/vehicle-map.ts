import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { mapOfPlace } from '../map/map-provider.ts'
import type { MapView } from '../map/map-view.ts'
import { directionsHref } from './location-view.ts'

export type VehicleMap = {
  map: MapView
  name: string
  addressLine: string
  detailsHref: string
  directionsHref: string
}

const SIZE = { width: 1000, height: 360 }

/**
 * The map of a vehicle's location. Null if the site turns the section off (`vdp_config.show_map_section`), or
 * the vehicle's location is missing, hidden or without coordinates (SITE-011).
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
