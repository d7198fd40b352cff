import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from './env.ts'
import type { SearchEngine } from './features/search/domain/search-engine.ts'
import { type IndexFollower, startIndexFollower } from './features/search/server/index-follower.ts'
import { createSearchService } from './features/search/server/search-service.ts'
import type { SiteContext } from './features/sites/domain/site-config.ts'
import type { SiteService } from './features/sites/server/site-service.ts'
import type { VehicleService } from './features/vehicles/server/vehicle-service.ts'
import { listFeedDealerships } from './feed-dealerships.ts'
import type { Clock } from './shared/domain/clock.ts'

type Parts = { env: Env; log: Logger; clock: Clock; vehicles: VehicleService; sites: SiteService }

/** The embedded index that follows the store, and the search service over it. */
export function createStockSearch({ env, log, clock, vehicles, sites }: Parts) {
  let follower: IndexFollower | null = null

  function embedded(): SearchEngine {
    if (!follower) throw new Error('The stock index is still loading')
    return follower.engine
  }

  async function names() {
    const dealerships = await listFeedDealerships(sites)
    return {
      dealerships: new Map(dealerships.map(({ id, name }) => [id as string, name])),
      locations: new Map(dealerships.flatMap((dealership) => dealership.locations.map(({ id, name }) => [id as string, name] as const))),
    }
  }

  const engineFor = (_site: SiteContext): SearchEngine => embedded()
  return {
    engineFor,
    search: createSearchService({ engineFor, clock }),
    version: (site: SiteContext): string => String(embedded().version(site.dealershipIds)),
    isReady: (): boolean => follower !== null,
    /** Loads the index, from its snapshot when that fits; resolves when it is complete. */
    async start(): Promise<void> {
      const storeName = createHash('sha256').update(env.databaseUrl ?? 'pglite').digest('hex').slice(0, 12)
      follower = await startIndexFollower({
        source: vehicles,
        names,
        snapshotPath: join(env.dataDir, `stock-index-${storeName}.snapshot`),
        onError: (error) => log.error({ err: error }, 'stock index'),
      })
    },
    async stop(): Promise<void> {
      await follower?.close()
    },
  }
}
