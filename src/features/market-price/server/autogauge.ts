import type { Result } from '#src/shared/domain/result.ts'
import type { PriceGauge } from '#src/features/market-price/domain/price-gauge.ts'
import type { MarketVehicle } from '#src/features/market-price/domain/market-vehicle.ts'
import type { AskingGroup } from './comparable-finder.ts'

/** Why there is no gauge; `reason` is for the log and contains no visitor data. */
export type AutogaugeFailure = { code: 'gauge_unavailable'; reason: string }

/** The vehicle in question: what the market model reads of it, and its page. */
export type GaugeSubject = { market: MarketVehicle; slug: string }

/** Compares a vehicle's advertised price with its market: the platform's own stock, or a vendor over HTTP. */
export interface Autogauge {
  /**
   * The gauge of a vehicle for a site's group; expected failures (vendor down or wrong) are returned, never
   * thrown.
   */
  readGauge(
    subject: GaugeSubject,
    group: AskingGroup,
  ): Promise<Result<PriceGauge & { isStrange?: true }, AutogaugeFailure>>
}
