import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import type {
  SearchEngine,
  SearchError,
  SearchRequest,
  SearchResponse,
  SearchScope,
} from '#src/features/search/domain/search-engine.ts'
import { ok, type Result } from '#src/shared/domain/result.ts'
import { answerRequest, narrowRows, type QueryParts } from './answer/answer-request.ts'
import { createHitReader, type ReadDocuments } from './answer/read-hits.ts'
import { compileFilter } from './plan/compile-filter.ts'
import { createFilterCache } from './plan/filter-cache.ts'
import type { RowTest } from './plan/row-test.ts'
import { createScopeCache } from './plan/scope-cache.ts'
import { checkRequest } from './plan/search-limits.ts'
import { type RestoredStock, restoreStock, serialiseStock } from './snapshot/stock-snapshot.ts'
import { compactIfWasteful, createStockTable, removeRow, type StockTable, upsertRow } from './stock-table.ts'
import { createTextSearch } from './text/text-search.ts'

export type ColumnarEngineOptions = {
  /** Reads documents if there are more rows than `documentsHeldMax`; without it all are held in memory. */
  readDocuments?: ReadDocuments
  /** Rows up to which the index holds documents itself; default 200,000, about 250 MB. */
  documentsHeldMax?: number
  table?: StockTable
}

export type ColumnarEngine = SearchEngine & {
  size(): number
  holdsDocuments(): boolean
  /** The index as bytes, with its position in the outbox. */
  serialise(cursor: string): Uint8Array[]
}

const DOCUMENTS_HELD_MAX = 200_000

/** Restores the index from a snapshot; undefined if it is damaged or has a different shape. */
export function restoreColumnarEngine(
  bytes: Uint8Array,
  options: Omit<ColumnarEngineOptions, 'table'> = {},
): { engine: ColumnarEngine; cursor: string } | undefined {
  const restored: RestoredStock | undefined = restoreStock(bytes)
  if (!restored || (!restored.table.documents && !options.readDocuments)) return undefined
  return { engine: createColumnarEngine({ ...options, table: restored.table }), cursor: restored.cursor }
}

/** The embedded stock index: typed-array columns in this process. */
export function createColumnarEngine(options: ColumnarEngineOptions = {}): ColumnarEngine {
  const table = options.table ?? createStockTable()
  const scopes = createScopeCache(table)
  const text = createTextSearch(table.columns)
  const parse = createFilterCache()
  const hits = createHitReader(table, options.readDocuments)
  const heldMax = options.readDocuments
    ? (options.documentsHeldMax ?? DOCUMENTS_HELD_MAX)
    : Number.POSITIVE_INFINITY
  const query: QueryParts = { table, text, scores: new Uint32Array(0) }

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
    const candidates = narrowRows(query, visible, { filter: filter.value, groups: groups.value, request })
    const answer = answerRequest(query, visible, { candidates, request, window: window.value })
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
