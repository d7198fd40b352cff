import type { Hotspot } from '#src/features/vehicles/domain/vehicle.ts'

/** VDP-051: pixels of drag per frame, and milliseconds per frame when turning automatically. */
export const SPIN_PIXELS_PER_FRAME = 20
export const SPIN_AUTO_ROTATE_MS = 100

/** The frame after dragging `dragPx` to the right from `startFrame`, wrapping in both directions (VDP-051). */
export function spinFrame(startFrame: number, dragPx: number, frameCount: number): number {
  if (frameCount < 1) return 0
  const moved = startFrame + Math.trunc(dragPx / SPIN_PIXELS_PER_FRAME)
  return ((moved % frameCount) + frameCount) % frameCount
}

/** Angle at which a spin opens, in degrees: a three-quarter view shows more than the side does. */
const SPIN_OPENS_AT_DEGREES = 30

export function openingFrame(frameCount: number): number {
  return Math.round((SPIN_OPENS_AT_DEGREES / 360) * frameCount)
}

/** A frame's angle in whole degrees; frame 0 is 0. */
export function frameAngle(frame: number, frameCount: number): number {
  return frameCount < 1 ? 0 : Math.round((frame * 360) / frameCount) % 360
}

/** Hotspots visible at an angle, in percent of the frame, without those outside the picture (VDP-007). */
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
