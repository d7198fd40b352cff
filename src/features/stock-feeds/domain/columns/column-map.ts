import { VEHICLE_FIELDS } from '#src/features/vehicles/domain/wire/vehicle-fields.ts'
import type { WireField } from '#src/features/vehicles/domain/wire/wire-field.ts'
import { isDealerOnlyHeader } from './dealer-only.ts'
import { type DERIVED_TARGETS, type FeedColumn, type FeedSource, plainHeader } from './feed-source.ts'

/** A column of the file that is read, and how. */
export type MappedColumn = { to: string; field: WireField; words: Readonly<Record<string, string>> }

/** What became of each header of a file. */
export type ColumnMap = {
  /** By position; null for a column that is dropped, ignored or unknown. */
  columns: (MappedColumn | null)[]
  /** Required columns that the file lacks, by their first header name. */
  missing: string[]
  /** Headers that no column names: reported, not read. */
  unknown: string[]
  /** Dealer-only headers, dropped at the door. */
  dropped: string[]
  /** Headers that name a column already taken by an earlier one: not read. */
  repeated: string[]
}

const DERIVED_FIELDS: Record<(typeof DERIVED_TARGETS)[number], WireField> = {
  drive_away_price: { wire: 'drive_away_price', key: '', kind: 'cents' },
  egc_price: { wire: 'egc_price', key: '', kind: 'cents' },
  engine: { wire: 'engine', key: '', kind: 'text' },
  body: { wire: 'body', key: '', kind: 'text' },
  location_code: { wire: 'location_code', key: '', kind: 'text' },
}

function collectWireFields(): Map<string, WireField> {
  const fields = new Map<string, WireField>(Object.entries(DERIVED_FIELDS))
  for (const field of VEHICLE_FIELDS as readonly WireField[]) {
    fields.set(field.wire, field)
    if (field.kind !== 'group') continue
    for (const inner of field.fields ?? []) fields.set(`${field.wire}.${inner.wire}`, inner)
  }
  return fields
}

const WIRE_FIELDS = collectWireFields()

/** The field of a wire name (dotted inside a group) or of a derived target; undefined for an unknown name. */
export function findWireField(to: string): WireField | undefined {
  return WIRE_FIELDS.get(to)
}

/** Wire names that a feed may not set: the platform derives them from dealership and stock number. */
const DERIVED_NAMES = ['id', 'slug', 'path', 'source']

/** A JSON feed asks for every key it meets. */
const INDEXES = new WeakMap<FeedSource, Map<string, FeedColumn>>()

function columnIndex(source: FeedSource): Map<string, FeedColumn> {
  const known = INDEXES.get(source)
  if (known) return known
  const index = new Map<string, FeedColumn>()
  INDEXES.set(source, index)
  for (const to of WIRE_FIELDS.keys()) index.set(plainHeader(to), { to, headers: [] })
  for (const column of source.columns) {
    for (const header of [column.to, ...column.headers]) index.set(plainHeader(header), column)
  }
  return index
}

/** Finds each header's column in the source's table; an exact wire name is always understood. */
export function mapColumns(source: FeedSource, headers: readonly string[]): ColumnMap {
  const index = columnIndex(source)
  const ignored = [...DERIVED_NAMES, ...source.ignored].map(plainHeader)
  const map: ColumnMap = { columns: [], missing: [], unknown: [], dropped: [], repeated: [] }
  const taken = new Set<string>()
  for (const header of headers) {
    map.columns.push(mapHeader({ header, source, index, ignored, map, taken }))
  }
  map.missing = source.columns
    .filter((column) => column.isRequired && !taken.has(column.to))
    .map((column) => column.headers[0] ?? column.to)
  return map
}

type HeaderMapping = {
  header: string
  source: FeedSource
  index: Map<string, FeedColumn>
  ignored: string[]
  map: ColumnMap
  taken: Set<string>
}

function mapHeader({ header, source, index, ignored, map, taken }: HeaderMapping): MappedColumn | null {
  const plain = plainHeader(header)
  if (isDealerOnlyHeader(header, source.dealerOnly)) {
    map.dropped.push(header)
    return null
  }
  if (plain === '' || ignored.includes(plain)) return null
  const column = index.get(plain)
  const field = column && findWireField(column.to)
  if (!column || !field) {
    map.unknown.push(header)
    return null
  }
  if (taken.has(column.to)) {
    map.repeated.push(header)
    return null
  }
  taken.add(column.to)
  return { to: column.to, field, words: column.words ?? {} }
}
