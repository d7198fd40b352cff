import type { Result } from '#src/shared/domain/result.ts'

/** A point in degrees with the name of the place it stands for. */
export type GeocodedPlace = { lat: number; long: number; name: string }

/** `not_found`: no such postcode. `unavailable`: the service gave no usable answer; `reason` is for the log. */
export type GeocodeFailure = { kind: 'not_found' } | { kind: 'unavailable'; reason: string }

/** Port: where a postcode of four digits is. Never throws. */
export interface Geocoder {
  /** The middle of the postcode, or why it is not known. */
  locate(postcode: string): Promise<Result<GeocodedPlace, GeocodeFailure>>
}
