import { isRecord } from '#src/features/vehicles/domain/wire/wire-values.ts'
import { quotedText } from '#src/shared/domain/text/quoted-text.ts'
import { type ColumnMap, type MappedColumn, mapColumns } from '../domain/columns/column-map.ts'
import type { FeedSource } from '../domain/columns/feed-source.ts'
import { createCsvReader, type CsvItem, findDelimiter } from '../domain/reading/csv-records.ts'
import { createJsonReader, type JsonItem } from '../domain/reading/json-records.ts'
import type { FeedRow } from '../domain/rows/feed-row.ts'
import { cellsToWire, recordToWire } from '../domain/rows/row-to-wire.ts'
import { type FeedFile, readFeedText } from './feed-file.ts'

/**
 * What reading a file yields, in order: rows, unreadable lines, notes on the file, `fatal` if nothing of it can be
 * used, `cut_off` if its end is missing, and `columns` with its fields.
 */
export type FeedItem =
  | { kind: 'row'; line: number; bytes: number; row: FeedRow }
  | { kind: 'broken'; line: number; reason: string }
  | { kind: 'note'; text: string }
  | { kind: 'fatal'; reason: string }
  | { kind: 'cut_off'; reason: string }
  | { kind: 'columns'; names: string[] }

/** Names shown in a note, so that a hostile header does not fill the run's record. */
const NAMES_SHOWN = 20
/** Distinct keys looked up in a JSON file; more means a broken or hostile file. */
const KEYS_MAX = 1_000

/**
 * Reads a feed file row by row in bounded memory. With `only` rows contain no other fields, which is much faster;
 * what is reported about lines and columns is the same.
 */
export async function* readFeedRows(
  source: FeedSource,
  file: FeedFile,
  only?: ReadonlySet<string>,
): AsyncGenerator<FeedItem> {
  if (file.encoding.label !== 'utf-8') {
    const since = file.encoding.firstBadLine ? ` (line ${file.encoding.firstBadLine} is not UTF-8)` : ''
    yield { kind: 'note', text: `read as ${file.encoding.label}${since}; save the file as UTF-8 to be sure` }
  }
  yield* source.format === 'csv' ? readCsv(source, file, only) : readJson(source, file, only)
}

async function* readCsv(
  source: FeedSource,
  file: FeedFile,
  only?: ReadonlySet<string>,
): AsyncGenerator<FeedItem> {
  let reader: ReturnType<typeof createCsvReader> | null = null
  const header: CsvHeader = { map: null, read: [], only }
  let last: CsvItem | null = null
  for await (const { text, bytes } of readFeedText(file)) {
    reader ??= createCsvReader(findDelimiter(text.slice(0, text.indexOf('\n') + 1 || text.length)))
    for (const item of reader.push(text)) {
      last = item
      yield* csvItem(source, header, item, bytes)
      if (header.map && header.map.missing.length > 0) return
    }
  }
  for (const item of reader?.end() ?? []) {
    last = item
    yield* csvItem(source, header, item, file.size)
    if (header.map && header.map.missing.length > 0) return
    if (item.kind === 'broken' && item.reason.includes('never closed'))
      yield { kind: 'cut_off', reason: `line ${item.line}: ${item.reason}` }
  }
  if (header.map && last?.kind === 'broken' && last.isShort)
    yield { kind: 'cut_off', reason: `the file ends in line ${last.line}, which ${last.reason}` }
  if (!header.map) yield { kind: 'fatal', reason: 'the file has no header line' }
}

type CsvHeader = {
  map: ColumnMap | null
  read: (MappedColumn | null)[]
  only: ReadonlySet<string> | undefined
}

function wanted(column: MappedColumn, only: ReadonlySet<string> | undefined): boolean {
  return !only || only.has(column.to)
}

