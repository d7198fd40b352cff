import { spinFaults } from '#src/features/competitions/domain/spin-rules.ts'
import { offerFaults } from '#src/features/offers/domain/offer-law.ts'
import { parseFilter } from '#src/features/search/domain/filter/filter-parser.ts'
import type { ReadSiteDocument } from './site-document-schema.ts'
import {
  type DocumentMistake,
  mistakeAt,
} from '#src/features/sites/domain/document/document-mistake-schema.ts'

/** What no single setting can check: names that must be unique, and names that must refer to something. */
export function mistakesBetweenSettings(document: ReadSiteDocument): DocumentMistake[] {
  return [
    ...repeated(
      'dealerships',
      document.dealerships.map(({ slug }) => slug),
      'slug',
    ),
    ...repeated(
      'locations',
      document.locations.map(({ slug }) => slug),
      'slug',
    ),
    ...repeated('hosts', document.hosts),
    ...locationMistakes(document),
    ...specialHoursMistakes(document),
    ...serviceMistakes(document),
    ...periodMistakes(document),
    ...filterMistakes(document),
    ...offerMistakes(document),
    ...paymentMistakes(document),
    ...(document.spinToWin ? spinFaults(document.spinToWin) : []).map(({ key, message }) =>
      mistakeAt(['spinToWin', key], message),
    ),
  ]
}

function repeated(list: string, values: readonly string[], key?: string): DocumentMistake[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) === index
      ? []
      : [
          mistakeAt(
            key ? [list, index, key] : [list, index],
            `must be unique in ${list}; got '${value}' again`,
          ),
        ],
  )
}

/** Nothing can be reserved if nobody takes the deposit (RSV-004). */
function paymentMistakes({ features, payments }: ReadSiteDocument): DocumentMistake[] {
  const { gateway, secretKeyEnv, webhookSecretEnv } = payments
  const wanting = (['reserve_online', 'buy_online'] as const).filter((key) => features[key])
  if (gateway === 'none')
    return wanting.map((key) =>
      mistakeAt(['features', key], 'needs payments.gateway to be sandbox or stripe; got none'),
    )
  if (gateway === 'sandbox' || (secretKeyEnv && webhookSecretEnv)) return []
  const missing = secretKeyEnv ? 'webhookSecretEnv' : 'secretKeyEnv'
  return [mistakeAt(['payments', missing], 'must name the environment variable of the secret; got nothing')]
}

function locationMistakes({ dealerships, locations }: ReadSiteDocument): DocumentMistake[] {
  const sellers = dealerships.map(({ slug }) => slug)
  const places = locations.map(({ slug }) => slug)
  const primaries = locations.filter(({ isPrimary }) => isPrimary).length
  return locations.flatMap((location, index) => {
    const mistakes: DocumentMistake[] = []
    const { dealership } = location
    if (dealership === undefined && sellers.length > 1)
      mistakes.push(
        mistakeAt(['locations', index, 'dealership'], `must name one of ${sellers.join(', ')}; got nothing`),
      )
    if (dealership !== undefined && !sellers.includes(dealership))
      mistakes.push(
        mistakeAt(
          ['locations', index, 'dealership'],
          `must name one of ${sellers.join(', ')}; got '${dealership}'`,
        ),
      )
    if (location.isPrimary && primaries > 1)
      mistakes.push(mistakeAt(['locations', index, 'isPrimary'], 'must be true for one location only'))
    for (const [at, other] of location.distributionLocations.entries()) {
      if (!places.includes(other))
        mistakes.push(
          mistakeAt(
            ['locations', index, 'distributionLocations', at],
            `must name a location of the site; got '${other}'`,
          ),
        )
    }
    return mistakes
  })
}

/** A service is booked by its name, and a workshop with capacity of its own is a location of the site (LEAD-028). */
function serviceMistakes({ forms, locations }: ReadSiteDocument): DocumentMistake[] {
  const { services, workshops } = forms.service
  const places = locations.map(({ slug }) => slug)
  const names = services.map(({ name }) => name)
  return [
    ...names.flatMap((name, index) =>
      names.indexOf(name) === index
        ? []
        : [
            mistakeAt(
              ['forms', 'service', 'services', index, 'name'],
              `must be unique in the services; got '${name}' again`,
            ),
          ],
    ),
    ...workshops.flatMap(({ location }, index) =>
      places.includes(location)
        ? []
        : [
            mistakeAt(
              ['forms', 'service', 'workshops', index, 'location'],
              `must name a location of the site; got '${location}'`,
            ),
          ],
    ),
  ]
}

/**
 * Every special day names its location, and a location has each day once: two would contradict each other
 * (DATA-023).
 */
function specialHoursMistakes({ locations, specialHours }: ReadSiteDocument): DocumentMistake[] {
  const taken = new Set<string>()
  const isTaken = (place: string, date: string) => {
    const key = `${place} ${date}`
    return taken.has(key) || !taken.add(key)
  }
  const own = locations.flatMap(({ slug, specialHours: days }, index) =>
    days.flatMap(({ date }, at) =>
      isTaken(slug, date) ? [dateTwice(['locations', index, 'specialHours', at, 'date'], date)] : [],
    ),
  )
  const shared = specialHours.flatMap(({ location, date }, index) => {
    const place = locations.find(({ slug }) => [slug, `loc_${slug}`].includes(location))
    if (!place)
      return [
        mistakeAt(
          ['specialHours', index, 'location_id'],
          `must name a location of the site; got '${location}'`,
        ),
      ]
    return isTaken(place.slug, date) ? [dateTwice(['specialHours', index, 'date'], date)] : []
  })
  return [...own, ...shared]
}

function dateTwice(path: (string | number)[], date: string): DocumentMistake {
  return mistakeAt(path, `must be a day that the location does not have yet; got '${date}' again`)
}

/** Offers are advertising: none is published that the credit rules would forbid (standards.md B5). */
function offerMistakes({ offers }: ReadSiteDocument): DocumentMistake[] {
  const ids = offers.map(({ id }) => id)
  return [
    ...repeated('offers', ids, 'id'),
    ...offers.flatMap((offer, index) => [
      ...offerFaults(offer).map((fault) => mistakeAt(['offers', index, 'description'], fault)),
      ...(offer.start && offer.end && offer.end < offer.start
        ? [mistakeAt(['offers', index, 'end'], `must not be before its start; got '${offer.end}'`)]
        : []),
    ]),
  ]
}

function periodMistakes({ announcement, search, promotions }: ReadSiteDocument): DocumentMistake[] {
  const periods = [
    ...promotions.map((period, index) => ({ path: ['promotions', index, 'expiry'], period })),
    { path: ['announcement', 'expiry'], period: announcement },
    { path: ['search', 'promo', 'expiry'], period: search.promo },
  ]
  return periods.flatMap(({ path, period }) =>
    period?.start && period.expiry && period.expiry < period.start
      ? [mistakeAt(path, `must not be before its start; got '${period.expiry}'`)]
      : [],
  )
}

/** A filter with invalid grammar would leave the site without stock, or with all of it (SITE-010). */
function filterMistakes({ searchFilters, home }: ReadSiteDocument): DocumentMistake[] {
  const featured = (home ?? []).flatMap((section, index) =>
    section.kind === 'featured_stock' ? [{ path: ['home', index, 'filter'], filter: section.filter }] : [],
  )
  return [{ path: ['searchFilters'], filter: searchFilters }, ...featured].flatMap(({ path, filter }) =>
    filter.trim() === '' || parseFilter(filter).ok
      ? []
      : [mistakeAt(path, `must be a search filter such as make = "Kia"; got '${filter}'`)],
  )
}
