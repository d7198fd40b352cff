import { distanceKm } from '#src/features/delivery/domain/distance.ts'
import { landPath } from './coastline.ts'
import { type MapLabel, placeLabels, placeRingText } from './map-labels.ts'
import { bordersPath } from './state-borders.ts'
import { fitFrame, type GeoPoint, kmPerPixel, type MapFrame, type MapPixel, toPixel } from './web-mercator.ts'
import { createRecentCache } from '#src/shared/domain/cache/recent-cache.ts'

/** A place to mark; `href` is its link. */
export type MapPlace = GeoPoint & { name: string; href: string | null }
/** One pin. Places too close to separate share one, and `count` says how many. */
export type MapMarker = MapPixel & { name: string; href: string | null; count: number }

/** A map for LocationMap to draw without a key or outside request. Positions are pixels in `width` by `height`. */
export type MapView = {
  width: number
  height: number
  land: string
  borders: string
  labels: MapLabel[]
  markers: MapMarker[]
  /** Circles around a single marked place, with their distance in kilometres written at `x`, `y`. */
  rings: (MapPixel & { radius: number; text: string })[]
  /** Frame of a map service shown instead of the drawing, if the site names one. */
  frameUrl: string | null
  alt: string
}

/** PAGE-016: zoom of a single location's map. */
export const LOCATION_MAP_ZOOM = 10
const MERGE_PIXELS = 58
/** Leaves room for a pin above its point, even where a phone draws the map at 40% size. */
const PADDING = 112
const WIDEST_ZOOM = 4.2
const RINGS_KM = [5, 10, 20]

/** The map of one place at zoom 10 (PAGE-016), with rings of 5, 10 and 20 km where they fit. */
export function locationMap(place: MapPlace, { width = 640, height = 360 } = {}): MapView {
  const frame: MapFrame = { centre: place, zoom: LOCATION_MAP_ZOOM, width, height }
  const perKm = 1 / kmPerPixel(frame)
  const view = draw(frame, [place])
  const rings = RINGS_KM.filter((km) => km * perKm < Math.max(width, height) / 2).map((km) => {
    const radius = Math.round(km * perKm)
    return { radius, text: `${km} km`, ...placeRingText(frame, radius, view.labels) }
  })
  return { ...view, rings, alt: `Map of the area around ${place.name}` }
}

/** The map of all places; null if there are none. Never closer than zoom 10. */
export function placesMap(places: readonly MapPlace[], { width = 960, height = 560 } = {}): MapView | null {
  const [first] = places
  if (!first) return null
  const fitted = fitFrame(places, { width, height, padding: PADDING, maxZoom: LOCATION_MAP_ZOOM })
  const frame = { ...fitted, zoom: Math.max(WIDEST_ZOOM, fitted.zoom) }
  const names = places.map(({ name }) => name)
  return { ...draw(frame, places), rings: [], alt: `Map of ${names.join(', ')}` }
}

/** The places nearest first, each with its distance in kilometres (PAGE-047). */
export function byDistance<Place extends GeoPoint>(from: GeoPoint, places: readonly Place[]) {
  return places.map((place) => ({ place, km: distanceKm(from, place) })).sort((a, b) => a.km - b.km)
}

function draw(frame: MapFrame, places: readonly MapPlace[]): Omit<MapView, 'rings' | 'alt'> {
  const markers = mergeMarkers(places.map((place) => ({ ...toPixel(frame, place), ...named(place) })))
  return {
    width: frame.width,
    height: frame.height,
    ...outlinesOf(frame),
    labels: placeLabels(frame, markers),
    markers,
    frameUrl: null,
  }
}

type Outlines = Pick<MapView, 'land' | 'borders'>
/** Cached, because clipping the coast takes milliseconds and each site's few frames are drawn on every page. */
const OUTLINES_MAX = 500
const outlines = createRecentCache<Outlines>(OUTLINES_MAX)

function outlinesOf(frame: MapFrame): Outlines {
  const { centre, zoom, width, height } = frame
  const key = [centre.lat, centre.long, zoom, width, height].join(' ')
  const known = outlines.get(key)
  if (known) return known
  const drawn = { land: landPath(frame), borders: bordersPath(frame) }
  outlines.set(key, drawn)
  return drawn
}

function named({ name, href }: MapPlace) {
  return { name, href, count: 1 }
}

/** Merges pins that would overlap into one at their middle. */
function mergeMarkers(markers: readonly MapMarker[]): MapMarker[] {
  const merged: (MapMarker & { names: string[] })[] = []
  for (const marker of markers) {
    const near = merged.find(({ x, y }) => Math.hypot(x - marker.x, y - marker.y) < MERGE_PIXELS)
    if (!near) {
      merged.push({ ...marker, x: Math.round(marker.x), y: Math.round(marker.y), names: [marker.name] })
      continue
    }
    near.names.push(marker.name)
    near.x = Math.round((near.x * near.count + marker.x) / (near.count + 1))
    near.y = Math.round((near.y * near.count + marker.y) / (near.count + 1))
    near.count += 1
    near.name = near.names.join(', ')
    near.href = null
  }
  return merged.map(({ names: _, ...marker }) => marker)
}
