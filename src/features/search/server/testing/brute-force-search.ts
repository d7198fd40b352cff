import { passesFilter as passes, valuesOf } from '#src/features/search/domain/filter/passes-filter.ts'
import type { SearchRequest, SearchScope } from '#src/features/search/domain/search-engine.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'

/** The simplest possible search, one document at a time, to compare the index with. */
export function bruteForceSearch(
  documents: readonly StockDocument[],
  scope: SearchScope,
  request: SearchRequest,
) {
  const visible = documents.filter(
    (document) =>
      scope.dealershipIds.includes(document.dealership_id) &&
      passes(document, scope.filter) &&
      passes(document, request.filter ?? ''),
  )
  const groups = Object.entries(request.refinements ?? {})
  const without = (name: string | null) =>
    visible.filter((document) =>
      groups.every(
        ([group, filter]) =>
          (group === name && request.facetMode === 'disjunctive') || passes(document, filter),
      ),
    )
  const facetDistribution: Record<string, Record<string, number>> = {}
  const facetStats: Record<string, { min: number; max: number }> = {}
  for (const name of [...(request.facets ?? []), ...(request.stats ?? [])]) {
    const values = without(name).flatMap((document) => valuesOf(document, name))
    const numbers = values.filter((value) => typeof value === 'number')
    if (numbers.length > 0) facetStats[name] = { min: Math.min(...numbers), max: Math.max(...numbers) }
    if (request.facets?.includes(name)) facetDistribution[name] = countsOf(values.map(String))
  }
  return {
    ids: without(null)
      .map(({ id }) => id)
      .sort(),
    facetDistribution,
    facetStats,
    relaxedTotals: Object.fromEntries(groups.map(([name]) => [name, without(name).length])),
  }
}

function countsOf(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
