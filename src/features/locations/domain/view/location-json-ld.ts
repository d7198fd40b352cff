import { WEEKDAYS } from '#src/shared/domain/calendar-date.ts'
import type { LocationType } from '../location-types.ts'
import type { SiteContext, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import { licenceText } from '#src/shared/domain/licence-label.ts'
import { weekOf } from '../opening-hours.ts'
import { DEPARTMENT_NAMES } from './hours-view.ts'

type Node = Record<string, unknown>

/**
 * Structured data of a location (standards.md B3): AutoDealer, MotorcycleDealer, or AutoRepair for a workshop
 * without sales, with department and special hours, coordinates, phone and licence. Reviews are left out,
 * because search engines reject reviews a business selects for its own page.
 */
export function locationJsonLd(site: SiteContext, place: SiteLocation): Node {
  const url = `${site.origin}/locations/${place.slug}`
  const [first = 'sales', ...more] = place.types
  const phone = place.phone ?? place.landlinePhone ?? site.config.phones.main
  return {
    '@context': 'https://schema.org',
    '@type': typeOf(site, place),
    '@id': `${url}#dealer`,
    name: place.name,
    url,
    telephone: formatAuPhone(phone),
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.address.street,
      addressLocality: place.address.city,
      addressRegion: place.address.state,
      postalCode: place.address.postcode,
      addressCountry: 'AU',
    },
    ...geoOf(place),
    ...hoursOf(place, first),
    ...identifierOf(site, place),
    ...(more.length > 0
      ? {
          department: place.types.map((type) => ({
            '@type': type === 'service' ? 'AutoRepair' : type === 'parts' ? 'AutoPartsStore' : 'AutoDealer',
            name: `${place.name} ${DEPARTMENT_NAMES[type]}`,
            telephone: formatAuPhone(phone),
            ...hoursOf(place, type),
          })),
        }
      : {}),
  }
}

/** The breadcrumb from home to a location. */
export function placeBreadcrumbJsonLd(origin: string, crumbs: { label: string; href: string }[]): Node {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${href}`,
    })),
  }
}

function typeOf({ config }: SiteContext, { types }: SiteLocation): string {
  if (!types.includes('sales')) return types.includes('service') ? 'AutoRepair' : 'AutoPartsStore'
  return config.itemTypes[0] === 'motorcycle' ? 'MotorcycleDealer' : 'AutoDealer'
}

function geoOf({ address: { lat, long } }: SiteLocation): Node {
  return lat === null || long === null
    ? {}
    : { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: long } }
}

function hoursOf(place: SiteLocation, type: LocationType): Node {
  const week = weekOf(place, type).filter(({ status, open, close }) => status === 'Open' && open && close)
  const special = place.specialHours.map(({ date, status, open, close }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: status === 'Open' ? open : '00:00',
    closes: status === 'Open' ? endOf(close) : '00:00',
  }))
  return {
    ...(week.length > 0
      ? {
          openingHoursSpecification: week.map(({ weekday, open, close }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: WEEKDAYS[weekday],
            opens: open,
            closes: endOf(close),
          })),
        }
      : {}),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  }
}

/** schema.org has no 24:00. */
function endOf(close: string | null): string | null {
  return close === '24:00' ? '23:59' : close
}

function identifierOf({ config }: SiteContext, place: SiteLocation): Node {
  const dealership = config.dealerships.find(({ id }) => id === place.dealershipId)
  if (!dealership) return {}
  const licenceNumber = place.dealerLicenceNumber ?? dealership.licenceNumber
  return {
    identifier: licenceText({ licenceNumber, licenceState: dealership.licenceState }),
    parentOrganization: { '@type': 'Organization', name: dealership.legalName },
  }
}
