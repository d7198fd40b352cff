import type { Cents } from '#src/shared/domain/money.ts'
import { averageGap, type PriceGauge } from './price-gauge.ts'

/** A site's verdicts: the full scale, or only the specification's two words (docs/decisions/0005). */
export type VerdictScale = 'full_scale' | 'deals_only'
export type GaugeVerdict = 'Great Deal' | 'Good Deal' | 'Fair price' | 'Above market'
export type GaugeColour = 'low' | 'medium' | 'high'

/** VDP-025: a great deal from here. */
const GREAT_FROM = 0.65
/** The middle of the range; a price above the average is not a deal. */
const GOOD_FROM = 0.5
/** Below this the price is in the highest fifth of the range. */
const FAIR_FROM = 0.2
/** VDP-026. */
const MEDIUM_FROM = 0.3
const HIGH_FROM = 0.6
/** VDP-023: confidence must exceed this. */
const CONFIDENCE_MIN = 0.2

/** A gauge with everything a panel needs. */
export type WholeGauge = PriceGauge & {
  [Key in 'fill' | 'listingPriceCents' | 'marketMinCents' | 'marketMaxCents' | 'confidence']: number
}

/** Where a price stands: its fill (0 to 1), and its distance to the average where that is known (below is negative). */
type Standing = { fill: number; gapCents: Cents | null }

/**
 * The verdict in words. A price at or above the average is never called a deal, on either scale, so that the word cannot
 * contradict the figure beside it (standards.md B9 trap 6); the words of deals are VDP-025's: 'Good Deal' below 0.65,
 * else 'Great Deal'. With deals_only a gauge that is no deal is not shown at all.
 */
export function gaugeVerdict({ fill, gapCents }: Standing, scale: VerdictScale): GaugeVerdict {
  if (isDear({ fill, gapCents }) && scale === 'full_scale')
    return fill >= FAIR_FROM ? 'Fair price' : 'Above market'
  return fill >= GREAT_FROM ? 'Great Deal' : 'Good Deal'
}

function isDear({ fill, gapCents }: Standing): boolean {
  return fill < GOOD_FROM || (gapCents !== null && gapCents >= 0)
}

/** Where a whole gauge's price stands. */
export function standingOf(gauge: WholeGauge): Standing {
  const { fill, basis, listingPriceCents } = gauge
  return { fill, gapCents: basis ? averageGap(listingPriceCents, basis.averageCents) : null }
}

/** VDP-026: low below 0.3, medium below 0.6, else high. */
export function gaugeColour(fill: number): GaugeColour {
  if (fill < MEDIUM_FROM) return 'low'
  return fill < HIGH_FROM ? 'medium' : 'high'
}

/**
 * Whether a gauge may be shown: all five present (VDP-022) and confidence above 0.2 (VDP-023). With deals_only a
 * price above the range is hidden (VDP-024), and one above the average, which is no deal; on the full scale both show.
 */
export function isGaugeShown(gauge: PriceGauge, scale: VerdictScale): gauge is WholeGauge {
  const { fill, listingPriceCents: price, marketMinCents: min, marketMaxCents: max, confidence } = gauge
  if (fill === null || price === null || min === null || max === null || confidence === null) return false
  if (confidence <= CONFIDENCE_MIN || max < min) return false
  if (scale === 'full_scale') return true
  return max >= price && !isDear(standingOf(gauge as WholeGauge))
}
