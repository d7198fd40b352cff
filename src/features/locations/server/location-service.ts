import type { SiteContext, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { findPostcodeCentre, parsePostcode } from '#src/features/delivery/domain/postcodes/postcode-place.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { LocationsErrorCode } from '../domain/locations-errors.ts'
import { byDistance } from '../domain/map/map-view.ts'
import { listPlaces } from '../domain/view/place-list.ts'
import type { GeocodedPlace, Geocoder } from './geocoder.ts'

type LocationServiceDeps = {
  geocoderFor(site: SiteContext): Geocoder
  /** Receives the reason a geocoder failed, without visitor data. */
  onFault?: (reason: string) => void
}

/** Locations near a postcode, nearest first, with straight-line kilometres. */
export type NearestPlaces = { from: GeocodedPlace; places: { place: SiteLocation; km: number }[] }

export function createLocationService({ geocoderFor, onFault }: LocationServiceDeps) {
  /** If the geocoder is down the platform's own table answers, so that the locator keeps working. */
  async function locate(site: SiteContext, postcode: string): Promise<GeocodedPlace | null> {
    const answer = await geocoderFor(site).locate(postcode)
    if (answer.ok) return answer.value
    if (answer.error.kind === 'not_found') return null
    onFault?.(answer.error.reason)
    const centre = findPostcodeCentre(postcode)
    return centre && { ...centre, name: `${centre.name} ${centre.state} ${postcode}` }
  }

  return {
    /**
     * The site's visible locations by distance from a typed postcode (PAGE-047); those without coordinates
     * are left out. Fails with `invalid_postcode` for malformed or unknown postcodes (ERR-021).
     */
    async findNearest(
      site: SiteContext,
      { postcode }: { postcode: string },
    ): Promise<Result<NearestPlaces, LocationsErrorCode>> {
      const digits = parsePostcode(postcode)
      const from = digits ? await locate(site, digits) : null
      if (!from) return fail('invalid_postcode')
      const located = listPlaces(site.config).flatMap((place) => {
        const { lat, long } = place.address
        return lat === null || long === null ? [] : [{ place, lat, long }]
      })
      return ok({
        from,
        places: byDistance(from, located).map(({ place, km }) => ({ place: place.place, km })),
      })
    },
  }
}
