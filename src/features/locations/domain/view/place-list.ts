import { slugify } from '#src/shared/domain/address/slugify.ts'
import type { LocationType } from '../location-types.ts'
import type { SiteConfig, SiteDealership, SiteLocation } from '#src/features/sites/domain/site-config.ts'

const TYPE_ORDER: Record<LocationType, number> = { sales: 0, service: 1, parts: 2 }

/** Visible locations in the site's order: by name, or by type (sales, service, parts) and then name (PAGE-017). */
export function listPlaces(config: Pick<SiteConfig, 'locations' | 'places'>): SiteLocation[] {
  const rank = (place: SiteLocation) =>
    config.places.order === 'type' ? Math.min(...place.types.map((type) => TYPE_ORDER[type])) : 0
  return config.locations
    .filter((place) => place.isVisible)
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en-AU'))
}

/** The make for `/dealerships/{make}`, spelt as the dealer does; null if no location sells it (ROUTE-034). */
export function findMake(config: Pick<SiteConfig, 'locations' | 'dealerships'>, slug: string): string | null {
  const makes = [...config.locations, ...config.dealerships].flatMap(({ manufacturers }) => manufacturers)
  return makes.find((make) => slugify(make) === slug.toLowerCase()) ?? null
}

/** Locations that sell a make, by their own makes or else their dealership's. Workshops sell none (ROUTE-034). */
export function placesOfMake(
  config: Pick<SiteConfig, 'locations' | 'dealerships' | 'places'>,
  make: string,
): SiteLocation[] {
  return listPlaces(config).filter((place) => {
    const dealership = config.dealerships.find(({ id }) => id === place.dealershipId)
    const makes = place.manufacturers.length > 0 ? place.manufacturers : (dealership?.manufacturers ?? [])
    return place.types.includes('sales') && makes.includes(make)
  })
}

/** What `/our-location/{slug}` and `/locations/{slug}` show: a location, or a dealership with its locations. */
export type FoundPlace = { place: SiteLocation; others: SiteLocation[]; dealership: SiteDealership | null }

/** The dealership with this slug, main location first, else the location; null if neither exists (ROUTE-033). */
export function findDealershipPlace(config: SiteConfig, slug: string): FoundPlace | null {
  const dealership = config.dealerships.find((each) => each.slug === slug) ?? null
  const own = listPlaces(config).filter(({ dealershipId }) => dealershipId === dealership?.id)
  const place = own.find(({ isPrimary }) => isPrimary) ?? own.find(isSelling) ?? own[0]
  if (!place) return findPlace(config, slug)
  return { place, others: own.filter((other) => other !== place), dealership }
}

/** The visible location with this slug (ROUTE-033). */
export function findPlace(config: SiteConfig, slug: string): FoundPlace | null {
  const places = listPlaces(config)
  const place = places.find((each) => each.slug === slug)
  return place ? { place, others: places.filter((other) => other !== place), dealership: null } : null
}

/** Canonical addresses of all location pages, for the sitemap. */
export function placePaths(config: SiteConfig): string[] {
  const places = listPlaces(config)
  if (places.length === 0) return []
  const groups = config.dealerships.filter(
    ({ id }) => places.filter(({ dealershipId }) => dealershipId === id).length > 1,
  )
  return [
    '/dealerships',
    '/dealer-locator',
    ...places.map(({ slug }) => `/locations/${slug}`),
    ...groups.map(({ slug }) => `/our-location/${slug}`),
    ...places.filter(({ team }) => team.length > 0).map(({ slug }) => `/teams/${slug}`),
  ]
}

function isSelling({ types }: SiteLocation): boolean {
  return types.includes('sales')
}
