import {
  COMPARABLE_REACHES,
  comparableFilter,
  ENOUGH_COMPARABLES,
  marketStockFilter,
  pickComparables,
} from '#src/features/market-price/domain/comparable-search.ts'
import { type MarketVehicle, marketVehicleOf } from '#src/features/market-price/domain/market-vehicle.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'

/** Finds stock across the platform's dealerships: `scope` limits what counts, `filter` is this search. */
export type ListComparables = (query: { scope: string; filter: string }) => Promise<StockDocument[]>

/** The subject's comparables across the platform, nearest first, reduced to MarketVehicle on arrival. */
export function createComparableFinder(listComparables: ListComparables) {
  return async (subject: MarketVehicle, now: number): Promise<MarketVehicle[]> => {
    const scope = marketStockFilter(now)
    let picked: MarketVehicle[] = []
    for (const reach of COMPARABLE_REACHES) {
      const found = await listComparables({ scope, filter: comparableFilter(subject, reach) })
      picked = pickComparables(
        subject,
        found.map(marketVehicleOf).filter((vehicle) => vehicle !== null),
      )
      if (picked.length >= ENOUGH_COMPARABLES) break
    }
    return picked
  }
}
