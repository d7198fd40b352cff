import { listPostcodePlaces } from '#src/features/delivery/domain/postcodes/postcode-place.ts'
import { type Town, TOWNS } from './towns-table.ts'
import { type GeoPoint, type MapFrame, type MapPixel, toPixel } from './web-mercator.ts'

/** A name on a map. `rank` 1 is shown on the smallest screens, 4 only on wide ones. */
export type MapLabel = MapPixel & { text: string; rank: 1 | 2 | 3 | 4 }
type Candidate = GeoPoint & { name: string; rank: MapLabel['rank'] }

/** From this zoom a map shows a single city, and suburbs are worth naming. */
const SUBURB_ZOOM = 9
const TOWN_ZOOM = 7
const MARGIN = 34
const SPACING = { x: 104, y: 30 }
/** A pin sits above its point, and the disc for several places around it. Names avoid both. */
const PIN = { x: 76, above: 54, below: 26 }
const LABELS_MAX = 14
/** A card crops its map to about this much either side of the middle. */
const CARD_REACH = 150

/** The names that fit: more important ones first, none overlapping another or a marker. */
export function placeLabels(frame: MapFrame, markers: readonly MapPixel[]): MapLabel[] {
  const placed: MapLabel[] = []
  for (const candidate of candidatesAt(frame.zoom)) {
    if (placed.length >= LABELS_MAX) break
    const { x, y } = toPixel(frame, candidate)
    if (!isInside(frame, { x, y }) || placed.some((other) => isNear(other, { x, y }))) continue
    if (markers.some((marker) => isUnderPin(marker, { x, y }))) continue
    placed.push({ x: Math.round(x), y: Math.round(y), text: candidate.name, rank: candidate.rank })
  }
  const isNamed = placed.some(({ x }) => Math.abs(x - frame.width / 2) < CARD_REACH)
  return isNamed ? placed : [...placed, ...ownTown(frame, markers)]
}

/** A lone pin with no other name nearby gets its own town's name below it. */
function ownTown(frame: MapFrame, [pin, ...others]: readonly MapPixel[]): MapLabel[] {
  if (!pin || others.length > 0 || frame.zoom < SUBURB_ZOOM) return []
  const near = [...candidatesAt(frame.zoom)].find((town) => isUnderPin(pin, toPixel(frame, town)))
  return near
    ? [{ x: Math.round(pin.x), y: Math.round(pin.y) + PIN.below + 8, text: near.name, rank: near.rank }]
    : []
}

const RING_TEXT = { x: 58, y: 20 }
/** Directions from the centre in parts of the radius: below first, then the sides, then above. */
const RING_SIDES = [
  [0, 1],
  [0.71, 0.71],
  [-0.71, 0.71],
  [1, 0],
  [-1, 0],
  [0.71, -0.71],
  [-0.71, -0.71],
] as const

/** Where a ring's distance is written: on the ring, clear of every name; below if no side is free. */
export function placeRingText(
  { width, height }: MapFrame,
  radius: number,
  labels: readonly MapPixel[],
): MapPixel {
  const spots = RING_SIDES.map(([right, down]) => ({
    x: Math.round(width / 2 + right * radius),
    y: Math.round(height / 2 + down * radius) - 5,
  }))
  const isFree = (spot: MapPixel) =>
    !labels.some(({ x, y }) => Math.abs(x - spot.x) < RING_TEXT.x && Math.abs(y - spot.y) < RING_TEXT.y)
  return spots.find(isFree) ?? (spots[0] as MapPixel)
}

function* candidatesAt(zoom: number): Iterable<Candidate> {
  const isShown = ({ rank }: Town) => rank < 3 || zoom >= TOWN_ZOOM
  yield* TOWNS.filter(isShown)
  if (zoom < SUBURB_ZOOM) return
  for (const { name, lat, long } of listPostcodePlaces()) yield { name, lat, long, rank: 4 }
}

function isInside({ width, height }: MapFrame, { x, y }: MapPixel): boolean {
  return x > MARGIN * 1.6 && x < width - MARGIN * 1.6 && y > MARGIN && y < height - MARGIN
}

function isNear(a: MapPixel, b: MapPixel): boolean {
  return Math.abs(a.x - b.x) < SPACING.x && Math.abs(a.y - b.y) < SPACING.y
}

function isUnderPin(marker: MapPixel, { x, y }: MapPixel): boolean {
  return Math.abs(marker.x - x) < PIN.x && y > marker.y - PIN.above && y < marker.y + PIN.below
}
