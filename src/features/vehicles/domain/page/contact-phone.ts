import { formatAuPhone, normaliseAuPhone } from '#src/shared/domain/au-phone.ts'
import type { SiteConfig, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'

/** Body of `POST /api/phone-reveal` (API-007). */
export type PhoneRevealBody = { car_id: string | null; dealership_id: string; website_id: string }

/** A phone number as displayed, as dialled, and masked; `reveal` is recorded when it is unmasked. */
export type ContactPhone = { text: string; href: string; masked: string; reveal?: PhoneRevealBody }

type ContactSite = Pick<SiteConfig, 'phones' | 'dealerships' | 'locations'>
type ContactVehicle = Pick<Vehicle, 'carType' | 'dealershipId' | 'locationId'>

/** The vehicle's location as far as the site shows it; null if the record names none. */
export function vehiclePlace(
  { locations }: Pick<SiteConfig, 'locations'>,
  { locationId }: Pick<Vehicle, 'locationId'>,
): SiteLocation | null {
  return locations.find((each) => each.id === locationId && each.isVisible) ?? null
}

/**
 * A vehicle's phone number as in the site document, for page, sheet, structured data, form and mail. With the
 * filter flag on, the number of its type (SITE-009); else that of its location, its dealership, then the site.
 * Null if the site has none.
 */
export function vehiclePhone(site: ContactSite, vehicle: ContactVehicle): string | null {
  const { phones } = site
  const place = vehiclePlace(site, vehicle)
  const numbers = [
    phones.byCarType ? phones[vehicle.carType] : null,
    place?.phone,
    place?.landlinePhone,
    site.dealerships.find((each) => each.id === vehicle.dealershipId)?.phone,
    phones.main,
  ]
  return numbers.find((number) => number?.trim()) ?? null
}

/** The number shown with a vehicle, ready to render; null if the site has none. */
export function contactPhone(site: ContactSite, vehicle: ContactVehicle): ContactPhone | null {
  const number = vehiclePhone(site, vehicle)
  return number === null ? null : toContactPhone(number)
}

/** Formats a number, with a mask over the last four digits (VDP-049). */
function toContactPhone(number: string): ContactPhone {
  const text = formatAuPhone(number)
  let hidden = 0
  const masked = [...text]
    .reverse()
    .map((char) => (/\d/.test(char) && hidden++ < 4 ? '•' : char))
    .reverse()
    .join('')
  return { text, href: `tel:${normaliseAuPhone(number)}`, masked }
}
