/** CONST: earth radius 6371 km. */
export const EARTH_RADIUS_KM = 6371

type Point = { lat: number; long: number }

/** Great-circle distance in kilometres between two points in degrees, by the haversine formula. */
export function distanceKm(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const latHalf = Math.sin(radians(to.lat - from.lat) / 2)
  const longHalf = Math.sin(radians(to.long - from.long) / 2)
  const chord = latHalf ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * longHalf ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}
