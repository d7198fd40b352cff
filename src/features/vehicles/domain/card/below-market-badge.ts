import { formatCents, type Cents } from '#src/shared/domain/money.ts'

/** CARD-019: the badge shows if the gap is larger. */
export const BELOW_MARKET_GAP_CENTS = 499_00
/** CARD-020: no market comparison at or below this price. */
export const MARKET_PRICE_CENTS_MIN = 200_00

export type MarketFacts = {
  status: string
  isSold: boolean
  carType: string
  shownPriceCents: Cents | null
  averageMarketPriceCents: Cents | null
}

/**
 * Whether a vehicle may be compared with the market: in stock, above $200, with market data, and used if the site
 * compares used stock only (CARD-020, CARD-021).
 */
export function isMarketComparable(facts: MarketFacts, settings: { usedOnly: boolean }): boolean {
  if (facts.status !== 'in_stock' || facts.isSold) return false
  if (settings.usedOnly && facts.carType !== 'used') return false
  return (
    facts.averageMarketPriceCents !== null &&
    facts.shownPriceCents !== null &&
    facts.shownPriceCents > MARKET_PRICE_CENTS_MIN
  )
}

/** `$1,200 below market average`, or null unless the gap is above $499 (CARD-019). Amounts in cents. */
export function belowMarketBadge(
  facts: MarketFacts,
  settings: { usedOnly: boolean },
): { gapCents: Cents; text: string } | null {
  if (!isMarketComparable(facts, settings)) return null
  const gapCents = (facts.averageMarketPriceCents ?? 0) - (facts.shownPriceCents ?? 0)
  if (gapCents <= BELOW_MARKET_GAP_CENTS) return null
  const wholeDollarsCents = Math.floor(gapCents / 100) * 100
  return { gapCents, text: `${formatCents(wholeDollarsCents)} below market average` }
}
