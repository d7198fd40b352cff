import type { SiteConfig, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import type { DealershipId, LocationId } from '#src/shared/domain/ids.ts'
import type { OfferedDay } from './booking-times.ts'

export type TestDriveOffer = {
  place: { slug: string; name: string; address: string } | null
  days: OfferedDay[]
  /** What the shopper should know before booking. */
  note: string | null
}

/** A held vehicle can be driven, because holds end; only the dealer knows whether this one will be there. */
const HELD_TEXT =
  'This vehicle is held for a buyer at the moment. You can book, but the drive depends on the hold: the dealer tells you before the day whether it takes place.'

export type DriveWish = {
  vehicle: { dealershipId: DealershipId; locationId: LocationId | null } | null
  locationSlug: string | null
}

/** What to know about driving a vehicle: whether another buyer holds it. */
export function driveNote(vehicle: { isReserved?: boolean } | null): string | null {
  return vehicle?.isReserved ? HELD_TEXT : null
}

/**
 * Where a test drive starts: the vehicle's location, else one of its dealership, else the requested one, else the
 * main sales location. Null for a site without a sales location, and where the vehicle stands at one that gives none.
 * (LEAD-002)
 */
export function drivePlace(config: Pick<SiteConfig, 'locations'>, wish: DriveWish): SiteLocation | null {
  const { vehicle, locationSlug } = wish
  if (!offersDrives(config, vehicle?.locationId ?? null)) return null
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

/** Whether vehicles at a location can be driven; without one, whether any location gives test drives. */
export function offersDrives(
  { locations }: Pick<SiteConfig, 'locations'>,
  locationId: LocationId | null,
): boolean {
  if (locationId === null) return locations.length === 0 || locations.some((place) => !place.noTestDrives)
  return !locations.find((place) => place.id === locationId)?.noTestDrives
}

/** Visible sales locations, where test drives can start. */
export function drivePlaces(config: Pick<SiteConfig, 'locations'>): SiteLocation[] {
  return config.locations.filter(
    (place) =>
      place.isVisible && !place.noTestDrives && (place.types.length === 0 || place.types.includes('sales')),
  )
}

/** `288 Toombul Road, Northgate`. */
export function streetText({ address }: Pick<SiteLocation, 'address'>): string {
  return [address.street, address.city].filter(Boolean).join(', ')
}
