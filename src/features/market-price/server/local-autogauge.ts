import type { Clock } from '#src/shared/domain/clock.ts'
import { centsFromDollars } from '#src/shared/domain/money.ts'
import { ok } from '#src/shared/domain/result.ts'
import { outsideSellers } from '#src/features/market-price/domain/comparable-search.ts'
import { OWN_SELLER } from '#src/features/market-price/domain/market-vehicle.ts'
import { estimateMarket } from '#src/features/market-price/domain/model/estimate-market.ts'
import { toPriceGauge } from '#src/features/market-price/domain/price-gauge.ts'
import type { Autogauge } from './autogauge.ts'
import { createComparableFinder, type ListComparables } from './comparable-finder.ts'

type LocalAutogaugeDeps = { listComparables: ListComparables; clock: Clock }

/**
 * Compares a price with the platform's own stock across all dealerships. Vehicles are reduced to MarketVehicle on
 * arrival, so an answer cannot contain another dealer's dealership, location or stock number.
 */
export function createLocalAutogauge({ listComparables, clock }: LocalAutogaugeDeps): Autogauge {
  const findComparables = createComparableFinder(listComparables)
  return {
    async readGauge({ market: subject }, group) {
      const now = clock.now()
      const comparables = await findComparables(subject, now, group)
      const ground = {
        asAtMs: now,
        outsideSellers: outsideSellers(comparables),
        ownCount: comparables.filter(({ seller }) => seller === OWN_SELLER).length,
        soldCount: comparables.filter(({ isSold }) => isSold).length,
      }
      const { carType } = subject
      const priced = { priceCents: centsFromDollars(subject.price), carType }
      return ok(toPriceGauge(priced, estimateMarket(subject, comparables), ground))
    },
  }
}
