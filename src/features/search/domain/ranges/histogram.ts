import type { RangeBounds } from './range-rules.ts'

export const HISTOGRAM_BARS = 24

/** Vehicles in each equal part of the bounds; values beyond an end count in its last bar. */
export function toHistogram(
  distribution: Readonly<Record<string, number>>,
  bounds: RangeBounds,
  bars = HISTOGRAM_BARS,
): number[] {
  const counts = new Array<number>(bars).fill(0)
  const width = (bounds.max - bounds.min) / bars
  for (const [text, count] of Object.entries(distribution)) {
    const value = Number(text)
    if (!Number.isFinite(value) || width <= 0) continue
    const bar = Math.min(Math.max(Math.floor((value - bounds.min) / width), 0), bars - 1)
    counts[bar] = (counts[bar] ?? 0) + count
  }
  return counts
}
