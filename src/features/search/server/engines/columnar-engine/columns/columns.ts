import { createDictionary, type Dictionary, encode } from './dictionary.ts'
import { type CodeArray, wideEnough, withRoom } from './growing-array.ts'

/** Marks "no number" in number columns of either element type; no attribute comes near it. */
export const NO_NUMBER = -2_147_483_648

/** One of a few distinct values: make, colour, year, true or false. */
export type CodedColumn = {
  kind: 'coded'
  name: string
  numeric: boolean
  dictionary: Dictionary
  codes: CodeArray
}
/** Several values per row: features, categories. A row's values are together at starts[row]. */
export type MultiColumn = {
  kind: 'multi'
  name: string
  numeric: false
  dictionary: Dictionary
  starts: Uint32Array
  counts: Uint16Array
  values: CodeArray
  used: number
}
/** One of many distinct numbers: price, kilometres, times. */
export type NumberColumn = { kind: 'number'; name: string; numeric: true; numbers: Int32Array | Float64Array }
/** Nearly unique text: id, slug, stock number. Bytes are UTF-8. */
export type KeyColumn = {
  kind: 'key'
  name: string
  numeric: false
  bytes: Uint8Array
  starts: Uint32Array
  lengths: Uint16Array
  used: number
  ascii: boolean
}
export type Column = CodedColumn | MultiColumn | NumberColumn | KeyColumn

export function createColumn(kind: Column['kind'], name: string, numeric = false): Column {
  if (kind === 'coded')
    return { kind, name, numeric, dictionary: createDictionary(), codes: new Uint8Array(64) }
  if (kind === 'multi')
    return {
      kind,
      name,
      numeric: false,
      dictionary: createDictionary(),
      starts: new Uint32Array(64),
      counts: new Uint16Array(64),
      values: new Uint8Array(64),
      used: 0,
    }
  if (kind === 'number') return { kind, name, numeric: true, numbers: new Int32Array(64) }
  return {
    kind,
    name,
    numeric: false,
    bytes: new Uint8Array(256),
    starts: new Uint32Array(64),
    lengths: new Uint16Array(64),
    used: 0,
    ascii: true,
  }
}

/** Stores a document's value for the column in `row`. */
export function setValue(column: Column, row: number, value: unknown): void {
  if (column.kind === 'coded') setCoded(column, row, value)
  else if (column.kind === 'multi') setMulti(column, row, Array.isArray(value) ? value : [])
  else if (column.kind === 'number') setNumber(column, row, value)
  else setKey(column, row, typeof value === 'string' ? value : '')
}

function setCoded(column: CodedColumn, row: number, value: unknown): void {
  const code = value === null || value === undefined ? 0 : encode(column.dictionary, String(value))
  column.codes = wideEnough(withRoom(column.codes, row + 1), code)
  column.codes[row] = code
}

function setMulti(column: MultiColumn, row: number, values: readonly unknown[]): void {
  const codes = [...new Set(values.map((value) => encode(column.dictionary, String(value))))].slice(0, 0xffff)
  column.starts = withRoom(column.starts, row + 1)
  column.counts = withRoom(column.counts, row + 1)
  // A shorter list overwrites the old one; a longer one goes at the end, and compaction closes the gap.
  if (codes.length > (column.counts[row] as number)) {
    column.starts[row] = column.used
    column.used += codes.length
  }
  column.counts[row] = codes.length
  const start = column.starts[row] as number
  column.values = withRoom(column.values, column.used)
  for (const [at, code] of codes.entries()) {
    column.values = wideEnough(column.values, code)
    column.values[start + at] = code
  }
}

function setNumber(column: NumberColumn, row: number, value: unknown): void {
  const number = typeof value === 'number' && Number.isFinite(value) ? value : NO_NUMBER
  if (column.numbers instanceof Int32Array && number !== (number | 0))
    column.numbers = Float64Array.from(column.numbers)
  column.numbers = withRoom(column.numbers, row + 1)
  column.numbers[row] = number
}

function setKey(column: KeyColumn, row: number, text: string): void {
  const bytes = Buffer.from(text)
  column.ascii = column.ascii && bytes.length === text.length
  column.starts = withRoom(column.starts, row + 1)
  column.lengths = withRoom(column.lengths, row + 1)
  column.bytes = withRoom(column.bytes, column.used + bytes.length)
  column.bytes.set(bytes, column.used)
  column.starts[row] = column.used
  column.lengths[row] = bytes.length
  column.used += bytes.length
}

/** A row's text in a key column; empty if it has none. */
export function keyText(column: KeyColumn, row: number): string {
  const start = column.starts[row] as number
  const length = column.lengths[row] as number
  return Buffer.from(column.bytes.buffer, column.bytes.byteOffset + start, length).toString()
}
