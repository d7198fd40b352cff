import { createSearchApi } from '#src/features/search/server/search-api.ts'
import { addressOf, siteOf } from '#src/app/http/visit.ts'
import type { Part } from '#src/app/part.ts'

export const searchPart: Part = {
  apis(http, app) {
    http.route(
      '/api/search',
      createSearchApi({
        engineFor: app.engineFor,
        clock: app.clock,
        siteOf,
        addressOf,
        findSimilarIds: async (site, slug) => {
          const { vehicles, search } = app
          const vehicle = (await vehicles.findBySlug(site, slug)) ?? (await vehicles.findGone(site, slug))
          return vehicle && (await search.findSimilar(site, vehicle)).map(({ id }) => id)
        },
      }),
    )
  },
}
