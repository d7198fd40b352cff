/** Spec section 9: hosted indexes count up to 2000, so totals over 1999 come from facet counts (SRCH-038). */
const COUNTED_MAX = 1999

/** The real number of hits: the index's figure or, past 1999, the sum over a facet with one value per vehicle. */
export function trueTotal(
  countedHits: number,
  facetCounts: Readonly<Record<string, number>> | undefined,
): number {
  if (countedHits <= COUNTED_MAX || !facetCounts) return countedHits
  return Object.values(facetCounts).reduce((sum, count) => sum + count, 0)
}
