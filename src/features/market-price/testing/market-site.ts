import { aFilledIndex } from '#src/features/search/server/testing/filled-index.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { ListComparables } from '#src/features/market-price/server/comparable-finder.ts'
import { aPageSite, type PageSiteChanges } from '#src/features/vehicles/domain/testing/page-builders.ts'
import { aStockDocument } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { toId } from '#src/shared/domain/ids.ts'

/** A site with the Autogauge plugin on. */
export function aMarketSite(changes: PageSiteChanges = {}): SiteContext {
  const { origin, config } = aPageSite({ config: {}, features: { autogauge: true }, ...changes })
  return {
    id: toId('site', 'demo'),
    version: 1,
    config,
    origin,
    host: 'demo.example',
    dealershipIds: [toId('dealership', '1')],
    isPreview: false,
  }
}

/** `count` utes like aVehicle() at other dealerships, around `price` dollars. */
export function otherStock(
  count: number,
  price: number,
  changes: Partial<StockDocument> = {},
): StockDocument[] {
  return Array.from({ length: count }, (_, at) =>
    aStockDocument({
      id: `veh_other${at}`,
      dealership_id: `dlr_other${at}`,
      dealership_slug: 'rival-motors',
      dealership_name: 'Rival Motors',
      stocknum: `RIVAL${at}`,
      price_range: price + 200 * ((at % 5) - 2),
      ...changes,
    }),
  )
}

/** The real index over these documents across every dealership, with a count of requests. */
export async function aMarketIndex(
  documents: readonly StockDocument[],
): Promise<{ listComparables: ListComparables; asked: () => number }> {
  const index = await aFilledIndex(documents)
  const dealershipIds = [...new Set(documents.map((document) => document.dealership_id))]
  let count = 0
  return {
    asked: () => count,
    async listComparables({ scope, filter }) {
      count += 1
      const found = await index.search({ dealershipIds, filter: scope }, { filter, limit: 1000 })
      if (!found.ok) throw new Error(found.error.message)
      return found.value.hits
    },
  }
}
