import type { CodedColumn, MultiColumn } from '../columns/columns.ts'
import { NO_NUMBER } from '../columns/columns.ts'

/** A compiled filter. Most need one table lookup per row (`codes`) instead of evaluating the expression. */
export type RowTest =
  | { kind: 'all' }
  | { kind: 'codes'; column: CodedColumn; pass: Uint8Array }
  | { kind: 'range'; numbers: Int32Array | Float64Array; min: number; max: number }
  | { kind: 'rows'; test: (row: number) => boolean }

/** A range test with inclusive bounds; rows without the number never pass. */
export function rangeTest(numbers: Int32Array | Float64Array, min: number, max: number): RowTest {
  return { kind: 'range', numbers, min: Math.max(min, NO_NUMBER + 1), max }
}

/** A test for lists: passes if any of the row's values does. */
export function anyOfList(column: MultiColumn, pass: Uint8Array): RowTest {
  const { starts, counts, values } = column
  return {
    kind: 'rows',
    test: (row) => {
      const start = starts[row] as number
      const end = start + (counts[row] as number)
      for (let at = start; at < end; at++) if (pass[values[at] as number] === 1) return true
      return false
    },
  }
}

export function notTest(inner: RowTest): RowTest {
  if (inner.kind === 'codes') return { ...inner, pass: inner.pass.map((bit) => 1 - bit) }
  const test = rowPredicate(inner)
  return { kind: 'rows', test: (row) => !test(row) }
}

/** All (and) or any (or) of the tests; tests of the same coded column merge into one table. */
export function joinTests(kind: 'and' | 'or', tests: readonly RowTest[]): RowTest {
  const merged: RowTest[] = []
  for (const next of tests) {
    const at = merged.findIndex(
      (known) => known.kind === 'codes' && next.kind === 'codes' && known.column === next.column,
    )
    const known = merged[at]
    if (known?.kind !== 'codes' || next.kind !== 'codes') merged.push(next)
    else
      merged[at] = {
        ...known,
        pass: known.pass.map((bit, code) =>
          kind === 'and' ? bit & (next.pass[code] as number) : bit | (next.pass[code] as number),
        ),
      }
  }
  if (merged.length === 1) return merged[0] as RowTest
  const predicates = merged.map(rowPredicate)
  if (kind === 'and') return { kind: 'rows', test: (row) => predicates.every((passes) => passes(row)) }
  return { kind: 'rows', test: (row) => predicates.some((passes) => passes(row)) }
}

export function rowPredicate(test: RowTest): (row: number) => boolean {
  if (test.kind === 'rows') return test.test
  if (test.kind === 'all') return () => true
  if (test.kind === 'codes') {
    const {
      pass,
      column: { codes },
    } = test
    return (row) => pass[codes[row] as number] === 1
  }
  const { numbers, min, max } = test
  return (row) => (numbers[row] as number) >= min && (numbers[row] as number) <= max
}

export function keepRows(test: RowTest, rows: Uint32Array): Uint32Array {
  if (test.kind === 'all') return rows
  const kept = new Uint32Array(rows.length)
  let count = 0
  if (test.kind === 'codes') {
    const {
      pass,
      column: { codes },
    } = test
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number
      kept[count] = row
      count += pass[codes[row] as number] as number
    }
    return kept.subarray(0, count)
  }
  const passes = rowPredicate(test)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    kept[count] = row
    if (passes(row)) count++
  }
  return kept.subarray(0, count)
}
