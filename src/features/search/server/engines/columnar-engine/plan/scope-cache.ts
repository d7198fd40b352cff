import { compileConjuncts } from './compile-filter.ts'
import { keepRows } from './row-test.ts'
import type { FilterExpression } from '#src/features/search/domain/filter/filter-expression.ts'
import type { StockTable } from '../stock-table.ts'
import { createRecentCache } from '#src/shared/domain/cache/recent-cache.ts'

const SCOPES_KEPT = 2000

/** The rows a site may see, and facet counts over them, valid until a vehicle of its dealerships changes. */
export type Scope = { rows: Uint32Array; counts: Map<string, Int32Array>; version: string }

export type ScopeCache = {
  find(dealershipIds: readonly string[], filter: string, expression: FilterExpression | null): Scope
  version(dealershipIds: readonly string[]): number
}

/** Evaluates a scope's filter once per version, over the rows of its own dealerships only. */
export function createScopeCache(table: StockTable): ScopeCache {
  const scopes = createRecentCache<Scope>(SCOPES_KEPT)
  const keys = new WeakMap<readonly string[], string>()

  function keyOf(dealershipIds: readonly string[]): string {
    const known = keys.get(dealershipIds)
    if (known !== undefined) return known
    const key = JSON.stringify([...new Set(dealershipIds)].sort())
    // Only frozen lists are cached by identity, because others could change.
    if (Object.isFrozen(dealershipIds)) keys.set(dealershipIds, key)
    return key
  }

  function version(dealershipIds: readonly string[]): number {
    let sum = 0
    for (const id of dealershipIds) sum += table.dealershipVersions.get(id) ?? 0
    return sum
  }

  function find(
    dealershipIds: readonly string[],
    filter: string,
    expression: FilterExpression | null,
  ): Scope {
    const key = `${keyOf(dealershipIds)}\n${filter}`
    const current = `${table.layout}.${version(dealershipIds)}`
    const known = scopes.get(key)
    if (known?.version === current) return known
    let rows = dealershipRows(table, new Set(dealershipIds))
    for (const test of compileConjuncts(table.columns, expression)) rows = keepRows(test, rows)
    // In column order, so that a query reads memory forwards
    const scope: Scope = { rows: rows.slice().sort(), counts: new Map(), version: current }
    scopes.set(key, scope)
    return scope
  }

  return { find, version }
}

function dealershipRows(table: StockTable, dealershipIds: ReadonlySet<string>): Uint32Array {
  let size = 0
  for (const id of dealershipIds) size += table.dealershipRows.get(id)?.length ?? 0
  const rows = new Uint32Array(size)
  let count = 0
  for (const id of dealershipIds) {
    for (const row of table.dealershipRows.get(id) ?? []) if (table.alive[row] === 1) rows[count++] = row
  }
  return rows.subarray(0, count)
}