function* csvItem(source: FeedSource, header: CsvHeader, item: CsvItem, bytes: number): Generator<FeedItem> {
  if (item.kind === 'broken') {
    if (header.map) yield item
    else yield { kind: 'fatal', reason: `the header on line ${item.line} cannot be read: ${item.reason}` }
  } else if (header.map) {
    yield readRow(item.line, bytes, () => cellsToWire(header.read, item.cells))
  } else {
    header.map = mapColumns(source, item.cells)
    const { missing, columns } = header.map
    header.read = columns.map((column) => (column && wanted(column, header.only) ? column : null))
    if (missing.length > 0)
      yield { kind: 'fatal', reason: `required columns are missing: ${missing.join(', ')}` }
    else {
      yield { kind: 'columns', names: columns.flatMap((column) => column?.to ?? []) }
      yield* columnNotes(header.map)
    }
  }
}

function* columnNotes({
  unknown,
  dropped,
  repeated,
}: Pick<ColumnMap, 'unknown' | 'dropped' | 'repeated'>): Generator<FeedItem> {
  if (unknown.length > 0)
    yield { kind: 'note', text: `columns not known and not read: ${listNames(unknown)}` }
  if (repeated.length > 0)
    yield {
      kind: 'note',
      text: `columns that repeat an earlier one and were not read: ${listNames(repeated)}`,
    }
  if (dropped.length > 0)
    yield { kind: 'note', text: `dealer-only columns dropped at the door: ${listNames(dropped)}` }
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).map(quotedText)
  return names.length > shown.length
    ? `${shown.join(', ')} and ${names.length - shown.length} more`
    : shown.join(', ')
}

type KeyMap = {
  columns: Map<string, MappedColumn | null>
  read: Map<string, MappedColumn | null>
  unknown: string[]
  dropped: string[]
  only: ReadonlySet<string> | undefined
}

async function* readJson(
  source: FeedSource,
  file: FeedFile,
  only?: ReadonlySet<string>,
): AsyncGenerator<FeedItem> {
  const reader = createJsonReader()
  const keys: KeyMap = { columns: new Map(), read: new Map(), unknown: [], dropped: [], only }
  for await (const { text, bytes } of readFeedText(file)) {
    for (const item of reader.push(text)) yield jsonItem(source, keys, item, bytes)
  }
  const { items, isCutOff } = reader.end()
  for (const item of items) yield jsonItem(source, keys, item, file.size)
  if (isCutOff) yield { kind: 'cut_off', reason: 'the JSON list is never closed' }
  yield { kind: 'columns', names: [...keys.columns.values()].flatMap((column) => column?.to ?? []) }
  yield* columnNotes({ ...keys, repeated: [] })
}

function jsonItem(source: FeedSource, keys: KeyMap, item: JsonItem, bytes: number): FeedItem {
  if (item.kind === 'broken') return item
  const record = parseRecord(item.text)
  if (!record) return { kind: 'broken', line: item.line, reason: 'is not valid JSON' }
  for (const key of Object.keys(record)) learnKey(source, keys, key)
  return readRow(item.line, bytes, () => recordToWire(keys.read, record))
}

/** If a row's values make the rules throw, only that row is given up. */
function readRow(line: number, bytes: number, read: () => FeedRow): FeedItem {
  try {
    return { kind: 'row', line, bytes, row: read() }
  } catch (error) {
    const reason = `the row cannot be read: ${error instanceof Error ? quotedText(error.message) : 'unknown reason'}`
    return { kind: 'broken', line, reason }
  }
}

function parseRecord(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

function learnKey(source: FeedSource, keys: KeyMap, key: string): void {
  if (keys.columns.has(key) || keys.columns.size >= KEYS_MAX) return
  const map = mapColumns(source, [key])
  const column = map.columns[0] ?? null
  keys.columns.set(key, column)
  keys.read.set(key, column && wanted(column, keys.only) ? column : null)
  keys.unknown.push(...map.unknown)
  keys.dropped.push(...map.dropped)
}
