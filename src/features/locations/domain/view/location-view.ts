import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import type { Address } from '../settings/location-schema.ts'
import type { SiteConfig, SiteContext, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { licenceText } from '#src/shared/domain/licence-label.ts'
import { openState } from '../opening-hours.ts'
import {
  DEPARTMENT_NAMES,
  type DepartmentHours,
  departmentHours,
  type HolidayHours,
  holidayHours,
} from './hours-view.ts'

type LocationPhone = { label: string; text: string; href: string }

/** A location as its block, card and page show it: public facts only (PAGE-004 to PAGE-008). */
export type LocationView = {
  slug: string
  name: string
  /** `COMING EARLY 2026` and the like (PAGE-007). */
  badge: string | null
  departments: string[]
  street: string
  cityLine: string
  phones: LocationPhone[]
  state: { isOpen: boolean; text: string } | null
  hours: DepartmentHours[]
  holidays: HolidayHours[]
  licence: string | null
  repairer: string | null
  seller: string | null
  imageUrl: string | null
  links: LocationLinks
}

type LocationLinks = {
  details: string
  contact: string
  directions: string
  /** Null if the location sells nothing. */
  stock: string | null
  /** Null unless the site offers it and the location is a workshop (PAGE-006). */
  service: string | null
  /** Null if the location lists no team. */
  team: string | null
}

/** Builds the view of one location at a moment. */
export function toLocationView(
  site: Pick<SiteContext, 'config'>,
  place: SiteLocation,
  nowMs: number,
): LocationView {
  const { street, city, state, postcode } = place.address
  return {
    slug: place.slug,
    name: place.name,
    badge: place.isComing ? place.comingText : null,
    departments: place.types.map((type) => DEPARTMENT_NAMES[type]),
    street,
    cityLine: `${city} ${state} ${postcode}`,
    phones: phonesOf(site.config, place),
    state: place.isComing ? null : openState(place, place.types[0] ?? 'sales', nowMs),
    hours: departmentHours(place),
    holidays: holidayHours(place, nowMs),
    ...sellerOf(site.config, place),
    imageUrl: place.imageUrl ?? place.imageThumbUrl,
    links: linksOf(site, place),
  }
}

/** Directions link: the location's own map page, else its coordinates, else its address (PAGE-005). */
export function directionsHref({ placeUrl, lat, long, street, city, state, postcode }: Address): string {
  const target = lat !== null && long !== null ? `${lat},${long}` : `${street}, ${city} ${state} ${postcode}`
  return placeUrl ?? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(target)}`
}

function linksOf(site: Pick<SiteContext, 'config'>, place: SiteLocation): LocationLinks {
  const isWorkshop = place.types.includes('service')
  return {
    details: `/locations/${place.slug}`,
    contact: `/contact-us/${place.slug}`,
    directions: directionsHref(place.address),
    stock: place.types.includes('sales') ? `/search/${place.slug}` : null,
    service:
      isWorkshop && site.config.features.location_book_service ? `/service?location=${place.slug}` : null,
    team: place.team.length > 0 ? `/teams/${place.slug}` : null,
  }
}

function phonesOf(config: SiteConfig, place: SiteLocation): LocationPhone[] {
  const numbers = [
    { label: 'Phone', number: place.phone ?? (place.landlinePhone ? null : config.phones.main) },
    { label: 'Landline', number: place.landlinePhone },
  ]
  return numbers.flatMap(({ label, number }) =>
    number ? [{ label, text: formatAuPhone(number), href: telHref(number) }] : [],
  )
}

function sellerOf(
  config: SiteConfig,
  place: SiteLocation,
): Pick<LocationView, 'seller' | 'licence' | 'repairer'> {
  const dealership = config.dealerships.find((each) => each.id === place.dealershipId)
  const licenceNumber = place.dealerLicenceNumber ?? dealership?.licenceNumber
  return {
    seller: dealership?.legalName ?? null,
    licence:
      dealership && licenceNumber
        ? licenceText({ licenceNumber, licenceState: dealership.licenceState })
        : null,
    repairer: place.motorVehicleRepairerNumber,
  }
}
