import { formatAuPhone, normaliseAuPhone } from '#src/shared/domain/au-phone.ts'
import type { SitePhones } from '#src/features/sites/domain/document/site-schema.ts'
import type { CarType } from '#src/features/vehicles/domain/vehicle.ts'

/** Body of `POST /api/phone-reveal` (API-007). */
export type PhoneRevealBody = { car_id: string | null; dealership_id: string; website_id: string }

/** A phone number as displayed, as dialled, and masked; `reveal` is recorded when it is unmasked. */
export type ContactPhone = { text: string; href: string; masked: string; reveal?: PhoneRevealBody }

/**
 * The number shown with a vehicle: with the filter flag on, that of the vehicle's type, else the site's main
 * number (SITE-009). Null if the site has none.
 */
export function contactPhone(phones: SitePhones, carType: CarType): ContactPhone | null {
  const number = (phones.byCarType ? phones[carType] : null) ?? phones.main
  return number.trim() ? toContactPhone(number) : null
}

/** Formats a number, with a mask over the last four digits (VDP-049). */
export function toContactPhone(number: string): ContactPhone {
  const text = formatAuPhone(number)
  let hidden = 0
  const masked = [...text]
    .reverse()
    .map((char) => (/\d/.test(char) && hidden++ < 4 ? '•' : char))
    .reverse()
    .join('')
  return { text, href: `tel:${normaliseAuPhone(number)}`, masked }
}
