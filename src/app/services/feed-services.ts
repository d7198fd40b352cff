import type { Logger } from 'pino'
import type { Env } from '#src/env.ts'
import type { SiteService } from '#src/features/sites/server/site-service.ts'
import { createStockFeedService } from '#src/features/stock-feeds/server/stock-feed-service.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import { listFeedAlertMails, listFeedDealerships } from '#src/app/stock/feed-dealerships.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { openMessenger } from '#src/app/opening/open-messenger.ts'

type Parts = { env: Env; store: Store; clock: Clock; log: Logger }

/**
 * Stock feeds. A run that needs attention is logged and mailed to the people named in the settings of the
 * dealership's sites.
 */
export function createFeeds(
  parts: Parts,
  { vehicles, sites }: { vehicles: VehicleService; sites: SiteService },
) {
  const { store, clock, log, env } = parts
  return createStockFeedService({
    ...{ store, vehicles, clock },
    listDealerships: () => listFeedDealerships(sites),
    openMessenger: () => openMessenger(parts),
    mailFrom: env.mailFrom,
    alertMailsOf: (dealershipId, source) => listFeedAlertMails(sites, dealershipId, source),
    onEvent: (event) => {
      const isWell = event.kind === 'run' && event.causes.length === 0
      log[isWell ? 'info' : 'warn'](event, 'stock feed')
    },
  })
}
