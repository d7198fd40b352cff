import type { DescribedVehicle } from '#src/features/market-price/server/market-price-service.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, ok } from '#src/shared/domain/result.ts'
import { type RetailMarket, tradeValueFromMarket } from '#src/features/trade-in/domain/trade-value.ts'
import type { ValuationProvider } from '../valuation-provider.ts'

type LocalValuationDeps = {
  /** Asking prices of comparable vehicles in dollars without government charges. */
  estimateRetail(vehicle: DescribedVehicle): Promise<RetailMarket | null>
  clock: Clock
}

/** The default without a vendor: the platform's own market data, less the deductions in trade-value.ts, each shown. */
export function createLocalValuationProvider({
  estimateRetail,
  clock,
}: LocalValuationDeps): ValuationProvider {
  return {
    async value({ vehicle, kms, adjustments, terms }) {
      try {
        const market = await estimateRetail({ ...vehicle, km: kms })
        const subject = { vehicle, adjustments }
        const value = tradeValueFromMarket(market, terms, { subject, asAtMs: clock.now() })
        return value.ok ? ok(value.value) : fail({ kind: 'no_value', reason: value.error })
      } catch (error) {
        return fail({ kind: 'unavailable', reason: String(error) })
      }
    },
  }
}
