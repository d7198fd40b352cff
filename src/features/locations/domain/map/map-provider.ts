import type { PlacesSettings } from '../settings/places-schema.ts'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { LOCATION_MAP_ZOOM, locationMap, type MapView } from './map-view.ts'
import { toGeoPoint } from './web-mercator.ts'

type Provider = PlacesSettings['map']['provider']

/** Hosts of map service frames, for the content security policy; none for the drawn map. */
export const MAP_FRAME_HOSTS: Record<Provider, string | null> = {
  drawn: null,
  google: 'https://www.google.com',
  openstreetmap: 'https://www.openstreetmap.org',
}

/**
 * A location's map: the site's map service at zoom 10 if it names one (and, for Google, a key), else the
 * drawn map (PAGE-016, SITE-011). Null for a location without coordinates.
 */
export function mapOfPlace(
  place: SiteLocation,
  settings: PlacesSettings['map'],
  size: { width: number; height: number },
): MapView | null {
  const { lat, long } = place.address
  if (lat === null || long === null) return null
  const view = locationMap({ lat, long, name: place.name, href: null }, size)
  const frameUrl = frameUrlOf(place, { lat, long }, settings)
  return frameUrl ? { ...view, land: '', borders: '', labels: [], rings: [], frameUrl } : view
}

function frameUrlOf(
  place: SiteLocation,
  centre: { lat: number; long: number },
  { provider, key }: PlacesSettings['map'],
): string | null {
  if (provider === 'google') {
    const own = place.address.mapKey ?? key
    return own ? googleFrame(centre, own) : null
  }
  return provider === 'openstreetmap' ? openStreetMapFrame(centre) : null
}

function googleFrame({ lat, long }: { lat: number; long: number }, key: string): string {
  const place = encodeURIComponent(`${lat},${long}`)
  return `${MAP_FRAME_HOSTS.google}/maps/embed/v1/place?key=${encodeURIComponent(key)}&q=${place}&zoom=${LOCATION_MAP_ZOOM}`
}

/** OpenStreetMap takes a box instead of a zoom: the area of 640 by 360 pixels at zoom 10. */
function openStreetMapFrame(centre: { lat: number; long: number }): string {
  const frame = { centre, zoom: LOCATION_MAP_ZOOM, width: 640, height: 360 }
  const [west, east] = [toGeoPoint(frame, { x: 0, y: 0 }), toGeoPoint(frame, { x: 640, y: 360 })]
  const box = [west.long, east.lat, east.long, west.lat].map((degree) => degree.toFixed(4)).join(',')
  const marker = encodeURIComponent(`${centre.lat},${centre.long}`)
  return `${MAP_FRAME_HOSTS.openstreetmap}/export/embed.html?bbox=${encodeURIComponent(box)}&layer=mapnik&marker=${marker}`
}
