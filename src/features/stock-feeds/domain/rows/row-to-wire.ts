import { isRecord } from '#src/features/vehicles/domain/wire/wire-values.ts'
import type { WireField } from '#src/features/vehicles/domain/wire/wire-field.ts'
import type { MappedColumn } from '../columns/column-map.ts'
import { parseCell } from './cell.ts'
import { type FeedRow, fieldIssue } from './feed-row.ts'

/** The wire record of a CSV record by the file's column map; columns mapped to null are never looked at. */
export function cellsToWire(columns: readonly (MappedColumn | null)[], cells: readonly string[]): FeedRow {
  const row: FeedRow = { wire: {}, issues: [] }
  for (const [place, column] of columns.entries()) {
    if (column) putValue(row, column, cells[place] ?? '')
  }
  return row
}

/** The wire record of a JSON object; `mapped` gives each key's column, null for keys not read. */
export function recordToWire(
  mapped: ReadonlyMap<string, MappedColumn | null>,
  record: Readonly<Record<string, unknown>>,
): FeedRow {
  const row: FeedRow = { wire: {}, issues: [] }
  for (const [key, value] of Object.entries(record)) {
    const column = mapped.get(key)
    if (column) putValue(row, column, value)
  }
  return row
}

function putValue(row: FeedRow, column: MappedColumn, value: unknown): void {
  const read = readValue(column.field, value, column.words)
  if (!read.ok) row.issues.push(fieldIssue(column.to, `${column.to} ${read.error}`))
  else if (column.isListed) listValue(row, column.to, read.value)
  else placeValue(row, column.to, read.value)
}

/** Parses text by kind where another kind is expected, so `"34,990"` and 34990 are the same price in JSON. */
function readValue(
  field: WireField,
  value: unknown,
  words: Readonly<Record<string, string>>,
): ReturnType<typeof parseCell> {
  if (typeof value === 'string') {
    const read = parseCell(value, { field, words })
    const isGroup = field.kind === 'group' || field.kind === 'group_by_key'
    return read.ok && isGroup ? { ok: true, value: readInner(field, read.value) } : read
  }
  return { ok: true, value: readInner(field, value) }
}

function readInner(field: WireField, value: unknown): unknown {
  if (!isRecord(value)) return value
  if (field.kind === 'group') return readGroup(field.fields ?? [], value)
  if (field.kind !== 'group_by_key') return value
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    isRecord(entry) ? readGroup(field.fields ?? [], entry) : entry,
  ])
  return Object.fromEntries(entries)
}

/** Parses text in a group by kind. Unreadable text stays for the schema to refuse with its position. */
function readGroup(
  fields: readonly WireField[],
  group: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const values: [string, unknown][] = []
  for (const field of fields) {
    if (!Object.hasOwn(group, field.wire)) continue
    const value = group[field.wire]
    const read = typeof value === 'string' ? parseCell(value, { field, words: {} }) : null
    values.push([field.wire, read?.ok ? read.value : value])
  }
  return Object.fromEntries(values)
}

function listValue(row: FeedRow, to: string, value: unknown): void {
  const before: unknown = row.wire[to]
  row.wire[to] = [...(Array.isArray(before) ? before : []), ...(Array.isArray(value) ? value : [])]
}

function placeValue(row: FeedRow, to: string, value: unknown): void {
  const dot = to.indexOf('.')
  if (dot < 0) {
    row.wire[to] = value
    return
  }
  const [outer, inner] = [to.slice(0, dot), to.slice(dot + 1)]
  const group = isRecord(row.wire[outer]) ? row.wire[outer] : {}
  row.wire[outer] = { ...group, [inner]: value }
}
