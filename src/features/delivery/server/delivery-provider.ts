import type { ItemType } from '#src/features/vehicles/domain/vehicle.ts'
import type { Cents } from '#src/shared/domain/money.ts'
import type { Result } from '#src/shared/domain/result.ts'

/** What to deliver, from where (degrees and postcode), and the destination postcode. */
export type DeliveryTrip = {
  vehicle: { id: string; itemType: ItemType }
  origin: { lat: number; long: number; postcode: string | null; state: string }
  postcode: string
}

/** Price in cents including GST, and the name of the destination (DATA-031). */
export type DeliveryEstimate = { priceCents: Cents; name: string }

/** `not_served`: no delivery there. `unavailable`: no usable answer from the service; `reason` is for the log. */
export type DeliveryFailure = { kind: 'not_served' } | { kind: 'unavailable'; reason: string }

/** Port: prices the delivery of one vehicle to a postcode. Never throws. */
export interface DeliveryProvider {
  quote(trip: DeliveryTrip): Promise<Result<DeliveryEstimate, DeliveryFailure>>
}
