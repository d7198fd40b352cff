import type { Column, KeyColumn, MultiColumn } from './columns.ts'
import type { ColumnArray } from './growing-array.ts'
import type { StockColumns } from './stock-columns.ts'

/** Rewrites every column to hold only `rows`, in that order, without gaps in lists and keys. */
export function compactColumns(columns: StockColumns, rows: readonly number[]): void {
  for (const column of columns.values()) compact(column, rows)
}

function compact(column: Column, rows: readonly number[]): void {
  if (column.kind === 'coded') column.codes = gather(column.codes, rows)
  else if (column.kind === 'number') column.numbers = gather(column.numbers, rows)
  else if (column.kind === 'multi') compactLists(column, rows)
  else compactKeys(column, rows)
}

function gather<A extends ColumnArray>(array: A, rows: readonly number[]): A {
  const kept = new (array.constructor as new (length: number) => A)(Math.max(rows.length, 64))
  for (const [at, row] of rows.entries()) kept[at] = array[row] as number
  return kept
}

function compactLists(column: MultiColumn, rows: readonly number[]): void {
  const starts = gather(column.starts, rows)
  const counts = gather(column.counts, rows)
  // Copied, because after updates lists are not in row order and a move could overwrite one still needed.
  const old = column.values.slice()
  column.used = repack(rows, starts, counts, (from, length, to) =>
    column.values.set(old.subarray(from, from + length), to),
  )
  column.starts = starts
  column.counts = counts
}

function compactKeys(column: KeyColumn, rows: readonly number[]): void {
  const starts = gather(column.starts, rows)
  const lengths = gather(column.lengths, rows)
  const old = column.bytes.slice()
  column.used = repack(rows, starts, lengths, (from, length, to) =>
    column.bytes.set(old.subarray(from, from + length), to),
  )
  column.starts = starts
  column.lengths = lengths
}

function repack(
  rows: readonly number[],
  starts: Uint32Array,
  lengths: Uint16Array,
  move: (from: number, length: number, to: number) => void,
): number {
  let used = 0
  for (let at = 0; at < rows.length; at++) {
    const length = lengths[at] as number
    move(starts[at] as number, length, used)
    starts[at] = used
    used += length
  }
  return used
}
