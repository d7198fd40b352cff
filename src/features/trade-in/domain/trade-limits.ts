import type { NoOfferReason, TradeInVehicle } from './trade-in.ts'

/** TRADE-010: beyond this age in years or these kilometres there is generally no online estimate. */
export const TRADE_YEARS_MAX = 7
export const TRADE_KMS_MAX = 100_000

/** Why a vehicle is not priced online, or null. `yearNow` is the dealer's calendar year (TRADE-010). */
export function onlineLimit(
  vehicle: Pick<TradeInVehicle, 'year'>,
  kms: number | null,
  yearNow: number,
): Extract<NoOfferReason, 'too_old' | 'too_far'> | null {
  if (yearNow - vehicle.year > TRADE_YEARS_MAX) return 'too_old'
  return kms !== null && kms > TRADE_KMS_MAX ? 'too_far' : null
}
