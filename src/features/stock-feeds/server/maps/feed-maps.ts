import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { FeedSource } from '#src/features/stock-feeds/domain/columns/feed-source.ts'
import { readFeedSource } from '#src/features/stock-feeds/domain/columns/feed-source-schema.ts'
import { type FeedDealership, findDealership } from '#src/features/stock-feeds/domain/rows/row-dealership.ts'
import { deleteMap, listMaps, storeMap } from './feed-map-repository.ts'
import { type StockFeedError, stockFeedError } from '../stock-feed-errors.ts'

type MapDeps = {
  store: Store
  clock: Clock
  builtIn: readonly FeedSource[]
  listDealerships: () => Promise<FeedDealership[]>
}

/** Sources a feed may name: built-in ones, and column maps that dealers wrote as JSON (docs/stock-feed.md). */
export function createFeedMaps({ store, clock, builtIn, listDealerships }: MapDeps) {
  /**
   * A dealership's id from its id or slug; null if none is given. Error: unknown_dealership, also for an empty
   * name.
   */
  async function ownerOf(dealership: string | undefined): Promise<Result<string | null, StockFeedError>> {
    if (dealership === undefined) return ok(null)
    const found = findDealership(await listDealerships(), dealership)
    return found ? ok(found.id) : fail(stockFeedError('unknown_dealership', dealership || 'no name given'))
  }

  return {
    ownerOf,
    /** Every source a dealership may name, its own before shared ones; null excludes dealerships' own maps. */
    async list(dealershipId: string | null): Promise<FeedSource[]> {
      const all = [...builtIn, ...(await listMaps(store.db, dealershipId))]
      return all.filter((source, place) => all.findIndex(({ name }) => name === source.name) === place)
    },
    /** Parses and stores a map from JSON text; errors list every fault. */
    async add(text: string, dealership?: string): Promise<Result<FeedSource, StockFeedError>> {
      let json: unknown
      try {
        json = JSON.parse(text)
      } catch (error) {
        return fail(stockFeedError('wrong_map', `it is not JSON (${(error as Error).message.slice(0, 200)})`))
      }
      const map = readFeedSource(json)
      if (!map.ok) return fail(stockFeedError('wrong_map', map.error.slice(0, 20).join('; ')))
      if (builtIn.some(({ name }) => name === map.value.name))
        return fail(stockFeedError('wrong_map', `name: '${map.value.name}' is a built-in source`))
      const owner = await ownerOf(dealership)
      if (!owner.ok) return owner
      await storeMap(store.db, map.value, { dealershipId: owner.value, nowMs: clock.now() })
      return map
    },
    async remove(name: string, dealership?: string): Promise<Result<null, StockFeedError>> {
      const owner = await ownerOf(dealership)
      if (!owner.ok) return owner
      return (await deleteMap(store.db, name, owner.value))
        ? ok(null)
        : fail(stockFeedError('unknown_source', name))
    },
  }
}
