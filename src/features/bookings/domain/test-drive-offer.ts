import type { SiteConfig, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import type { DealershipId, LocationId } from '#src/shared/domain/ids.ts'
import type { OfferedDay } from './test-drive-times.ts'

/** What a test-drive form shows: where, and the free times there. */
export type TestDriveOffer = {
  place: { slug: string; name: string; address: string } | null
  days: OfferedDay[]
}

/** What is wanted: a vehicle that stands somewhere, or a place by its slug, or neither. */
export type DriveWish = {
  vehicle: { dealershipId: DealershipId; locationId: LocationId | null } | null
  locationSlug: string | null
}

/**
 * The place a test drive starts at: where the vehicle stands, else a place of its dealership, else the one asked
 * for, else the main one of those that sell. Null for a site without a selling place. (LEAD-002)
 */
export function drivePlace(config: Pick<SiteConfig, 'locations'>, wish: DriveWish): SiteLocation | null {
  const { vehicle, locationSlug } = wish
  const selling = drivePlaces(config)
  return (
    selling.find((place) => vehicle !== null && place.id === vehicle.locationId) ??
    selling.find((place) => vehicle !== null && place.dealershipId === vehicle.dealershipId) ??
    selling.find((place) => place.slug === locationSlug) ??
    selling.find((place) => place.isPrimary) ??
    selling[0] ??
    null
  )
}

/** The visible places that sell: those that test drives start at. */
export function drivePlaces(config: Pick<SiteConfig, 'locations'>): SiteLocation[] {
  return config.locations.filter(
    (place) => place.isVisible && (place.types.length === 0 || place.types.includes('sales')),
  )
}

/** `288 Toombul Road, Northgate`. */
export function streetText({ address }: Pick<SiteLocation, 'address'>): string {
  return [address.street, address.city].filter(Boolean).join(', ')
}
