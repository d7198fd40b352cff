import type { Clock } from '#src/shared/domain/clock.ts'
import { centsFromDollars } from '#src/shared/domain/money.ts'
import { fail, ok } from '#src/shared/domain/result.ts'
import {
  COMPARABLE_REACHES,
  comparableFilter,
  ENOUGH_COMPARABLES,
  marketStockFilter,
  pickComparables,
} from '#src/features/market-price/domain/comparable-search.ts'
import {
  type MarketVehicle,
  marketSubjectOf,
  marketVehicleOf,
} from '#src/features/market-price/domain/market-vehicle.ts'
import { estimateMarket } from '#src/features/market-price/domain/model/estimate-market.ts'
import { toPriceGauge } from '#src/features/market-price/domain/price-gauge.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import type { Autogauge } from './autogauge.ts'

/** Finds stock of every dealership of the platform: `scope` bounds what counts at all, `filter` this search. */
export type ListComparables = (query: { scope: string; filter: string }) => Promise<StockDocument[]>

type LocalAutogaugeDeps = { listComparables: ListComparables; clock: Clock }

/**
 * Gauges a price against the platform's own stock, all dealerships alike. Vehicles are stripped to MarketVehicle as they
 * arrive, so no dealership, place or stock number of another dealer can be part of an answer.
 */
export function createLocalAutogauge({ listComparables, clock }: LocalAutogaugeDeps): Autogauge {
  async function findComparables(subject: MarketVehicle, now: number): Promise<MarketVehicle[]> {
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

  return {
    async readGauge(vehicle) {
      const subject = marketSubjectOf(vehicle)
      if (!subject) return fail({ code: 'no_price', reason: 'The vehicle has no advertised price' })
      const now = clock.now()
      const estimate = estimateMarket(subject, await findComparables(subject, now))
      return ok(toPriceGauge(centsFromDollars(subject.price), estimate, now))
    },
  }
}
