import { VEHICLE_FIELDS } from '#src/features/vehicles/domain/wire/vehicle-fields.ts'
import type { WireField } from '#src/features/vehicles/domain/wire/wire-field.ts'
import { isDealerOnlyHeader } from './dealer-only.ts'
import { type DERIVED_TARGETS, type FeedColumn, type FeedSource, plainHeader } from './feed-source.ts'

export type MappedColumn = {
  to: string
  field: WireField
  words: Readonly<Record<string, string>>
  /** One of several columns that form a list. */
  isListed?: boolean
}

/** How each header of a file is treated. */
export type ColumnMap = {
  /** By position; null for a column that is dropped, ignored or unknown. */
  columns: (MappedColumn | null)[]
  /** Required columns missing from the file, by their first header name. */
  missing: string[]
  /** Headers no column matches: reported, not read. */
  unknown: string[]
  /** Dealer-only headers, dropped immediately. */
  dropped: string[]
  /** Headers of a column that an earlier header already matched: not read. */
  repeated: string[]
}

const DERIVED_FIELDS: Record<(typeof DERIVED_TARGETS)[number], WireField> = {
  drive_away_price: { wire: 'drive_away_price', key: '', kind: 'text' },
  egc_price: { wire: 'egc_price', key: '', kind: 'text' },
  advertised_price: { wire: 'advertised_price', key: '', kind: 'text' },
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

/** The field for a wire name (dotted inside a group) or a derived target; undefined for an unknown name. */
export function findWireField(to: string): WireField | undefined {
  return WIRE_FIELDS.get(to)
}

/** Wire names a feed may not set, because they derive from dealership and stock number. */
const DERIVED_NAMES = ['id', 'slug', 'path', 'source']

/** Cached, because a JSON feed looks up every key it contains. */
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

/** Matches each header to a column of the source; exact wire names always match. */
export function mapColumns(source: FeedSource, headers: readonly string[]): ColumnMap {
  const index = columnIndex(source)
  const ignored = new Set([...DERIVED_NAMES, ...source.ignored].map(plainHeader))
  const map: ColumnMap = { columns: [], missing: [], unknown: [], dropped: [], repeated: [] }
  const taken = new Map<string, { place: number; rank: number }>()
  for (const [place, header] of headers.entries()) {
    const found = findColumn(header, source, { index, ignored })
    if (found === 'dropped') map.dropped.push(header)
    if (found === 'unknown') map.unknown.push(header)
    map.columns.push(
      typeof found === 'string' ? null : takeColumn({ header, place, headers, map, taken }, found),
    )
  }
  map.missing = source.columns
    .filter((column) => column.isRequired && !taken.has(column.to))
    .map((column) => column.headers[0] ?? column.to)
  return map
}

/** Prefixes that exports put before a name without adding meaning. */
const HEADER_PREFIX = /^(?:vehicle|veh|car|unit)(?=.{3})/
/** `Image1`, `Photo 2`, `picture_url_3`: one list across several columns. */
const NUMBERED_PICTURE = /^(?:image|photo|picture|img|pic)(?:url|link)?\d{1,2}$/

type Found = { column: FeedColumn; rank: number; isListed?: boolean }

function findColumn(
  header: string,
  source: FeedSource,
  { index, ignored }: { index: Map<string, FeedColumn>; ignored: ReadonlySet<string> },
): Found | 'dropped' | 'ignored' | 'unknown' {
  const plain = plainHeader(header)
  if (isDealerOnlyHeader(header, source.dealerOnly)) return 'dropped'
  if (plain === '' || ignored.has(plain)) return 'ignored'
  const undotted = plain.replaceAll('.', '')
  const names = [plain, undotted, undotted.replace(HEADER_PREFIX, '')]
  const name = names.find((candidate) => index.has(candidate))
  const column = name === undefined ? undefined : index.get(name)
  if (!column && NUMBERED_PICTURE.test(undotted))
    return { column: { to: 'images', headers: [] }, rank: 0, isListed: true }
  if (!column || !findWireField(column.to)) return 'unknown'
  const rank = [column.to, ...column.headers].findIndex((candidate) => plainHeader(candidate) === name)
  return { column, rank }
}

type Taking = {
  header: string
  place: number
  headers: readonly string[]
  map: ColumnMap
  taken: Map<string, { place: number; rank: number }>
}

/** If two headers match one field, the one the source lists first wins, whatever their order in the file. */
function takeColumn(
  { header, place, headers, map, taken }: Taking,
  { column, rank, isListed }: Found,
): MappedColumn | null {
  const mapped: MappedColumn = {
    to: column.to,
    field: findWireField(column.to) as WireField,
    words: column.words ?? {},
    ...(isListed ? { isListed } : {}),
  }
  const earlier = taken.get(column.to)
  if (earlier && !isListed) {
    if (earlier.rank <= rank) {
      map.repeated.push(header)
      return null
    }
    map.columns[earlier.place] = null
    map.repeated.push(headers[earlier.place] ?? '')
  }
  taken.set(column.to, { place, rank })
  return mapped
}
