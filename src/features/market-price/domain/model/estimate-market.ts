import type { MarketVehicle } from '#src/features/market-price/domain/market-vehicle.ts'
import { adjustmentBetween } from './adjustment.ts'
import { invertSymmetric } from './symmetric-system.ts'
import { variantWords, wordLikeness } from './variant-likeness.ts'

/** Asking prices of comparable vehicles. Unrounded dollars; confidence 0 to 1. */
export type MarketEstimate = {
  average: number
  /** The middle 80 % of such vehicles are expected in this range. */
  min: number
  max: number
  confidence: number
  count: number
}

/** Spread of asking prices within one variant: condition, options and the dealer's expectations. */
const PRICE_SPREAD = 0.072
/** Spread between badges of a model: the badge itself, and the words of the variant. */
const BADGE_SPREAD = 0.09
const WORDS_SPREAD = 0.2
/** A model's price level is not known in advance. */
const LEVEL_SPREAD = 1
/** Degrees of freedom of Student's t for outliers; when low, an odd price counts for little. */
const OUTLIER_FREEDOM = 4
const REWEIGHINGS = 4
/** Weight of the assumed spreads, in comparables. */
const ASSUMED_COUNT = 8
/** Normal quantile that leaves a tenth at each end. */
const MIDDLE_FOUR_FIFTHS = 1.2816
const HALF_RANGE_MIN = 0.04
const HALF_RANGE_MAX = 0.45
/** Number of comparables that alone gives a confidence of one half. */
const HALF_CONFIDENT_COUNT = 8
/** Uncertainty of the average, as a share of it, that reduces confidence. */
const UNSURE_SHARE = 0.15

type Member = {
  vehicle: MarketVehicle
  words: string[]
  adjusted: number
  features: number[]
  variance: number
}

/**
 * The market price of a subject from comparables of its make and model. Each price is adjusted to the subject's
 * year, kilometres, car type and price kind, and a robust regression with partial pooling weighs them. Close
 * variants count more, rates and badge differences are learned as far as the comparables allow, odd prices count
 * less (Student's t, 4 degrees of freedom), and the range widens with uncertainty. Null without comparables. The
 * subject's own price is never used. docs/decisions/0005-market-price.md
 */
export function estimateMarket(
  subject: MarketVehicle,
  comparables: readonly MarketVehicle[],
): MarketEstimate | null {
  const members = comparables.filter(({ price }) => price > 0).map((vehicle) => toMember(subject, vehicle))
  const fit = fitRobustly(toMember(subject, subject), members)
  if (!fit) return null
  const average = Math.exp(fit.mean)
  const spread = Math.sqrt(fit.variance + fit.noise)
  const half = Math.min(HALF_RANGE_MAX, Math.max(HALF_RANGE_MIN, MIDDLE_FOUR_FIFTHS * spread))
  return {
    average,
    min: average * (1 - half),
    max: average * (1 + half),
    confidence: confidenceOf(members.length, Math.sqrt(fit.variance)),
    count: members.length,
  }
}

/** Two comparables never reach the 0.2 that a panel must exceed (VDP-023). */
function confidenceOf(count: number, doubt: number): number {
  return (count / (count + HALF_CONFIDENT_COUNT)) * Math.exp(-((doubt / UNSURE_SHARE) ** 2))
}

function toMember(subject: MarketVehicle, vehicle: MarketVehicle): Member {
  const { expected, features, variance } = adjustmentBetween(subject, vehicle)
  return {
    vehicle,
    words: variantWords(vehicle),
    adjusted: Math.log(vehicle.price) - expected,
    features,
    variance,
  }
}

type Fit = { mean: number; variance: number; noise: number }

/** Repeats the fit, each time trusting less what is far from the prediction of all others. */
function fitRobustly(subject: Member, members: readonly Member[]): Fit | null {
  const level = medianOf(members.map(({ adjusted }) => adjusted))
  if (level === null) return null
  const system: System = {
    residuals: members.map(({ adjusted }) => adjusted - level),
    noises: members.map(({ variance }) => PRICE_SPREAD ** 2 + variance),
    kernel: members.map((a) => members.map((b) => likeness(a, b))),
    towards: members.map((member) => likeness(subject, member)),
    own: likeness(subject, subject),
  }
  let weights = members.map(() => 1)
  let fit: Fit | null = null
  for (let round = 0; round < REWEIGHINGS; round++) {
    const solved = solveOnce(system, weights)
    if (!solved) return null
    fit = { ...solved.fit, mean: level + solved.fit.mean }
    weights = solved.surprises.map((squared) =>
      Math.min(1, (OUTLIER_FREEDOM + 1) / (OUTLIER_FREEDOM + squared)),
    )
  }
  return fit
}

type System = { residuals: number[]; noises: number[]; kernel: number[][]; towards: number[]; own: number }

/** One weighted fit and, for each comparable, its squared deviation from a fit without it. */
function solveOnce(system: System, weights: readonly number[]): { fit: Fit; surprises: number[] } | null {
  const { residuals, noises, kernel, towards, own } = system
  const weighted = noises.map((noise, at) => noise / (weights[at] ?? 1))
  const inverse = invertSymmetric(
    kernel.map((row, at) => row.map((value, other) => (other === at ? value + (weighted[at] ?? 0) : value))),
  )
  if (!inverse) return null
  const pulls = inverse.map((row) => dot(row, residuals))
  const surprises = pulls.map((pull, at) => {
    const precision = inverse[at]?.[at] ?? 1
    const expected = 1 / precision - (weighted[at] ?? 0) + (noises[at] ?? 0)
    return (pull / precision) ** 2 / expected
  })
  const scale = (ASSUMED_COUNT + dot(weights, surprises)) / (ASSUMED_COUNT + residuals.length)
  const explained = dot(
    towards,
    inverse.map((row) => dot(row, towards)),
  )
  const variance = Math.max(0, own - explained) * scale
  return { fit: { mean: dot(towards, pulls), variance, noise: PRICE_SPREAD ** 2 * scale }, surprises }
}

/** Covariance of two vehicles' adjusted log prices. */
function likeness(a: Member, b: Member): number {
  const isSameBadge = (a.vehicle.badge ?? '').toLowerCase() === (b.vehicle.badge ?? '').toLowerCase()
  return (
    LEVEL_SPREAD ** 2 +
    (isSameBadge ? BADGE_SPREAD ** 2 : 0) +
    WORDS_SPREAD ** 2 * wordLikeness(a.words, b.words) +
    dot(a.features, b.features)
  )
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
}

function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
