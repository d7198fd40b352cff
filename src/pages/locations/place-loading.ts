import type { MetaDescriptor } from 'react-router'
import type { PageContext } from '#src/app/page-context.ts'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { mapOfPlace } from '#src/features/locations/domain/map/map-provider.ts'
import type { MapPlace, MapView } from '#src/features/locations/domain/map/map-view.ts'
import { toLocationView } from '#src/features/locations/domain/view/location-view.ts'
import type { LocationCardData } from './location-card.tsx'

/**
 * A card is at most this wide; its map is cropped to it. A single card has its map next to its text, and
 * taller.
 */
const CARD_MAP = { width: 760, height: 150 }
const ONLY_CARD_MAP = { width: 960, height: 460 }

/** The cards of locations, each with its map and, if the site shows stars, its rating (PAGE-004). */
export function loadCards(
  { site, services, now }: PageContext,
  places: readonly SiteLocation[],
  distanceOf: (place: SiteLocation) => string | null = () => null,
): Promise<LocationCardData[]> {
  const hasStars = site.config.features.location_stars
  return Promise.all(
    places.map(async (place) => {
      const { hours: _hours, holidays: _holidays, ...view } = toLocationView(site, place, now)
      return {
        ...view,
        map: view.imageUrl ? null : cardMap(place, places.length === 1 ? ONLY_CARD_MAP : CARD_MAP),
        rating: hasStars ? await services.reviews.summary(site, place) : null,
        distance: distanceOf(place),
      }
    }),
  )
}

/** Always the drawn map, whatever the site's map service: a frame in every card would be slow. */
function cardMap(place: SiteLocation, size: typeof CARD_MAP): MapView | null {
  const map = mapOfPlace(place, { provider: 'drawn', key: null }, size)
  return map && { ...map, rings: [] }
}

/** Locations with a position, for a map that links to their pages. */
export function toMapPlaces(places: readonly SiteLocation[]): MapPlace[] {
  return places.flatMap(({ name, slug, address: { lat, long } }) =>
    lat === null || long === null ? [] : [{ lat, long, name, href: `/locations/${slug}` }],
  )
}

type PageHead = { title: string; description: string; path: string; jsonLd?: object[] }

/** Title, description, canonical, Open Graph and structured data of a page about locations. */
export function placeHead(
  { site }: PageContext,
  { title, description, path, jsonLd = [] }: PageHead,
): MetaDescriptor[] {
  const url = `${site.origin}${path}`
  const full = `${title} | ${site.config.name}`
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: site.config.name },
    { property: 'og:locale', content: 'en_AU' },
    ...(site.isPreview ? [{ name: 'robots', content: 'noindex' }] : []),
    ...jsonLd.map((node) => ({ 'script:ld+json': node as Record<string, string> })),
  ]
}
