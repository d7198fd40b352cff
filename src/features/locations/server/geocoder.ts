import type { Result } from '#src/shared/domain/result.ts'

export type GeocodedPlace = { lat: number; long: number; name: string }

/** `not_found`: no such postcode. `unavailable`: the service gave no usable answer; `reason` is for the log. */
export type GeocodeFailure = { kind: 'not_found' } | { kind: 'unavailable'; reason: string }

/** Port: finds where a four-digit postcode is. Never throws. */
export interface Geocoder {
  /** The centre of the postcode, or why it is unknown. */
  locate(postcode: string): Promise<Result<GeocodedPlace, GeocodeFailure>>
}
