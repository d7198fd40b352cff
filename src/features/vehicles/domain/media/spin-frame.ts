import type { Hotspot } from '#src/features/vehicles/domain/vehicle.ts'

/** VDP-051: pixels of drag per frame, and milliseconds per frame while turning by itself. */
export const SPIN_PIXELS_PER_FRAME = 20
export const SPIN_AUTO_ROTATE_MS = 100

/** The frame after dragging `dragPx` to the right from `startFrame`, wrapping round both ways (VDP-051). */
export function spinFrame(startFrame: number, dragPx: number, frameCount: number): number {
  if (frameCount < 1) return 0
  const moved = startFrame + Math.trunc(dragPx / SPIN_PIXELS_PER_FRAME)
  return ((moved % frameCount) + frameCount) % frameCount
}

/** A three-quarter view shows more of a vehicle than its side does: the angle a spin opens at, in degrees. */
const SPIN_OPENS_AT_DEGREES = 30

/** The frame a spin opens on. */
export function openingFrame(frameCount: number): number {
  return Math.round((SPIN_OPENS_AT_DEGREES / 360) * frameCount)
}

/** The angle of a frame in whole degrees, frame 0 being 0. */
export function frameAngle(frame: number, frameCount: number): number {
  return frameCount < 1 ? 0 : Math.round((frame * 360) / frameCount) % 360
}

/** Hotspots visible at an angle with their place in percent of the frame; places off the picture are dropped (VDP-007). */
export function hotspotsAt(
  hotspots: readonly Hotspot[],
  angle: number,
): { id: string; description: string; x: number; y: number }[] {
  return hotspots.flatMap((hotspot) => {
    const place = hotspot.positions[String(angle)]
    const isInside = place && place.x >= 0 && place.x <= 100 && place.y >= 0 && place.y <= 100
    return isInside ? [{ id: hotspot.id, description: hotspot.description, x: place.x, y: place.y }] : []
  })
}
