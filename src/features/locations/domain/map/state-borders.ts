import { type GeoPoint, type MapFrame, toPixel } from './web-mercator.ts'

/** State borders as longitude and latitude. Meridians and parallels are exact; the Murray and the ranges are rough. */
const BORDERS: readonly (readonly [long: number, lat: number])[][] = [
  [
    [129, -14.9],
    [129, -31.7],
  ],
  [
    [138, -16.55],
    [138, -26],
  ],
  [
    [129, -26],
    [141, -26],
    [141, -38.06],
  ],
  [
    [141, -29],
    [149, -29],
    [149.6, -28.6],
    [150.5, -28.6],
    [151.1, -28.85],
    [151.5, -29.1],
    [152, -28.9],
    [152, -28.5],
    [152.4, -28.25],
    [153.1, -28.35],
    [153.55, -28.17],
  ],
  [
    [141, -34.02],
    [141.6, -34.1],
    [142.2, -34.2],
    [142.5, -34.75],
    [143.3, -34.8],
    [143.6, -35.2],
    [144.4, -35.7],
    [144.95, -36.1],
    [145.9, -35.98],
    [146.9, -36.1],
    [147.7, -35.95],
    [148.0, -36.1],
    [148.2, -36.7],
    [149.98, -37.51],
  ],
]

/** The borders as the `d` of an SVG path; empty at zooms where a rough line would be visibly wrong. */
export function bordersPath(frame: MapFrame): string {
  if (frame.zoom > CLOSEST_ZOOM) return ''
  return BORDERS.map((line) => {
    const pixels = line.map(([long, lat]): GeoPoint => ({ long, lat })).map((point) => toPixel(frame, point))
    return `M${pixels.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`
  }).join('')
}

const CLOSEST_ZOOM = 7
