import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Env } from '#src/env.ts'
import type { SearchEngine } from '#src/features/search/domain/search-engine.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { createMeilisearchEngine } from '#src/features/search/server/engines/meilisearch-engine.ts'
import {
  type HostedFollower,
  hostKey,
  startHostedFollower,
} from '#src/features/search/server/hosted-follower.ts'
import { type IndexFollower, startIndexFollower } from '#src/features/search/server/index-follower.ts'
import { createSearchService } from '#src/features/search/server/search-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { SiteService } from '#src/features/sites/server/site-service.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import { listFeedDealerships } from './feed-dealerships.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'

/** Dealerships join or leave when a site is published; the market may notice this much later. */
const DEALERSHIPS_KEPT_MS = 60_000
/** Most hits the engine returns for one request. */
const MARKET_HITS_MAX = 1000

type Parts = {
  env: Env
  log: Logger
  clock: Clock
  store: Store
  vehicles: VehicleService
  sites: SiteService
  tonesOf: (url: string) => string | null
}

/** The embedded index that follows the store, hosted ones where sites name them, and the search service over both. */
export function createStockSearch({ env, log, clock, store, vehicles, sites, tonesOf }: Parts) {
  let follower: IndexFollower | null = null
  let storeName = ''

  function embedded(): SearchEngine {
    if (!follower) throw new Error('The stock index is still loading')
    return follower.engine
  }

  async function names() {
    const dealerships = await listFeedDealerships(sites)
    return {
      dealerships: new Map(dealerships.map(({ id, name }) => [id as string, name])),
      locations: new Map(
        dealerships.flatMap((dealership) =>
          dealership.locations.map(({ id, name }) => [id as string, name] as const),
        ),
      ),
    }
  }

  let everyDealership: { ids: readonly string[]; until: number } = { ids: Object.freeze([]), until: 0 }

  async function everyDealershipId(): Promise<readonly string[]> {
    if (everyDealership.until <= clock.now()) {
      const ids = Object.freeze((await listFeedDealerships(sites)).map(({ id }) => id as string))
      everyDealership = { ids, until: clock.now() + DEALERSHIPS_KEPT_MS }
    }
    return everyDealership.ids
  }

  const hosts = new Map<string, HostedFollower>()

  /**
   * A site's own hosted index if its document names one, otherwise the embedded one; kept by host and index
   * (SRCH-032).
   */
  function engineFor(site: SiteContext): SearchEngine {
    const { searchHost } = site.config
    const apiKey = searchHost && env.secret(searchHost.keyEnv)
    if (!searchHost || !apiKey) return embedded()
    const key = hostKey(searchHost)
    const known = hosts.get(key)
    if (known) return known.engine
    const started = startHostedFollower({
      engine: createMeilisearchEngine({ host: searchHost.url, apiKey, indexUid: searchHost.indexUid }),
      source: vehicles,
      names,
      cursorPath: join(env.dataDir, `stock-host-${storeName}-${key}.json`),
      onError: (error) => log.warn({ err: error, host: searchHost.url }, 'hosted stock index'),
    })
    hosts.set(key, started)
    return started.engine
  }

  return {
    engineFor,
    search: createSearchService({ tonesOf, engineFor, clock }),
    version: (site: SiteContext): string => String(engineFor(site).version(site.dealershipIds)),
    /** Changes whenever any vehicle of the platform changes. */
    marketVersion: (): string => String(embedded().version(everyDealership.ids)),
    /** Stock of every dealership, for anonymous market figures only: `scope` says what counts, `filter` what is sought. */
    async listAcross({ scope, filter }: { scope: string; filter: string }): Promise<StockDocument[]> {
      const dealershipIds = await everyDealershipId()
      const found = await embedded().search(
        { dealershipIds, filter: scope },
        { filter, limit: MARKET_HITS_MAX },
      )
      if (!found.ok) throw new Error(`Market search: ${found.error.message}`)
      return found.value.hits
    },
    isReady: (): boolean => follower !== null,
    /** How long ago the index last held every change of the outbox, in milliseconds. */
    behindMs: (): number => follower?.behindMs() ?? 0,
    /** Loads the index, from its snapshot if that fits; resolves when it is complete. */
    async start(): Promise<void> {
      storeName = await identityOf(store)
      follower = await startIndexFollower({
        source: vehicles,
        names,
        snapshotPath: join(env.dataDir, `stock-index-${storeName}.snapshot`),
        onError: (error) => log.error({ err: error }, 'stock index'),
      })
    },
    async stop(): Promise<void> {
      await Promise.all([...hosts.values()].map((host) => host.close()))
      await follower?.close()
    },
  }
}

/**
 * A store that was wiped and made again is a different store: its index must not start from the old snapshot.
 */
async function identityOf(store: Store): Promise<string> {
  const made = await sql<{ at: Date }>`select min(applied_at) as at from schema_migrations`.execute(store.db)
  return createHash('sha256')
    .update(`${store.kind} ${made.rows[0]?.at.toISOString()}`)
    .digest('hex')
    .slice(0, 12)
}
