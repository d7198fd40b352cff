import type { FacetStats } from '#src/features/search/domain/search-engine.ts'
import type { StockColumns } from '../columns/stock-columns.ts'
import type { Column } from '../columns/columns.ts'
import type { Scope } from '../plan/scope-cache.ts'
import {
  addCodes,
  columnStats,
  countCodes,
  countValues,
  describeCounts,
  type FacetAnswer,
  isCoded,
} from './count-facet.ts'
import type { GroupMatch } from './match-groups.ts'

export type FacetAnswers = {
  facetDistribution: Record<string, Record<string, number>>
  facetStats: FacetStats
}

/** Counts the requested facets and stats. A refined facet also counts rows that only its own refinement excludes. */
export function answerFacets(
  columns: StockColumns,
  scope: Scope,
  asked: { match: GroupMatch; facets: readonly string[]; stats: readonly string[] },
): FacetAnswers {
  const { match } = asked
  const facetDistribution: FacetAnswers['facetDistribution'] = {}
  const facetStats: FacetStats = {}
  for (const name of asked.facets) {
    const column = columns.get(name) as Column
    const answer = answerFacet(column, scope, match)
    facetDistribution[name] = answer.values
    if (answer.stats) facetStats[name] = answer.stats
  }
  for (const name of asked.stats) {
    const column = columns.get(name) as Column
    if (facetStats[name] || !column.numeric) continue
    const stats = columnStats(column, rowsFor(match, name))
    if (stats) facetStats[name] = stats
  }
  return { facetDistribution, facetStats }
}

function answerFacet(column: Column, scope: Scope, match: GroupMatch): FacetAnswer {
  const near = match.near.get(column.name)
  if (!isCoded(column)) return countValues(column, rowsFor(match, column.name))
  if (match.pass === scope.rows && !near) return describeCounts(column, scopeCounts(column, scope))
  const counts = countCodes(column, match.pass)
  if (near) addCodes(column, near, counts)
  return describeCounts(column, counts)
}

/** Counts over a whole scope are cached with it, because the unfiltered page is the most visited. */
function scopeCounts(column: Column & { kind: 'coded' | 'multi' }, scope: Scope): Int32Array {
  const known = scope.counts.get(column.name)
  if (known) return known
  const counts = countCodes(column, scope.rows)
  scope.counts.set(column.name, counts)
  return counts
}

function rowsFor(match: GroupMatch, name: string): Uint32Array {
  const near = match.near.get(name)
  if (!near || near.length === 0) return match.pass
  const rows = new Uint32Array(match.pass.length + near.length)
  rows.set(match.pass)
  rows.set(near, match.pass.length)
  return rows
}
