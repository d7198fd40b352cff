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

/** A price's position: its fill (0 to 1) and, if known, its distance to the average (negative is below). */
type Standing = { fill: number; gapCents: Cents | null }

/**
 * The verdict in words. A price at or above the average is never called a deal, so that the words cannot
 * contradict the figure (standards.md B9 trap 6); deals use VDP-025's words: 'Good Deal' below 0.65, else 'Great
 * Deal'. With deals_only anything else is not shown.
 */
export function gaugeVerdict({ fill, gapCents }: Standing, scale: VerdictScale): GaugeVerdict {
  if (isDear({ fill, gapCents }) && scale === 'full_scale')
    return fill >= FAIR_FROM ? 'Fair price' : 'Above market'
  return fill >= GREAT_FROM ? 'Great Deal' : 'Good Deal'
}

function isDear({ fill, gapCents }: Standing): boolean {
  return fill < GOOD_FROM || (gapCents !== null && gapCents >= 0)
}

/** The position of a complete gauge's price. */
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
 * Whether a gauge may be shown: all five values present (VDP-022) and confidence above 0.2 (VDP-023). With
 * deals_only a price above the range (VDP-024) or above the average is hidden; on the full scale both show.
 */
export function isGaugeShown(gauge: PriceGauge, scale: VerdictScale): gauge is WholeGauge {
  const { fill, listingPriceCents: price, marketMinCents: min, marketMaxCents: max, confidence } = gauge
  if (fill === null || price === null || min === null || max === null || confidence === null) return false
  if (confidence <= CONFIDENCE_MIN || max < min) return false
  if (scale === 'full_scale') return true
  return max >= price && !isDear(standingOf(gauge as WholeGauge))
}
