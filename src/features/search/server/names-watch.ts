import type { StockNames } from '#src/features/search/domain/to-stock-document.ts'

export type NamesWatchDeps = {
  names(): StockNames | Promise<StockNames>
  source: {
    listIdsAt(places: { dealershipIds: readonly string[]; locationIds: readonly string[] }): Promise<string[]>
  }
}

export type NamesWatch = Awaited<ReturnType<typeof watchNames>>

/**
 * Documents carry the names of their dealership and location, which a newly published site document may change.
 * Finds the vehicles whose names in the index are outdated. It compares names rather than counting events, so that
 * a lost wake-up or failed write is corrected at the next check.
 */
export async function watchNames({ names, source }: NamesWatchDeps) {
  let held = await names()
  return {
    held: (): StockNames => held,
    /** Updates the vehicles of changed names through `apply`. */
    async refresh(apply: (ids: string[]) => Promise<void>): Promise<void> {
      const now = await names()
      const dealershipIds = changedKeys(held.dealerships, now.dealerships)
      const locationIds = changedKeys(held.locations, now.locations)
      if (dealershipIds.length + locationIds.length > 0) {
        const ids = await source.listIdsAt({ dealershipIds, locationIds })
        for (let at = 0; at < ids.length; at += IDS_PER_BATCH) await apply(ids.slice(at, at + IDS_PER_BATCH))
      }
      held = now
    },
  }
}

const IDS_PER_BATCH = 500

function changedKeys(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const keys = new Set([...before.keys(), ...after.keys()])
  return [...keys].filter((key) => before.get(key) !== after.get(key))
}
