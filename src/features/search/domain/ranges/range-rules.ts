import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { NumberRange, RangeAttribute } from '#src/features/search/domain/search-state.ts'

/** SRCH-022, SRCH-024, CONST-001: delays after the last movement or key. */
export const SLIDER_DEBOUNCE_MS = 400
export const SEARCH_DEBOUNCE_MS = 300
/** SRCH-028: the price bound without statistics. */
export const PRICE_MAX_DEFAULT = 100_000

export type RangeBounds = { min: number; max: number }

export const RANGE_ERRORS = {
  below: 'Cannot refine below the range minimum',
  above: 'Cannot refine above the range maximum',
} as const
export type RangeError = (typeof RANGE_ERRORS)[keyof typeof RANGE_ERRORS]

/** Rounding of slider values: price and km to 1000 (SRCH-027), the rest to readable numbers. */
const ROUNDING: Partial<Record<RangeAttribute, number>> = {
  price: 1000,
  price_range: 1000,
  km: 1000,
  subscription_price: 5,
  gvm: 100,
  payload: 100,
  atm: 100,
  towing_braked: 100,
}

/** The nearest slider value of this attribute, a whole number. */
export function roundForRange(attribute: RangeAttribute, value: number): number {
  const unit = ROUNDING[attribute] ?? 1
  return Math.round(value / unit) * unit
}

/** A slider's ends: the rounded statistics of the stock (SRCH-056), or the default (SRCH-028). */
export function rangeBounds(attribute: RangeAttribute, stats: RangeBounds | undefined): RangeBounds {
  if (!stats) return { min: 0, max: PRICE_MAX_DEFAULT }
  const min = roundForRange(attribute, stats.min)
  return { min, max: Math.max(roundForRange(attribute, stats.max), min) }
}

/** One key press: about a hundredth of the span in whole rounding units (SRCH-028). */
export function rangeStep(attribute: RangeAttribute, { min, max }: RangeBounds): number {
  return Math.max(roundForRange(attribute, (max - min) / 100), ROUNDING[attribute] ?? 1)
}

/** Where a handle stops: rounded, within the bounds, never past the other handle (SRCH-026, SRCH-027). */
export function moveHandle(
  attribute: RangeAttribute,
  bounds: RangeBounds,
  move: { side: 'min' | 'max'; value: number; other: number },
): number {
  const rounded = Math.min(Math.max(roundForRange(attribute, move.value), bounds.min), bounds.max)
  return move.side === 'min' ? Math.min(rounded, move.other) : Math.max(rounded, move.other)
}

/**
 * The refinement for two typed or dragged values. Values outside the bounds are refused with the text for the log
 * and change nothing (SRCH-025, ERR-004); both at the bounds is no refinement (SRCH-023). A price range always
 * sets its minimum, because `:max` alone is the budget search (SRCH-049).
 */
export function refineRange(
  attribute: RangeAttribute,
  bounds: RangeBounds,
  { min, max }: NumberRange,
): Result<NumberRange | null, RangeError> {
  if ((min !== null && min < bounds.min) || (max !== null && max < bounds.min))
    return fail(RANGE_ERRORS.below)
  if ((max !== null && max > bounds.max) || (min !== null && min > bounds.max))
    return fail(RANGE_ERRORS.above)
  const low = min === null || min <= bounds.min ? null : min
  const high = max === null || max >= bounds.max ? null : max
  if (low === null && high === null) return ok(null)
  if (low !== null && high !== null && low > high) return ok({ min: high, max: low })
  return ok({ min: low ?? (attribute === 'price' ? 0 : null), max: high })
}
