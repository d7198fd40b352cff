import type { PriceGauge } from './price-gauge.ts'

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

/**
 * The verdict for a fill (0 to 1). On the full scale a price above the middle of the market is never called a deal
 * (standards.md B9 trap 6); with deals_only there are the two words of VDP-025: 'Good Deal' below 0.65, else
 * 'Great Deal'.
 */
export function gaugeVerdict(fill: number, scale: VerdictScale): GaugeVerdict {
  if (fill >= GREAT_FROM) return 'Great Deal'
  if (scale === 'deals_only' || fill >= GOOD_FROM) return 'Good Deal'
  return fill >= FAIR_FROM ? 'Fair price' : 'Above market'
}

/** VDP-026: low below 0.3, medium below 0.6, else high. */
export function gaugeColour(fill: number): GaugeColour {
  if (fill < MEDIUM_FROM) return 'low'
  return fill < HIGH_FROM ? 'medium' : 'high'
}

/**
 * Whether a gauge may be shown: all five values present (VDP-022) and confidence above 0.2 (VDP-023). A price
 * above the range is hidden with deals_only (VDP-024) and reads 'Above market' on the full scale.
 */
export function isGaugeShown(gauge: PriceGauge, scale: VerdictScale): gauge is WholeGauge {
  const { fill, listingPriceCents: price, marketMinCents: min, marketMaxCents: max, confidence } = gauge
  if (fill === null || price === null || min === null || max === null || confidence === null) return false
  if (confidence <= CONFIDENCE_MIN || max < min) return false
  return scale === 'full_scale' || max >= price
}
