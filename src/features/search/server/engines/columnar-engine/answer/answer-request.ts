import type { FilterExpression } from '#src/features/search/domain/filter/filter-expression.ts'
import type { SearchRequest, SearchResponse } from '#src/features/search/domain/search-engine.ts'
import { compileConjuncts } from '../plan/compile-filter.ts'
import { keepRows, type RowTest } from '../plan/row-test.ts'
import type { Scope } from '../plan/scope-cache.ts'
import type { SearchWindow } from '../plan/search-limits.ts'
import type { StockTable } from '../stock-table.ts'
import type { TextSearch } from '../text/text-search.ts'
import { answerFacets } from './facet-answers.ts'
import { matchGroups } from './match-groups.ts'
import { topRows } from './sort-rows.ts'

/** Shared by every query; `scores` is reused, and read only at rows the same query wrote. */
export type QueryParts = { table: StockTable; text: TextSearch; scores: Uint32Array }

type Candidates = { rows: Uint32Array; groups: Map<string, RowTest>; isScored: boolean }
type Asked = { filter: FilterExpression | null; groups: Map<string, RowTest>; request: SearchRequest }

/** Rows that pass filter and text; refinements are separate unless the request counts conjunctively. */
export function narrowRows(query: QueryParts, visible: Scope, asked: Asked): Candidates {
  const { request, groups } = asked
  let rows = visible.rows
  for (const test of compileConjuncts(query.table.columns, asked.filter)) rows = keepRows(test, rows)
  const isDisjunctive = request.facetMode === 'disjunctive'
  if (!isDisjunctive) for (const test of groups.values()) rows = keepRows(test, rows)
  const words = request.q?.trim() ?? ''
  if (words !== '') {
    if (query.scores.length < query.table.rowCount) query.scores = new Uint32Array(query.table.alive.length)
    rows = query.text.match(rows, words, query.scores)
  }
  return { rows, groups: isDisjunctive ? groups : new Map(), isScored: words !== '' }
}

type Answer = { rows: Uint32Array; body: Omit<SearchResponse, 'hits' | 'query' | 'processingTimeMs'> }

/** The rows of the requested window in order, the total, facets and stats. */
export function answerRequest(
  query: QueryParts,
  visible: Scope,
  asked: { candidates: Candidates; request: SearchRequest; window: SearchWindow },
): Answer {
  const { candidates, request, window } = asked
  const { columns } = query.table
  const match = matchGroups(candidates.rows, candidates.groups)
  const wanted = window.limit === 0 ? 0 : window.offset + window.limit
  const scores = candidates.isScored ? query.scores : null
  const relaxed = Object.fromEntries(
    [...match.near].map(([name, near]) => [name, match.pass.length + near.length]),
  )
  return {
    rows: topRows(columns, match.pass, { keys: window.keys, scores, wanted }).subarray(window.offset),
    body: {
      totalHits: match.pass.length,
      offset: window.offset,
      limit: window.limit,
      ...answerFacets(columns, visible, { match, facets: window.facets, stats: request.stats ?? [] }),
      ...(request.facetMode === 'disjunctive' ? { relaxedTotals: relaxed } : {}),
    },
  }
}
