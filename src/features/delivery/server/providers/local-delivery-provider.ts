import { fail, ok } from '#src/shared/domain/result.ts'
import { deliveryPriceCents } from '#src/features/delivery/domain/delivery-price.ts'
import { distanceKm } from '#src/features/delivery/domain/distance.ts'
import { findPostcodePlace } from '#src/features/delivery/domain/postcodes/postcode-place.ts'
import type { DeliveryProvider } from '../delivery-provider.ts'

/** The default without an external service: distance bands from the vehicle to the centre of the postcode. */
export function createLocalDeliveryProvider(): DeliveryProvider {
  return {
    async quote({ vehicle, origin, postcode }) {
      const place = findPostcodePlace(postcode)
      if (!place) return fail({ kind: 'not_served' })
      const priceCents = deliveryPriceCents({
        distanceKm: distanceKm(origin, place),
        itemType: vehicle.itemType,
        crossesBassStrait: (origin.state === 'TAS') !== (place.state === 'TAS'),
      })
      if (priceCents === null) return fail({ kind: 'not_served' })
      return ok({ priceCents, name: `${place.name} ${place.state}` })
    },
  }
}
