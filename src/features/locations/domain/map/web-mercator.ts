/** A point in degrees, WGS 84. */
export type GeoPoint = { lat: number; long: number }
/** A point on a map in pixels from its top left corner. */
export type MapPixel = { x: number; y: number }
/** The part of the world a map shows: its centre, its web map zoom level and its size in pixels. */
export type MapFrame = { centre: GeoPoint; zoom: number; width: number; height: number }

const TILE = 256
const EQUATOR_METRES = 40_075_017

/** Where a point falls in a frame, in the Web Mercator projection. */
export function toPixel(frame: MapFrame, point: GeoPoint): MapPixel {
  const middle = toWorld(frame.centre, frame.zoom)
  const { x, y } = toWorld(point, frame.zoom)
  return { x: x - middle.x + frame.width / 2, y: y - middle.y + frame.height / 2 }
}

/** The inverse of `toPixel`. */
export function toGeoPoint(frame: MapFrame, { x, y }: MapPixel): GeoPoint {
  const size = TILE * 2 ** frame.zoom
  const middle = toWorld(frame.centre, frame.zoom)
  const worldX = middle.x + x - frame.width / 2
  const worldY = middle.y + y - frame.height / 2
  return {
    long: (worldX / size) * 360 - 180,
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * worldY) / size))) * 180) / Math.PI,
  }
}

/** Kilometres per pixel at the centre of a frame. */
export function kmPerPixel({ centre, zoom }: MapFrame): number {
  return (EQUATOR_METRES * Math.cos((centre.lat * Math.PI) / 180)) / (TILE * 2 ** zoom) / 1000
}

/** The closest frame that holds all points with `padding` pixels around them, no closer than `maxZoom`. */
export function fitFrame(
  points: readonly GeoPoint[],
  { width, height, padding, maxZoom }: { width: number; height: number; padding: number; maxZoom: number },
): MapFrame {
  const world = points.map((point) => toWorld(point, 0))
  const [left, right] = [Math.min(...world.map(({ x }) => x)), Math.max(...world.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...world.map(({ y }) => y)), Math.max(...world.map(({ y }) => y))]
  const scale = Math.min((width - 2 * padding) / (right - left), (height - 2 * padding) / (bottom - top))
  const zoom = Math.min(maxZoom, Math.log2(scale))
  const whole: MapFrame = { centre: { lat: 0, long: 0 }, zoom: 0, width: TILE, height: TILE }
  return {
    centre: toGeoPoint(whole, { x: (left + right) / 2, y: (top + bottom) / 2 }),
    zoom,
    width,
    height,
  }
}

function toWorld({ lat, long }: GeoPoint, zoom: number): MapPixel {
  const size = TILE * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: ((long + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}
