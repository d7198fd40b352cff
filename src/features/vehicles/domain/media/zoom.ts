/** How a picture is enlarged: times its size, and how far its middle is moved, in CSS pixels. */
export type Zoom = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
export type Box = { width: number; height: number }

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
/** The largest files are 2,000 pixels wide: beyond four times there is nothing more to see. */
export const SCALE_MAX = 4

/** Enlarged to `scale` (1 to 4) about a point, told from the middle of the box, which stays where it is. */
export function zoomTo(zoom: Zoom, scale: number, about: Point, box: Box): Zoom {
  const next = Math.min(SCALE_MAX, Math.max(1, scale))
  const by = next / zoom.scale
  return within(
    { scale: next, x: about.x - (about.x - zoom.x) * by, y: about.y - (about.y - zoom.y) * by },
    box,
  )
}

/** Moved by so many pixels, as far as the picture reaches: its edge never leaves the box. */
export function moveBy(zoom: Zoom, by: Point, box: Box): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, box)
}

function within({ scale, x, y }: Zoom, { width, height }: Box): Zoom {
  const inside = (at: number, size: number) => {
    const reach = (size * (scale - 1)) / 2
    return Math.min(reach, Math.max(-reach, at))
  }
  return { scale, x: inside(x, width), y: inside(y, height) }
}
