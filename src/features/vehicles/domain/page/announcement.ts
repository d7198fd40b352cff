import type { Address } from '#src/features/locations/domain/settings/location-schema.ts'

export type Place = {
  isPrimary: boolean
  address: Pick<Address, 'street' | 'city' | 'state' | 'postcode' | 'placeUrl'>
}

export type Announcement = { text: string; directionsHref: string }

/**
 * `Located at {city}` with a directions link if the vehicle is in a different city from the site's primary
 * location, else null (VDP-043). Null if either city is unknown.
 */
export function locatedAnnouncement(
  vehicle: { city: string | null; state: string | null },
  place: Place | null,
  locations: readonly Place[],
): Announcement | null {
  const primary = locations.find((location) => location.isPrimary)?.address.city
  const city = vehicle.city?.trim()
  if (!city || !primary || city.toLowerCase() === primary.trim().toLowerCase()) return null
  return { text: `Located at ${city}`, directionsHref: directionsHref(place, vehicle) }
}

/** A directions link for the visitor's map: the location's own map page, else a search for its address. */
export function directionsHref(
  place: Place | null,
  vehicle: { city: string | null; state: string | null },
): string {
  if (place?.address.placeUrl) return place.address.placeUrl
  const { street, city, state, postcode } = place?.address ?? {
    street: '',
    city: vehicle.city ?? '',
    state: vehicle.state ?? '',
    postcode: '',
  }
  const destination = [street, city, [state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}
