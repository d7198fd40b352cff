import type { SearchEngine } from '#src/features/search/domain/search-engine.ts'
import { toStockDocument } from '#src/features/search/domain/to-stock-document.ts'
import type { IndexFollowerDeps, OutboxCursor } from './index-follower.ts'

const VEHICLES_PER_BATCH = 500

type Target = Pick<SearchEngine, 'upsert' | 'remove'>

/** Brings vehicles from their store to an index, whichever it is: both followers do it this way. */
export function bringVehicles({ source, names }: Pick<IndexFollowerDeps, 'source' | 'names'>) {
  /** All that are in stock. */
  async function stock(index: Target): Promise<void> {
    for await (const batch of source.streamAll(VEHICLES_PER_BATCH)) {
      const named = await names()
      await index.upsert(batch.map((vehicle) => toStockDocument(vehicle, named)))
    }
  }

  return {
    stock,
    /** These as they are now: documents of those in stock, nothing of the others. */
    async some(index: Target, ids: string[]): Promise<void> {
      const vehicles = await source.readVehicles(ids)
      const named = await names()
      const found = new Set<string>(vehicles.map(({ id }) => id))
      const gone = ids.filter((id) => !found.has(id))
      if (vehicles.length > 0) await index.upsert(vehicles.map((vehicle) => toStockDocument(vehicle, named)))
      if (gone.length > 0) await index.remove(gone)
    },
    /** All anew over what the index holds; gives the place taken before the first row, so that no change is missed. */
    async everything(index: Target): Promise<OutboxCursor> {
      const place = await source.newestCursor()
      await stock(index)
      for await (const ids of source.streamGoneIds(VEHICLES_PER_BATCH)) await index.remove(ids)
      return place
    },
  }
}
