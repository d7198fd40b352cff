import { needsInspection } from './condition-questions.ts'
import type { AdjustmentAnswer, NoOfferReason, TradeInVehicle } from './trade-in.ts'

/** TRADE-010: beyond this age in years or these kilometres there is generally no online estimate. */
export const TRADE_YEARS_MAX = 7
export const TRADE_KMS_MAX = 100_000

type Subject = {
  vehicle: Pick<TradeInVehicle, 'year' | 'itemType'>
  kms: number | null
  adjustments: readonly AdjustmentAnswer[] | null
}

/** Why a vehicle is not priced online, or null. `yearNow` is the dealer's calendar year (TRADE-010). */
export function onlineLimit(
  { vehicle, kms, adjustments }: Subject,
  yearNow: number,
): Extract<NoOfferReason, 'too_old' | 'too_far' | 'needs_inspection' | 'unknown_vehicle'> | null {
  if (vehicle.year > yearNow) return 'unknown_vehicle'
  if (yearNow - vehicle.year > TRADE_YEARS_MAX) return 'too_old'
  if (kms !== null && kms > TRADE_KMS_MAX) return 'too_far'
  return needsInspection(vehicle.itemType, adjustments ?? []) ? 'needs_inspection' : null
}
