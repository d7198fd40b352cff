import { join } from 'node:path'
import { createMarkApi } from '#src/features/brands/server/mark-api.ts'
import { createMarketPriceApi } from '#src/features/market-price/server/market-price-api.ts'
import { createMediaApi } from '#src/features/pictures/server/share/media-api.ts'
import { createPictureApi } from '#src/features/pictures/server/picture-api.ts'
import { createVehicleLookupApi } from '#src/features/vehicles/server/vehicle-lookup-api.ts'
import { createVehicleApi } from '#src/features/vehicles/server/vehicle-api.ts'
import { createNetworkLimiter } from '#src/platform/http/rate-limit.ts'
import { addressOf, sayFault, siteOf } from '#src/app/http/visit.ts'
import type { Part } from '#src/app/part.ts'

/** Window cards and link previews made for one visitor on one site: each costs up to half a second of CPU. */
const MAKING_LIMIT = { max: 40, windowMs: 60_000 }

export const vehiclePart: Part = {
  apis(http, app) {
    const makings = createNetworkLimiter(MAKING_LIMIT, () => app.clock.now())
    http.route(
      '/cars',
      createMarketPriceApi({ marketPrice: app.marketPrice, vehicles: app.vehicles, siteOf }),
    )
    http.route(
      '/',
      createVehicleApi({
        vehicles: app.vehicles,
        views: app.views,
        printSheet: app.printSheet,
        makings,
        now: () => app.clock.now(),
        siteOf,
        addressOf,
        onFault: ({ what, error }) => sayFault(app, what, error),
      }),
    )
    http.route('/img/marks', createMarkApi())
    http.route('/api/cars', createVehicleLookupApi({ vehicles: app.vehicles, siteOf }))
    http.route(
      '/img',
      createMediaApi({
        shareImages: app.shareImages,
        makings,
        addressOf,
        mediaDir: join(app.root, 'seed/media'),
        siteOf,
        findVehicle: (site, slug) => app.vehicles.findBySlug(site, slug),
      }),
    )
    http.route('/img', createPictureApi({ pictures: app.pictures, feedPictures: app.feedPictures, siteOf }))
  },
  upkeep({ vehicles }) {
    return [
      { name: 'vehicle changes', prune: (_now, limit) => vehicles.pruneChanges(limit) },
      { name: 'phone reveals', prune: vehicles.prunePhoneReveals },
    ]
  },
}
