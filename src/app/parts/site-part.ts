import type { AppContext } from '#src/app/context.ts'
import { createSiteIconApi } from '#src/features/sites/server/site-icon-api.ts'
import { registerOfferCommands } from '#src/features/offers/server/offer-commands.ts'
import { registerSiteCommands } from '#src/features/sites/server/site-commands.ts'
import { registerStandingCommands } from '#src/features/sites/server/standing/site-standing-commands.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import { createSiteFiles } from '#src/app/opening/site-files.ts'
import { siteOf } from '#src/app/http/visit.ts'
import type { Part } from '#src/app/part.ts'

/** How many actions `site history` shows besides versions. */
const ACTIONS_SHOWN = 50

export const sitePart: Part = {
  apis(http) {
    http.route('/', createSiteIconApi({ siteOf }))
  },
  commands(program, app, io) {
    registerSiteCommands(program, {
      sites: app.sites,
      io,
      listActions: (slug) => app.operators.list({ subject: slug, limit: ACTIONS_SHOWN }),
    })
    registerStandingCommands(program, {
      sites: app.sites,
      files: createSiteFiles({ dataDir: app.env.dataDir, db: app.store.db }),
      listOpenMoney: (siteId) => listOpenMoney(app, siteId),
      io,
    })
    registerOfferCommands(program, { sites: app.sites, io })
  },
}

/** Reservations whose deposit has been neither kept nor returned yet. */
async function listOpenMoney({ reservations }: AppContext, siteId: SiteId): Promise<string[]> {
  const all = await reservations.list({ siteId, limit: Number.MAX_SAFE_INTEGER })
  return all
    .filter(
      ({ reservation, payment }) =>
        ['pending', 'held'].includes(reservation.state) ||
        ['open', 'refund_due'].includes(payment?.state ?? ''),
    )
    .map(({ reservation }) => reservation.reference)
}
