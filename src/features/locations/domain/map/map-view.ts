import { distanceKm } from '#src/features/delivery/domain/distance.ts'
import { landPath } from './coastline.ts'
import { type MapLabel, placeLabels, placeRingText } from './map-labels.ts'
import { bordersPath } from './state-borders.ts'
import { fitFrame, type GeoPoint, kmPerPixel, type MapFrame, type MapPixel, toPixel } from './web-mercator.ts'
import { createRecentCache } from '#src/shared/domain/cache/recent-cache.ts'

/** Something to mark: `href` is where a press on it goes. */
export type MapPlace = GeoPoint & { name: string; href: string | null }
/** One pin; several places too near to part share one, and `count` says how many. */
export type MapMarker = MapPixel & { name: string; href: string | null; count: number }

/** A finished map, drawn by LocationMap: needs no key and asks nobody. Pixels of a `width` by `height` box. */
export type MapView = {
  width: number
  height: number
  land: string
  borders: string
  labels: MapLabel[]
  markers: MapMarker[]
  /** Circles around the one place marked, with the kilometres they stand for written at `x`, `y`. */
  rings: (MapPixel & { radius: number; text: string })[]
  /** Frame of a map service instead of the drawing, when the site names one. */
  frameUrl: string | null
  /** What the map shows, for those who cannot see it. */
  alt: string
}

/** PAGE-016: zoom of the map of one location. */
export const LOCATION_MAP_ZOOM = 10
const MERGE_PIXELS = 58
/** Room for a pin above its point, also where a phone draws the map at four tenths of its size. */
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

/** The map that holds all places; null for none. Those in one city are shown from no nearer than zoom 10. */
export function placesMap(places: readonly MapPlace[], { width = 960, height = 560 } = {}): MapView | null {
  const [first] = places
  if (!first) return null
  const fitted = fitFrame(places, { width, height, padding: PADDING, maxZoom: LOCATION_MAP_ZOOM })
  const frame = { ...fitted, zoom: Math.max(WIDEST_ZOOM, fitted.zoom) }
  const names = places.map(({ name }) => name)
  return { ...draw(frame, places), rings: [], alt: `Map of ${names.join(', ')}` }
}

/** The places nearest first, each with its kilometres over the ground (PAGE-047). */
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
/** Clipping the coast costs milliseconds, and the same few frames of each site are drawn for every page. */
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

/** Pins that would cover each other become one at their middle. */
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
