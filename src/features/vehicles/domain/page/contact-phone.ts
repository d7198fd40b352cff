import { formatAuPhone, normaliseAuPhone } from '#src/shared/domain/au-phone.ts'
import type { SiteConfig, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'

/** Body of `POST /api/phone-reveal` (API-007). */
export type PhoneRevealBody = { car_id: string | null; dealership_id: string; website_id: string }

/** A phone number as displayed, as dialled, and masked; `reveal` is recorded when it is unmasked. */
export type ContactPhone = { text: string; href: string; masked: string; reveal?: PhoneRevealBody }

type ContactSite = Pick<SiteConfig, 'phones' | 'dealerships' | 'locations'>
type ContactVehicle = Pick<Vehicle, 'carType' | 'dealershipId' | 'locationId'>

/** The place a vehicle stands at, as far as the site shows it; null when the record names none. */
export function vehiclePlace(
  { locations }: Pick<SiteConfig, 'locations'>,
  { locationId }: Pick<Vehicle, 'locationId'>,
): SiteLocation | null {
  return locations.find((each) => each.id === locationId && each.isVisible) ?? null
}

/**
 * The one number of a vehicle, as the site document writes it, for page, sheet, structured data, form and mail. With
 * the filter flag on, the number of the vehicle's own type (SITE-009); else its own place decides, then its dealership,
 * then the site's main number. Null when the site has no number at all.
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

/** The number shown with a vehicle, ready to draw; null when the site has none. */
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
