import { COASTLINE } from './coastline-table.ts'
import { type GeoPoint, type MapFrame, type MapPixel, toPixel } from './web-mercator.ts'

/** Land is drawn this far past the edge to hide the cut. */
const BLEED = 12

let rings: readonly GeoPoint[][] | undefined

/**
 * The land inside a frame as the `d` of an SVG path; empty at sea. Points closer than `step` pixels to the
 * previous one are left out, which keeps the path of the whole country small.
 */
export function landPath(frame: MapFrame, step = 1.5): string {
  rings ??= decode(COASTLINE)
  return rings
    .map((ring) =>
      ringPath(
        clip(
          ring.map((point) => toPixel(frame, point)),
          frame,
        ),
        step,
      ),
    )
    .join('')
}

function decode(text: string): GeoPoint[][] {
  return text
    .replaceAll('\n', '')
    .split(';')
    .map((ring) => {
      let [x, y] = [0, 0]
      return ring.split(',').map((step) => {
        const [dx = '0', dy = '0'] = step.split(' ')
        x += Number.parseInt(dx, 36)
        y += Number.parseInt(dy, 36)
        return { long: x / 1000, lat: y / 1000 }
      })
    })
}

type Side = { isIn: (pixel: MapPixel) => boolean; cross: (a: MapPixel, b: MapPixel) => MapPixel }

/** Clips a ring to the frame (Sutherland-Hodgman). */
function clip(ring: readonly MapPixel[], frame: MapFrame): MapPixel[] {
  return sidesOf(frame).reduce<MapPixel[]>(
    (points, { isIn, cross }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point
        const crossing = isIn(point) === isIn(before) ? [] : [cross(before, point)]
        return isIn(point) ? [...crossing, point] : crossing
      }),
    [...ring],
  )
}

function sidesOf({ width, height }: MapFrame): Side[] {
  const atX = (x: number) => (a: MapPixel, b: MapPixel) => ({
    x,
    y: a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y),
  })
  const atY = (y: number) => (a: MapPixel, b: MapPixel) => ({
    x: a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x),
    y,
  })
  return [
    { isIn: ({ x }) => x >= -BLEED, cross: atX(-BLEED) },
    { isIn: ({ x }) => x <= width + BLEED, cross: atX(width + BLEED) },
    { isIn: ({ y }) => y >= -BLEED, cross: atY(-BLEED) },
    { isIn: ({ y }) => y <= height + BLEED, cross: atY(height + BLEED) },
  ]
}

function ringPath(ring: readonly MapPixel[], step: number): string {
  const kept: MapPixel[] = []
  for (const { x, y } of ring) {
    const last = kept.at(-1)
    if (!last || Math.hypot(x - last.x, y - last.y) >= step) kept.push({ x: Math.round(x), y: Math.round(y) })
  }
  const [first, ...rest] = kept
  if (!first || rest.length < 2) return ''
  let last = first
  const steps = rest.map((point) => {
    const text = `${point.x - last.x} ${point.y - last.y}`
    last = point
    return text
  })
  return `M${first.x} ${first.y}l${steps.join(' ')}z`.replaceAll(' -', '-')
}
