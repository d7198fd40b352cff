import type { SearchEngine } from '#src/features/search/domain/search-engine.ts'
import { toStockDocument } from '#src/features/search/domain/to-stock-document.ts'
import type { IndexFollowerDeps, OutboxCursor } from './index-follower.ts'

const VEHICLES_PER_BATCH = 500

type Target = Pick<SearchEngine, 'upsert' | 'remove'>

/** Copies vehicles from the database to an index; used by both followers. */
export function bringVehicles({ source, names }: Pick<IndexFollowerDeps, 'source' | 'names'>) {
  async function stock(index: Target): Promise<void> {
    for await (const batch of source.streamAll(VEHICLES_PER_BATCH)) {
      const named = await names()
      await index.upsert(batch.map((vehicle) => toStockDocument(vehicle, named)))
    }
  }

  return {
    stock,
    /** Updates these: documents for those in stock, removal of the others. */
    async some(index: Target, ids: string[]): Promise<void> {
      const vehicles = await source.readVehicles(ids)
      const named = await names()
      const found = new Set<string>(vehicles.map(({ id }) => id))
      const gone = ids.filter((id) => !found.has(id))
      if (vehicles.length > 0) await index.upsert(vehicles.map((vehicle) => toStockDocument(vehicle, named)))
      if (gone.length > 0) await index.remove(gone)
    },
    /** Rebuilds the whole index; returns the cursor taken before the first row, so that no change is missed. */
    async everything(index: Target): Promise<OutboxCursor> {
      const place = await source.newestCursor()
      await stock(index)
      for await (const ids of source.streamGoneIds(VEHICLES_PER_BATCH)) await index.remove(ids)
      return place
    },
  }
}
