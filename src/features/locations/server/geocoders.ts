import { findPostcodeCentre } from '#src/features/delivery/domain/postcodes/postcode-place.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { GetJson } from '#src/platform/http/outbound-json.ts'
import { fail, ok } from '#src/shared/domain/result.ts'
import type { Geocoder } from './geocoder.ts'

type GeocodersDeps = {
  getJson: GetJson
  /** Value of the environment variable holding a secret; null if unset. */
  readSecret(name: string): string | null
}

/** Chooses a site's geocoder: Google if the site has a key, else the platform's own table (PAGE-047). */
export function createGeocoders({ getJson, readSecret }: GeocodersDeps) {
  const local = createLocalGeocoder()
  return ({ config }: SiteContext): Geocoder => {
    const { provider, keyEnv, url } = config.places.geocoder
    const key = provider === 'google' && keyEnv ? readSecret(keyEnv) : null
    return key ? createGoogleGeocoder({ url, key, getJson }) : local
  }
}

/** The default: the platform's own table of Australian postcode centres. */
function createLocalGeocoder(): Geocoder {
  return {
    async locate(postcode) {
      const place = findPostcodeCentre(postcode)
      if (!place) return fail({ kind: 'not_found' })
      const { lat, long, name, state } = place
      return ok({ lat, long, name: `${name} ${state} ${postcode}` })
    },
  }
}

/**
 * Google Geocoding: `GET {url}?components=postal_code:4000|country:AU&key=`; the first result's
 * geometry.location is used (API-015). The key stays on the server.
 */
export function createGoogleGeocoder({
  url,
  key,
  getJson,
}: {
  url: string
  key: string
  getJson: GetJson
}): Geocoder {
  return {
    async locate(postcode) {
      const address = new URL(url)
      address.searchParams.set('components', `postal_code:${postcode}|country:AU`)
      address.searchParams.set('key', key)
      const answer = await getJson(address.href)
      if (!answer.ok) return fail({ kind: 'unavailable', reason: answer.error })
      const { status, results } = asRecord(answer.value.body)
      if (status === 'ZERO_RESULTS') return fail({ kind: 'not_found' })
      if (status !== 'OK')
        return fail({
          kind: 'unavailable',
          reason: `geocoder answered ${typeof status === 'string' ? status : typeof status}`,
        })
      const [first] = Array.isArray(results) ? results : []
      const { lat, lng } = asRecord(asRecord(asRecord(first).geometry).location)
      if (!isDegrees(lat, 90) || !isDegrees(lng, 180))
        return fail({ kind: 'unavailable', reason: 'geocoder gave no position' })
      const name = asRecord(first).formatted_address
      return ok({ lat, long: lng, name: typeof name === 'string' ? name.slice(0, 120) : postcode })
    },
  }
}

function isDegrees(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
