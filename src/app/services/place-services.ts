import type { Logger } from 'pino'
import type { Env } from '#src/env.ts'
import { createGeocoders } from '#src/features/locations/server/geocoders.ts'
import { createLocationService } from '#src/features/locations/server/location-service.ts'
import { createGoogleReviewSource } from '#src/features/reviews/server/google-review-source.ts'
import { createReviewService } from '#src/features/reviews/server/review-service.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createOutboundJson } from '#src/platform/http/outbound-json.ts'
import type { Clock } from '#src/shared/domain/clock.ts'

type PlaceServicesDeps = { env: Env; clock: Clock; log: Logger; store: Store }

/** The dealer locator and the customer reviews; outside services are asked only if a site names one. */
export function createPlaceServices({ env, clock, log, store }: PlaceServicesDeps) {
  const outside = {
    getJson: createOutboundJson({ isDevelopment: !env.isProduction }),
    readSecret: (name: string) => env.secret(name),
  }
  return {
    locations: createLocationService({
      geocoderFor: createGeocoders(outside),
      onFault: (reason) => log.warn({ reason }, 'geocoder'),
    }),
    reviews: createReviewService({
      store,
      clock,
      google: createGoogleReviewSource(outside),
      onFault: (reason) => log.warn({ reason }, 'reviews'),
    }),
  }
}
