import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import { directionsHref } from '#src/features/locations/domain/view/location-view.ts'
import { WEEKDAYS, weekdayOf } from '#src/shared/domain/calendar-date.ts'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import { licenceText } from '#src/shared/domain/licence-label.ts'
import {
  type HoursLine,
  openState,
  upcomingSpecialHours,
  weekLines,
  weekOf,
} from '#src/features/locations/domain/opening-hours.ts'
import type { LocationType } from '#src/features/locations/domain/location-types.ts'
import type { SiteConfig, SiteLocation } from '#src/features/sites/domain/site-config.ts'

export type ContactPhone = { label: string; text: string; href: string }

/** A location as the contact pages show it: public facts only, no receivers. */
export type ContactPlace = {
  slug: string
  name: string
  href: string
  street: string
  cityLine: string
  directionsHref: string
  /** This location's stock; null if it sells nothing. */
  stockHref: string | null
  phones: ContactPhone[]
  state: { isOpen: boolean; text: string } | null
  /** One table per department; the heading is null if there is only one. */
  weeks: { heading: string | null; lines: HoursLine[] }[]
  specialDays: { date: string; text: string; note: string | null }[]
  /** The dealership and its licence, as required in advertisements (standards.md B9). */
  seller: string | null
  licences: string[]
}

const DEPARTMENT_NAMES: Record<LocationType, string> = { sales: 'Sales', service: 'Service', parts: 'Parts' }
/** More upcoming holidays would only push the form down. */
const SPECIAL_DAYS_MAX = 4

/** A site's visible locations, the main one first (PAGE-034, PAGE-005, DATA-018). `nowMs` decides what is open. */
export function contactPlaces(config: SiteConfig, nowMs: number): ContactPlace[] {
  return config.locations
    .filter((place) => place.isVisible)
    .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
    .map((place) => toPlace(config, place, nowMs))
}

/** The first location with a department, the main one first; the main location if none has it. */
export function placeOfDepartment(
  config: SiteConfig,
  department: LocationType,
  nowMs: number,
): ContactPlace | null {
  const places = contactPlaces(config, nowMs)
  const serving = config.locations
    .filter(({ types }) => (types.length === 0 ? department === 'sales' : types.includes(department)))
    .map(({ slug }) => slug)
  return places.find(({ slug }) => serving.includes(slug)) ?? places[0] ?? null
}

function toPlace(config: SiteConfig, place: SiteLocation, nowMs: number): ContactPlace {
  const { street, city, state, postcode } = place.address
  const types: LocationType[] = place.types.length > 0 ? place.types : ['sales']
  return {
    slug: place.slug,
    name: place.name,
    href: `/contact-us/${place.slug}`,
    street,
    cityLine: `${city} ${state} ${postcode}`,
    directionsHref: directionsHref(place.address),
    stockHref: types.includes('sales') ? `/search/${place.slug}` : null,
    phones: phonesOf(config, place),
    state: openState(place, types[0] ?? 'sales', nowMs),
    weeks: types
      .map((type) => ({
        heading: types.length > 1 || type !== 'sales' ? DEPARTMENT_NAMES[type] : null,
        lines: weekLines(weekOf(place, type)),
      }))
      .filter(({ lines }) => lines.length > 0),
    specialDays: upcomingSpecialHours(place, nowMs)
      .slice(0, SPECIAL_DAYS_MAX)
      .map(({ date, text, note }) => ({ date: dateText(date), text, note })),
    ...sellerOf(config, place),
  }
}

function phonesOf(config: SiteConfig, place: SiteLocation): ContactPhone[] {
  const numbers = [
    { label: 'Phone', number: place.phone ?? place.landlinePhone ?? config.phones.main },
    { label: 'Landline', number: place.phone ? place.landlinePhone : null },
  ]
  return numbers.flatMap(({ label, number }) =>
    number ? [{ label, text: formatAuPhone(number), href: telHref(number) }] : [],
  )
}

function sellerOf(config: SiteConfig, place: SiteLocation): Pick<ContactPlace, 'seller' | 'licences'> {
  const dealership = config.dealerships.find((each) => each.id === place.dealershipId)
  const licences = dealership
    ? [
        licenceText({
          licenceNumber: place.dealerLicenceNumber ?? dealership.licenceNumber,
          licenceState: dealership.licenceState,
        }),
      ]
    : []
  if (place.motorVehicleRepairerNumber) licences.push(`Repairer ${place.motorVehicleRepairerNumber}`)
  return { seller: dealership?.legalName ?? null, licences }
}

/** `Fri 25/12/2026`. */
function dateText(date: string): string {
  const [year, month, day] = date.split('-')
  const weekday = WEEKDAYS[weekdayOf(date)]?.slice(0, 3)
  return `${weekday} ${Number(day)}/${Number(month)}/${year}`
}
