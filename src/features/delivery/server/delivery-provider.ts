import type { ItemType } from '#src/features/vehicles/domain/vehicle.ts'
import type { Cents } from '#src/shared/domain/money.ts'
import type { Result } from '#src/shared/domain/result.ts'

/** What is to be carried, from where (degrees and postcode), to which postcode. */
export type DeliveryTrip = {
  vehicle: { id: string; itemType: ItemType }
  origin: { lat: number; long: number; postcode: string | null; state: string }
  postcode: string
}

/** Price in cents including GST, and the name of the place it is for (DATA-031). */
export type DeliveryEstimate = { priceCents: Cents; name: string }

/** `not_served`: nobody carries there. `unavailable`: the service gave no usable answer; `reason` is for the log. */
export type DeliveryFailure = { kind: 'not_served' } | { kind: 'unavailable'; reason: string }

/** Port: prices the delivery of one vehicle to a postcode. Never throws. */
export interface DeliveryProvider {
  /** The estimate, or why there is none. */
  quote(trip: DeliveryTrip): Promise<Result<DeliveryEstimate, DeliveryFailure>>
}
