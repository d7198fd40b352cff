/** SRCH-021: of adjacent sold vehicles only the first shows; if every hit is sold all show. */
export function collapseSold<Hit extends { status: string }>(hits: readonly Hit[]): Hit[] {
  if (hits.every(({ status }) => status === 'sold')) return [...hits]
  return hits.filter(({ status }, at) => status !== 'sold' || hits[at - 1]?.status !== 'sold')
}
