import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { STOCK_DOCUMENT_VERSION } from '#src/features/search/domain/to-stock-document.ts'
import type { Column } from '../columns/columns.ts'
import { createDictionary, type Dictionary } from '../columns/dictionary.ts'
import type { ColumnArray } from '../columns/growing-array.ts'
import { columnShape } from '../columns/stock-columns.ts'
import { createStockTable, reindex, type StockTable } from '../stock-table.ts'

/** Increase when the file layout changes; document contents and column shape are hashed too. */
const FORMAT = 2
const MAGIC = 'FCSTOCK\n'
const ARRAYS = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array }

type Block = { type: keyof typeof ARRAYS; bytes: number }
type Header = {
  shape: string
  cursor: string
  rowCount: number
  ownerIds: string[]
  versions: [string, number][]
  hasDocuments: boolean
  dictionaries: Record<string, string[]>
  used: Record<string, number>
  ascii: Record<string, boolean>
  blocks: Block[]
  /** CRC-32 of everything after the header. */
  checksum: number
}

export type RestoredStock = { table: StockTable; cursor: string }

function shapeHash(): string {
  return createHash('sha256').update(`${FORMAT} ${STOCK_DOCUMENT_VERSION} ${columnShape()}`).digest('hex')
}

/** The table as chunks: magic, length and CRC of the header, header, then each array, 8-byte aligned. */
export function serialiseStock(table: StockTable, cursor: string): Uint8Array[] {
  const columns = [...table.columns.values()]
  const arrays: ColumnArray[] = [
    table.alive.subarray(0, table.rowCount),
    table.owners.subarray(0, table.rowCount),
    ...columns.flatMap((column) => columnArrays(column, table.rowCount)),
  ]
  if (table.documents) arrays.push(...documentArrays(table.documents, table.rowCount))
  const body = arrays.flatMap((array) => padded(array))
  const header: Header = {
    shape: shapeHash(),
    cursor,
    rowCount: table.rowCount,
    ownerIds: table.ownerIds,
    versions: [...table.dealershipVersions],
    hasDocuments: table.documents !== null,
    dictionaries: Object.fromEntries(
      columns.flatMap((column) => ('dictionary' in column ? [[column.name, column.dictionary.labels]] : [])),
    ),
    used: Object.fromEntries(
      columns.flatMap((column) => ('used' in column ? [[column.name, column.used]] : [])),
    ),
    ascii: Object.fromEntries(
      columns.flatMap((column) => ('ascii' in column ? [[column.name, column.ascii]] : [])),
    ),
    blocks: arrays.map((array) => ({
      type: array.constructor.name as Block['type'],
      bytes: array.byteLength,
    })),
    checksum: body.reduce((sum, chunk) => crc32(chunk, sum), 0),
  }
  const text = Buffer.from(JSON.stringify(header))
  const start = Buffer.alloc(16)
  start.write(MAGIC, 'latin1')
  start.writeUInt32LE(text.length, 8)
  start.writeUInt32LE(crc32(text), 12)
  return [start, ...padded(text), ...body]
}

/** Restores a table; undefined unless the bytes are exactly as this build writes them. */
export function restoreStock(bytes: Uint8Array): RestoredStock | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 16 || file.toString('latin1', 0, 8) !== MAGIC) return undefined
  const headerEnd = 16 + file.readUInt32LE(8)
  const text = file.subarray(16, headerEnd)
  if (headerEnd > file.length || crc32(text) !== file.readUInt32LE(12)) return undefined
  const header = JSON.parse(text.toString()) as Header
  const body = file.subarray(aligned(headerEnd))
  if (header.shape !== shapeHash() || crc32(body) !== header.checksum) return undefined
  return { table: toTable(header, readBlocks(header, body)), cursor: header.cursor }
}

function toTable(header: Header, blocks: ColumnArray[]): StockTable {
  const table = createStockTable()
  const next = (): ColumnArray => blocks.shift() as ColumnArray
  table.rowCount = header.rowCount
  table.alive = next() as Uint8Array
  table.owners = next() as Uint32Array
  table.ownerIds = header.ownerIds
  for (const column of table.columns.values()) fillColumn(column, header, next)
  table.documents = header.hasDocuments ? readDocuments(next() as Uint32Array, next() as Uint8Array) : null
  table.deadCount = table.alive.reduce((sum, live) => sum + 1 - live, 0)
  table.dealershipVersions = new Map(header.versions)
  reindex(table)
  return table
}

function columnArrays(column: Column, rows: number): ColumnArray[] {
  if (column.kind === 'coded') return [column.codes.subarray(0, rows)]
  if (column.kind === 'number') return [column.numbers.subarray(0, rows)]
  if (column.kind === 'multi')
    return [
      column.starts.subarray(0, rows),
      column.counts.subarray(0, rows),
      column.values.subarray(0, column.used),
    ]
  return [
    column.starts.subarray(0, rows),
    column.lengths.subarray(0, rows),
    column.bytes.subarray(0, column.used),
  ]
}

function fillColumn(column: Column, header: Header, next: () => ColumnArray): void {
  if (column.kind === 'number') column.numbers = next() as typeof column.numbers
  if (column.kind === 'coded')
    Object.assign(column, { codes: next(), dictionary: dictionaryOf(header, column.name) })
  if (column.kind === 'multi')
    Object.assign(column, {
      starts: next(),
      counts: next(),
      values: next(),
      used: header.used[column.name],
      dictionary: dictionaryOf(header, column.name),
    })
  if (column.kind === 'key')
    Object.assign(column, {
      starts: next(),
      lengths: next(),
      bytes: next(),
      used: header.used[column.name],
      ascii: header.ascii[column.name],
    })
}

function dictionaryOf(header: Header, name: string): Dictionary {
  return createDictionary(header.dictionaries[name])
}

function documentArrays(documents: readonly (string | null)[], rows: number): [Uint32Array, Uint8Array] {
  const chunks = Array.from({ length: rows }, (_, row) => Buffer.from(documents[row] ?? ''))
  return [Uint32Array.from(chunks, (chunk) => chunk.length), new Uint8Array(Buffer.concat(chunks))]
}

function readDocuments(lengths: Uint32Array, bytes: Uint8Array): (string | null)[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  return Array.from(lengths, (length) => {
    at += length
    return length === 0 ? null : text.toString('utf8', at - length, at)
  })
}

/** Copies each block out of the file, so that columns can grow and the file's memory can be freed. */
function readBlocks(header: Header, body: Buffer): ColumnArray[] {
  let at = 0
  return header.blocks.map(({ type, bytes }) => {
    const copy = new Uint8Array(bytes)
    copy.set(body.subarray(at, at + bytes))
    at = aligned(at + bytes)
    return new ARRAYS[type](copy.buffer) as ColumnArray
  })
}

function padded(array: ColumnArray): Uint8Array[] {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
  const gap = aligned(bytes.length) - bytes.length
  return gap > 0 ? [bytes, new Uint8Array(gap)] : [bytes]
}

function aligned(length: number): number {
  return (length + 7) & ~7
}
