import type { NumberRange } from '#src/features/search/domain/search-state.ts'

/** SRCH-029: the price range of the home page panel, in dollars. */
export const PRICE_SEARCH_RANGE = { min: 5_000, max: 250_000, step: 500 } as const

export type PriceHandles = { min: number; max: number }
export const PRICE_HANDLES_START: PriceHandles = { min: PRICE_SEARCH_RANGE.min, max: PRICE_SEARCH_RANGE.max }

/** Where a handle stops: on a step of $500, inside the range, never past the other handle (SRCH-026, SRCH-029). */
export function movePriceHandle(
  handles: PriceHandles,
  side: keyof PriceHandles,
  dollars: number,
): PriceHandles {
  const { min, max, step } = PRICE_SEARCH_RANGE
  const whole = Number.isFinite(dollars) ? Math.round(dollars / step) * step : handles[side]
  const inside = Math.min(Math.max(whole, min), max)
  return side === 'min'
    ? { ...handles, min: Math.min(inside, handles.max) }
    : { ...handles, max: Math.max(inside, handles.min) }
}

/**
 * The refinement for two handles. A handle at its start is no filter, so cheaper, dearer and unpriced stock stays
 * listed. A maximum sets the minimum 0, because `:max` alone is the budget search (SRCH-049).
 */
export function priceHandlesRange({ min, max }: PriceHandles): NumberRange | null {
  const low = min > PRICE_SEARCH_RANGE.min ? min : null
  const high = max < PRICE_SEARCH_RANGE.max ? max : null
  return low === null && high === null ? null : { min: low ?? 0, max: high }
}
