import type { AuState } from '#src/shared/domain/au-state.ts'
import type { Result } from '#src/shared/domain/result.ts'
import type { AdjustmentAnswer, NoOfferReason, TradeInVehicle, TradeValue } from '../domain/trade-in.ts'
import type { TradeTerms } from '../domain/trade-value.ts'

/** What to value; contains nothing about the shopper. */
export type ValuationQuestion = {
  rego: string | null
  regoState: AuState | null
  vehicle: TradeInVehicle
  kms: number | null
  adjustments: AdjustmentAnswer[]
  terms: TradeTerms
}

/** `no_value`: the guide has no sound figure. `unavailable`: no usable answer; `reason` is for the log. */
export type ValuationFailure =
  | { kind: 'no_value'; reason: NoOfferReason }
  | { kind: 'unavailable'; reason: string }

/** Port: what a dealer can pay for a vehicle, from the platform's own market or a vendor over HTTP. Never throws. */
export interface ValuationProvider {
  /** The value and the lines that add up to it, or why there is none. Worse answers never raise it. */
  value(question: ValuationQuestion): Promise<Result<TradeValue, ValuationFailure>>
}

export type LookupFailure = { kind: 'not_found' } | { kind: 'unavailable'; reason: string }

/** Port: the vehicle a plate belongs to (TRADE-007). Never throws. */
export interface RegoLookup {
  /** The vehicle for a plate; the rego is in capitals and digits. */
  find(plate: { rego: string; regoState: AuState }): Promise<Result<TradeInVehicle, LookupFailure>>
}
