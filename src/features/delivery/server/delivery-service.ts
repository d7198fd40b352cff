import type { SiteContext, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { DeliveryErrorCode } from '../domain/delivery-errors.ts'
import { findPostcodePlace, parsePostcode } from '../domain/postcodes/postcode-place.ts'
import type { DeliveryEstimate, DeliveryProvider, DeliveryTrip } from './delivery-provider.ts'

export type DeliveryService = ReturnType<typeof createDeliveryService>

type DeliveryServiceDeps = {
  vehicles: Pick<VehicleService, 'findById' | 'findBySlug'>
  /** The site's provider: the carrier named in its settings, else the local default. */
  providerFor(site: SiteContext): DeliveryProvider
  /** Receives the reason a provider failed, without visitor data. */
  onFault?: (reason: string) => void
}

/** Delivery prices of a site's own vehicles. */
export function createDeliveryService({ vehicles, providerFor, onFault }: DeliveryServiceDeps) {
  return {
    /**
     * Estimated price (cents) and place name for a vehicle (id or slug) and a typed postcode (VDP-020,
     * API-008). Errors: `postcode_missing` if nothing was typed, `not_served` for unserved or invalid
     * postcodes and provider failures, `unknown_vehicle` for another site's vehicle.
     */
    async estimate(
      site: SiteContext,
      input: { vehicle: string; postcode: string },
    ): Promise<Result<DeliveryEstimate, DeliveryErrorCode>> {
      if (input.postcode.trim() === '') return fail('postcode_missing')
      const vehicle =
        (await vehicles.findById(site, input.vehicle)) ?? (await vehicles.findBySlug(site, input.vehicle))
      if (!vehicle) return fail('unknown_vehicle')
      const postcode = parsePostcode(input.postcode)
      const origin = originOf(site, vehicle)
      if (!postcode || !origin) return fail('not_served')
      const answer = await providerFor(site).quote({ vehicle, origin, postcode })
      if (answer.ok) return ok(answer.value)
      if (answer.error.kind === 'unavailable') onFault?.(answer.error.reason)
      return fail('not_served')
    },
  }
}

/** Where the vehicle is: its location, else a private seller's postcode, else a location of its dealership. */
function originOf({ config }: SiteContext, vehicle: Vehicle): DeliveryTrip['origin'] | null {
  const own = config.locations.find((location) => location.id === vehicle.locationId)
  const stands = own ? originAt(own) : null
  if (stands) return stands
  if (vehicle.privatePostcode) {
    const seller = findPostcodePlace(vehicle.privatePostcode)
    if (seller) return { ...seller, postcode: vehicle.privatePostcode }
  }
  const dealership = config.locations.filter((location) => location.dealershipId === vehicle.dealershipId)
  const place = dealership.find((location) => location.isPrimary) ?? dealership[0]
  return place ? originAt(place) : null
}

function originAt({ address }: SiteLocation): DeliveryTrip['origin'] | null {
  const { lat, long, state, postcode } = address
  if (lat !== null && long !== null) return { lat, long, state, postcode }
  const centre = findPostcodePlace(postcode)
  return centre ? { lat: centre.lat, long: centre.long, state, postcode } : null
}
