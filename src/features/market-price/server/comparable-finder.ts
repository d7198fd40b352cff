import {
  COMPARABLE_REACHES,
  comparableFilter,
  ENOUGH_COMPARABLES,
  marketStockFilter,
  OUTSIDE_SELLERS_NEEDED,
  outsideSellers,
  pickComparables,
} from '#src/features/market-price/domain/comparable-search.ts'
import {
  type MarketVehicle,
  marketVehicleOf,
  OWN_SELLER,
} from '#src/features/market-price/domain/market-vehicle.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'

/** Finds stock across the platform's dealerships: `scope` limits what counts, `filter` is this search. */
export type ListComparables = (query: { scope: string; filter: string }) => Promise<StockDocument[]>

/** The requesting site's dealerships, whose own stock is counted apart from the market. */
export type AskingGroup = { dealershipIds: readonly string[] }

/**
 * The subject's comparables across the platform, nearest first, reduced to MarketVehicle on arrival. The search
 * widens until there are enough, from enough sellers outside the requesting group if one is given.
 */
export function createComparableFinder(listComparables: ListComparables) {
  return async (subject: MarketVehicle, now: number, group?: AskingGroup): Promise<MarketVehicle[]> => {
    const sellerOf = numberSellers(group)
    const sellersNeeded = group ? OUTSIDE_SELLERS_NEEDED : 0
    const scope = marketStockFilter(now)
    let picked: MarketVehicle[] = []
    for (const reach of COMPARABLE_REACHES) {
      const found = await listComparables({ scope, filter: comparableFilter(subject, reach) })
      picked = pickComparables(
        subject,
        found
          .map((document) => marketVehicleOf(document, sellerOf(document.dealership_id)))
          .filter((vehicle) => vehicle !== null),
      )
      if (picked.length >= ENOUGH_COMPARABLES && outsideSellers(picked) >= sellersNeeded) break
    }
    return picked
  }
}

/** Numbers that distinguish sellers within one answer without identifying them. */
function numberSellers(group: AskingGroup | undefined) {
  const numbers = new Map<string, number>(group?.dealershipIds.map((id) => [id, OWN_SELLER]))
  return (dealershipId: string): number => {
    const known = numbers.get(dealershipId)
    if (known !== undefined) return known
    numbers.set(dealershipId, numbers.size + 1)
    return numbers.size
  }
}
