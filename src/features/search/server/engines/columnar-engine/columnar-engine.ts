import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import type {
  SearchEngine,
  SearchError,
  SearchRequest,
  SearchResponse,
  SearchScope,
} from '#src/features/search/domain/search-engine.ts'
import { ok, type Result } from '#src/shared/domain/result.ts'
import { answerFacets } from './answer/facet-answers.ts'
import { matchGroups } from './answer/match-groups.ts'
import { createHitReader, type ReadDocuments } from './answer/read-hits.ts'
import { topRows } from './answer/sort-rows.ts'
import { compileConjuncts, compileFilter } from './plan/compile-filter.ts'
import { type CheckedFilter, createFilterCache } from './plan/filter-cache.ts'
import { keepRows, type RowTest } from './plan/row-test.ts'
import { createScopeCache, type Scope } from './plan/scope-cache.ts'
import { checkRequest, type SearchWindow } from './plan/search-limits.ts'
import { type RestoredStock, restoreStock, serialiseStock } from './snapshot/stock-snapshot.ts'
import { compactIfWasteful, createStockTable, removeRow, type StockTable, upsertRow } from './stock-table.ts'
import { createTextSearch } from './text/text-search.ts'

export type ColumnarEngineOptions = {
  /** Documents of hits when there are more rows than `documentsHeldMax`; without it all are held. */
  readDocuments?: ReadDocuments
  /** Rows up to which the index holds the documents themselves; default 200,000, about 250 MB. */
  documentsHeldMax?: number
  /** A table read from a snapshot, to start from. */
  table?: StockTable
}

export type ColumnarEngine = SearchEngine & {
  /** Live documents. */
  size(): number
  /** Whether the index holds the documents itself. */
  holdsDocuments(): boolean
  /** The index as bytes, with the place in the outbox it stands at. */
  serialise(cursor: string): Uint8Array[]
}

const DOCUMENTS_HELD_MAX = 200_000

/** The index of a snapshot's bytes, or undefined when they are damaged or of another shape. */
export function restoreColumnarEngine(
  bytes: Uint8Array,
  options: Omit<ColumnarEngineOptions, 'table'> = {},
): { engine: ColumnarEngine; cursor: string } | undefined {
  const restored: RestoredStock | undefined = restoreStock(bytes)
  if (!restored || (!restored.table.documents && !options.readDocuments)) return undefined
  return { engine: createColumnarEngine({ ...options, table: restored.table }), cursor: restored.cursor }
}

/** The embedded stock index: typed-array columns in this process (data-engine.md 3 and 4). */
export function createColumnarEngine(options: ColumnarEngineOptions = {}): ColumnarEngine {
  const table = options.table ?? createStockTable()
  const scopes = createScopeCache(table)
  const text = createTextSearch(table.columns)
  const parse = createFilterCache()
  const hits = createHitReader(table, options.readDocuments)
  const heldMax = options.readDocuments
    ? (options.documentsHeldMax ?? DOCUMENTS_HELD_MAX)
    : Number.POSITIVE_INFINITY
  let scores = new Uint32Array(0)

  async function search(
    scope: SearchScope,
    request: SearchRequest,
  ): Promise<Result<SearchResponse, SearchError>> {
    const started = performance.now()
    const window = checkRequest(request)
    if (!window.ok) return window
    const site = parse(scope.filter)
    if (!site.ok) return site
    const filter = parse(request.filter)
    if (!filter.ok) return filter
    const groups = parseGroups(request.refinements ?? {})
    if (!groups.ok) return groups
    const visible = scopes.find(scope.dealershipIds, scope.filter, site.value)
    const candidates = narrow(visible, { filter, groups: groups.value, request })
    const answer = answerRequest(visible, candidates, { request, window: window.value })
    return ok({
      hits: pick(await hits.read(answer.rows), request.attributesToRetrieve),
      query: request.q ?? '',
      processingTimeMs: Math.round(performance.now() - started),
      ...answer.body,
    })
  }

  function parseGroups(refinements: Record<string, string>): Result<Map<string, RowTest>, SearchError> {
    const groups = new Map<string, RowTest>()
    for (const [name, text] of Object.entries(refinements)) {
      const parsed = parse(text)
      if (!parsed.ok) return parsed
      if (parsed.value) groups.set(name, compileFilter(table.columns, parsed.value))
    }
    return ok(groups)
  }

  /** Rows that pass filter and text, with the refinements kept apart unless the request counts conjunctively. */
  function narrow(
    visible: Scope,
    asked: { filter: CheckedFilter; groups: Map<string, RowTest>; request: SearchRequest },
  ): { rows: Uint32Array; groups: Map<string, RowTest>; scored: boolean } {
    const expression = asked.filter.ok ? asked.filter.value : null
    let rows = visible.rows
    for (const test of compileConjuncts(table.columns, expression)) rows = keepRows(test, rows)
    const disjunctive = asked.request.facetMode === 'disjunctive'
    if (!disjunctive) for (const test of asked.groups.values()) rows = keepRows(test, rows)
    const query = asked.request.q?.trim() ?? ''
    if (query !== '') {
      if (scores.length < table.rowCount) scores = new Uint32Array(table.alive.length)
      rows = text.match(rows, query, scores)
    }
    return { rows, groups: disjunctive ? asked.groups : new Map(), scored: query !== '' }
  }

  function answerRequest(
    visible: Scope,
    candidates: ReturnType<typeof narrow>,
    asked: { request: SearchRequest; window: SearchWindow },
  ) {
    const { request, window } = asked
    const match = matchGroups(candidates.rows, candidates.groups)
    const wanted = window.limit === 0 ? 0 : window.offset + window.limit
    const sorted = topRows(table.columns, match.pass, {
      keys: window.keys,
      scores: candidates.scored ? scores : null,
      wanted,
    })
    const relaxed = Object.fromEntries(
      [...match.near].map(([name, near]) => [name, match.pass.length + near.length]),
    )
    return {
      rows: sorted.subarray(window.offset),
      body: {
        totalHits: match.pass.length,
        offset: window.offset,
        limit: window.limit,
        ...answerFacets(table.columns, visible, { match, facets: window.facets, stats: request.stats ?? [] }),
        ...(request.facetMode === 'disjunctive' ? { relaxedTotals: relaxed } : {}),
      },
    }
  }

  return {
    search,
    async upsert(documents) {
      for (const document of documents) hits.forget(upsertRow(table, document))
      if (table.documents && table.rowCount > heldMax) {
        table.documents = null
        hits.forgetAll()
      }
      if (compactIfWasteful(table)) hits.forgetAll()
    },
    async remove(ids) {
      for (const id of ids) hits.forget(removeRow(table, id))
      if (compactIfWasteful(table)) hits.forgetAll()
    },
    version: scopes.version,
    size: () => table.rowCount - table.deadCount,
    holdsDocuments: () => table.documents !== null,
    serialise: (cursor) => serialiseStock(table, cursor),
  }
}

function pick(documents: StockDocument[], attributes: readonly string[] | undefined): StockDocument[] {
  if (!attributes || attributes.includes('*')) return documents
  return documents.map(
    (document) =>
      Object.fromEntries(
        Object.entries(document).filter(([name]) => attributes.includes(name)),
      ) as StockDocument,
  )
}
