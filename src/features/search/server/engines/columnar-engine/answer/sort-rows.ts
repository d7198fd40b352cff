import { type Column, NO_NUMBER } from '../columns/columns.ts'
import { ranksOf } from '../columns/dictionary.ts'
import { compareKeys } from '../columns/key-match.ts'
import { keyColumn, type StockColumns } from '../columns/stock-columns.ts'

export type SortKey = { attribute: string; descending: boolean }

type KeyOf = (row: number) => number

/** Final tie-breakers, so that every list has a definite order (ranking rules of the hosted index). */
export const LAST_SORT_KEYS: readonly SortKey[] = [
  { attribute: 'featured_rank', descending: false },
  { attribute: 'created_at_timestamp', descending: true },
]

/**
 * The first `wanted` rows in order: the requested keys, then text score, then the last keys, then id. Rows without
 * the value always come last. Uses a bounded heap, so the cost depends on the page and not the result.
 */
export function topRows(
  columns: StockColumns,
  rows: Uint32Array,
  asked: { keys: readonly SortKey[]; scores: Uint32Array | null; wanted: number },
): Uint32Array {
  const keys: KeyOf[] = asked.keys.map((key) => sortValue(columns, key))
  const { scores } = asked
  if (scores) keys.push((row) => -(scores[row] as number))
  keys.push(...LAST_SORT_KEYS.map((key) => sortValue(columns, key)))
  const first = keys[0] as KeyOf
  const primary = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) primary[at] = first(rows[at] as number)
  const ids = keyColumn(columns, 'id')
  const compare = (a: number, b: number): number => {
    const difference = order(primary[a] as number, primary[b] as number)
    if (difference !== 0) return difference
    const rowA = rows[a] as number
    const rowB = rows[b] as number
    for (let key = 1; key < keys.length; key++) {
      const next = order((keys[key] as KeyOf)(rowA), (keys[key] as KeyOf)(rowB))
      if (next !== 0) return next
    }
    return compareKeys(ids, rowA, rowB)
  }
  return smallest(rows.length, asked.wanted, compare).map((at) => rows[at] as number)
}

function order(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** A number per row that sorts like the attribute, missing values last. */
function sortValue(columns: StockColumns, { attribute, descending }: SortKey): KeyOf {
  const column = columns.get(attribute) as Column
  const sign = descending ? -1 : 1
  if (column.kind === 'number') {
    const { numbers } = column
    return (row) => (numbers[row] === NO_NUMBER ? Number.POSITIVE_INFINITY : sign * (numbers[row] as number))
  }
  if (column.kind !== 'coded') return () => 0
  const { codes, dictionary } = column
  const values: ArrayLike<number> = column.numeric ? dictionary.numbers : ranksOf(dictionary)
  return (row) =>
    codes[row] === 0 ? Number.POSITIVE_INFINITY : sign * (values[codes[row] as number] as number)
}

/** Positions of the `wanted` smallest of `length` items, in order. */
function smallest(length: number, wanted: number, compare: (a: number, b: number) => number): Uint32Array {
  const size = Math.min(wanted, length)
  const heap = new Uint32Array(size)
  if (size === 0) return heap
  for (let at = 0; at < size; at++) heap[at] = at
  for (let at = (size >> 1) - 1; at >= 0; at--) sink(heap, at, compare)
  for (let next = size; next < length; next++) {
    if (compare(next, heap[0] as number) >= 0) continue
    heap[0] = next
    sink(heap, 0, compare)
  }
  return heap.sort(compare)
}

/** Restores the heap (largest on top) below `at`. */
function sink(heap: Uint32Array, at: number, compare: (a: number, b: number) => number): void {
  const item = heap[at] as number
  for (let child = at * 2 + 1; child < heap.length; child = at * 2 + 1) {
    if (child + 1 < heap.length && compare(heap[child + 1] as number, heap[child] as number) > 0) child++
    if (compare(heap[child] as number, item) <= 0) break
    heap[at] = heap[child] as number
    at = child
  }
  heap[at] = item
}
