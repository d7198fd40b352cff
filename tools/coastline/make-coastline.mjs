// Writes src/features/locations/domain/map/coastline-table.ts from Natural Earth 1:10m land (public domain), as the
// npm package world-atlas hands it on (ISC). Run: node tools/coastline/make-coastline.mjs
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { feature } from 'topojson-client'
import topology from 'world-atlas/land-10m.json' with { type: 'json' }

/** Australia with Tasmania and its islands, degrees. */
const BOX = { west: 112.5, east: 154.2, south: -44, north: -9.9 }
/** Points that stand no further than this from the line between their neighbours are left out, degrees. */
const TOLERANCE = 0.003
/** Rings smaller than this are specks at any zoom used, degrees. */
const SMALLEST_RING = 0.02
const LINE_LENGTH = 116

const land = feature(topology, topology.objects.land)
const polygons = (land.features ?? [land]).flatMap(({ geometry }) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
)
const isAustralian = (ring) =>
  ring.every(
    ([long, lat]) => long > BOX.west && long < BOX.east && lat > BOX.south && lat < BOX.north,
  ) && spanOf(ring) > SMALLEST_RING

const rings = polygons
  .map(([outer]) => outer)
  .filter(isAustralian)
  .map((ring) => simplify(ring))
  .filter((ring) => ring.length > 3)
  .sort((a, b) => b.length - a.length)

const text = rings.map(encode).join(';')
const lines = text.match(new RegExp(`.{1,${LINE_LENGTH}}(?:[,;]|$)`, 'g'))
const target = join(import.meta.dirname, '../../src/features/locations/domain/map/coastline-table.ts')
writeFileSync(
  target,
  `/**
 * The coast of Australia: Natural Earth 1:10m land, public domain, simplified to ${TOLERANCE} degrees by
 * tools/coastline/make-coastline.mjs. Rings are parted by \`;\`, points by a comma; each point is the step from the one
 * before it, longitude and latitude in thousandths of a degree, base 36.
 */
export const COASTLINE = \`
${lines.join('\n')}
\`
`,
)
console.log(`${rings.length} rings, ${rings.reduce((sum, ring) => sum + ring.length, 0)} points, ${text.length} bytes`)

function spanOf(ring) {
  const longs = ring.map(([long]) => long)
  const lats = ring.map(([, lat]) => lat)
  return Math.max(Math.max(...longs) - Math.min(...longs), Math.max(...lats) - Math.min(...lats))
}

/** Douglas and Peucker, on the two halves of a ring. */
function simplify(ring) {
  const half = Math.floor(ring.length / 2)
  return [...keep(ring.slice(0, half + 1)), ...keep(ring.slice(half)).slice(1)]
}

function keep(points) {
  const [first, last] = [points[0], points.at(-1)]
  let [worst, at] = [0, 0]
  for (let index = 1; index < points.length - 1; index++) {
    const distance = offLine(points[index], first, last)
    if (distance > worst) [worst, at] = [distance, index]
  }
  if (worst <= TOLERANCE) return [first, last]
  return [...keep(points.slice(0, at + 1)), ...keep(points.slice(at)).slice(1)]
}

function offLine([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}

function encode(ring) {
  let [x, y] = [0, 0]
  return ring
    .map(([long, lat]) => {
      const [nextX, nextY] = [Math.round(long * 1000), Math.round(lat * 1000)]
      const step = `${(nextX - x).toString(36)} ${(nextY - y).toString(36)}`
      ;[x, y] = [nextX, nextY]
      return step
    })
    .join(',')
}
