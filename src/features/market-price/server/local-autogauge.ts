import type { Clock } from '#src/shared/domain/clock.ts'
import { centsFromDollars } from '#src/shared/domain/money.ts'
import { fail, ok } from '#src/shared/domain/result.ts'
import { marketSubjectOf } from '#src/features/market-price/domain/market-vehicle.ts'
import { estimateMarket } from '#src/features/market-price/domain/model/estimate-market.ts'
import { toPriceGauge } from '#src/features/market-price/domain/price-gauge.ts'
import type { Autogauge } from './autogauge.ts'
import { createComparableFinder, type ListComparables } from './comparable-finder.ts'

type LocalAutogaugeDeps = { listComparables: ListComparables; clock: Clock }

/**
 * Compares a price with the platform's own stock, all dealerships alike. Vehicles are reduced to MarketVehicle on
 * arrival, so an answer cannot contain another dealer's dealership, location or stock number.
 */
export function createLocalAutogauge({ listComparables, clock }: LocalAutogaugeDeps): Autogauge {
  const findComparables = createComparableFinder(listComparables)
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
