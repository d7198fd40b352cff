import type { Result } from '#src/shared/domain/result.ts'
import type { PriceGauge } from '#src/features/market-price/domain/price-gauge.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'

/** Why there is no gauge; `reason` is for the log and contains no visitor data. */
export type AutogaugeFailure = { code: 'no_price' | 'gauge_unavailable'; reason: string }

/** Compares a vehicle's advertised price with its market: the platform's own stock, or a vendor over HTTP. */
export interface Autogauge {
  /** The gauge of a vehicle; expected failures (no price, vendor down or wrong) are returned, never thrown. */
  readGauge(vehicle: Vehicle): Promise<Result<PriceGauge, AutogaugeFailure>>
}
